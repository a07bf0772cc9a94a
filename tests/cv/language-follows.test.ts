import { expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { dateWordsOf } from "../../src/text/date-words.ts";
import { translations, type CvLanguage } from "../../src/cv/translations/translations.ts";
import { pageOf } from "../support/engines.ts";
import { extractors, extractPdfText, hasPoppler, type Extractor } from "../support/extract-pdf-text.ts";
import { sampleCv } from "../support/sample-cvs.ts";

const typst = openTypst();
const languages = Object.keys(translations) as CvLanguage[];
const latin = languages.filter((language) => translations[language].script === "latin");
const readers = extractors.filter((name) => name !== "poppler" || hasPoppler());

const longWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** The text of a CV in a language: a job from June 2021 on, and a word too long for the side column. */
async function textIn(language: CvLanguage, reader: Extractor): Promise<string> {
  const cv: CvDocument = { ...sampleCv("amara"), language };
  const [job] = cv.sections.experience;
  const [skill] = cv.sections.skills;
  if (!job || !skill) throw new Error("the sample lacks a job or a skill");
  Object.assign(job, { startDate: "06/2021", endDate: "Present" });
  skill.name = longWord;
  const drawing = typst.drawPdf(
    pageOf({ ...cv, look: { ...cv.look, template: "sidebar", dateFormat: "long" } }),
  );
  if (!drawing.ok) throw new Error(drawing.reason);
  expect(drawing.missing).toEqual([]);
  return extractPdfText(drawing.pdf, reader);
}

test.each(languages)("headings and dates of a page in %s are in this language", async (language) => {
  const { headings } = translations[language];
  const dates = dateWordsOf(language);
  const text = (await textIn(language, "mupdf")).normalize("NFKC").replaceAll(/\s+/g, " ").toLowerCase();
  for (const wanted of [
    headings.experience,
    headings.education,
    dates.longMonths[5] ?? "",
    dates.present[0] ?? "",
  ])
    expect(text).toContain(wanted.toLowerCase());
});

/** How a reader ends the lines of the long word. */
async function partsIn(language: CvLanguage, reader: Extractor): Promise<string[]> {
  const text = await textIn(language, reader);
  const pattern = new RegExp(Array.from(longWord).join("(?:\\u00AD?\\s+)?"), "u");
  return pattern.exec(text)?.[0].split(/\s+/) ?? [];
}

test.each(readers)("%s reads a long German word as broken between its parts", async (reader) => {
  const parts = await partsIn("de", reader);
  expect(parts.map((part) => part.replace("\u00AD", ""))).toEqual([
    "Rindfleischetikettierungsüberwachungs",
    "aufgabenübertragungsgesetz",
  ]);
});

test("other languages break the same word at their own syllables", async () => {
  const breaks = await Promise.all(latin.map((language) => partsIn(language, "mupdf")));
  for (const parts of breaks) {
    expect(parts.length).toBeGreaterThan(1);
    // The end of a line says that the word goes on.
    expect(parts.slice(0, -1).every((part) => part.endsWith("\u00AD"))).toBe(true);
  }
  expect(new Set(breaks.map((parts) => parts.join(" "))).size).toBeGreaterThanOrEqual(3);
});
