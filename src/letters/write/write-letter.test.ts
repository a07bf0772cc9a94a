import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { anyCvDocument } from "../../cv/document/any-cv-document.ts";
import { letterText } from "../letter-text.ts";
import {
  wordCount,
  firstChoices,
  letterLanguages,
  lengths,
  sentencesOf,
  structures,
  tones,
  type Letter,
  type LetterChoices,
} from "../letter.ts";
import { writeFirstLetter } from "../page/letter-page.tsx";
import { writeLetter } from "./write-letter.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const now = new Date("2026-11-22T12:00:00Z");
const setPhrases = ["apply", "points", "close", "thanks", "attached"];

function write(
  choices: Partial<LetterChoices> = {},
  document = analystCv(),
  advert = analystAdvert(),
): Letter {
  const cv = { id: "cv", title: "Data", document };
  const result = writeLetter({ cv, advert, choices: { ...firstChoices, ...choices }, now });
  if (!result.ok) throw new Error(result.reason);
  return result.letter;
}

test("a letter turns lines of the CV into sentences, names the job and answers its requirements", () => {
  const letter = write();
  expect(letterText(letter)).toBe(`Amara Osei
amara@example.com
Denver

22 November 2026

Northbeck Energy

Senior Data Analyst, Northbeck Energy

Dear Northbeck Energy hiring team,

I am applying for the position of Senior Data Analyst at Northbeck Energy. You ask for experience with SQL. As a data analyst at Front Range Transit, I cut late departures by 11% with a dispatch dashboard in SQL that 46 supervisors use. I also own 38 dbt models and their tests. Before that, at Meadow Clinics, I trained eleven nurses to question their own numbers.

I have worked as a data analyst for five years. My skills also include Python. I hold a BSc in Statistics from the University of Northfield. My CV is attached. I would be happy to talk about the position. Thank you for reading my application.

Kind regards,

Amara Osei
`);
  const line = sentencesOf(letter).find(({ text }) => text.includes("11%"));
  expect(line?.sources[0]).toEqual({
    from: "cv",
    text: "Cut late departures by 11% with a dispatch dashboard in SQL that 46 supervisors use.",
    where: "Experience: Data Analyst, Front Range Transit",
  });
});

test("the structure decides how the letter begins", () => {
  expect(sentencesOf(write({ structure: "why" }))[0]?.text).toBe(
    "You are looking for somebody to explain numbers to people who do not write SQL.",
  );
  const points = write({ structure: "points" }).paragraphs.filter(({ kind }) => kind === "point");
  expect(points[0]?.sentences[0]?.text).toMatch(/^SQL: as a data analyst at Front Range Transit, I cut/);
});

test("the form adds facts that only the person knows, and a sentence can be left out or reworded", () => {
  const letter = write({
    reason: "I grew up next to the plant",
    startDate: "2027-03-01",
    contact: "Kim Weber",
    address: "ms",
  });
  const text = letterText(letter);
  expect(letter.greeting).toBe("Dear Ms Weber,");
  expect(text).toContain("I grew up next to the plant.");
  expect(text).toContain("I can start on 1 March 2027.");
  expect(text).toContain("Kim Weber\nNorthbeck Energy");
  const other = write({ variants: { years: 1 }, leftOut: ["education"] });
  expect(letterText(other)).toContain("As a data analyst I have five years of experience.");
  expect(letterText(other)).not.toContain("BSc");
});

test("a letter needs a name and a title, and names no company if there is none", () => {
  const cv = { id: null, title: "", document: analystCv({ basics: {} }) };
  const given = { advert: analystAdvert(), choices: firstChoices, now };
  expect(writeLetter({ ...given, cv })).toEqual({ ok: false, reason: "no-name" });
  const advert = analystAdvert();
  const untitled = { ...advert, job: { ...advert.job, title: " " } };
  expect(writeLetter({ ...given, advert: untitled, cv: { ...cv, document: analystCv() } })).toEqual({
    ok: false,
    reason: "no-title",
  });
  const unnamed = write({}, analystCv(), { ...advert, job: { ...advert.job, company: "" } });
  expect(letterText(unnamed)).toContain(
    "Dear hiring team,\n\nI am applying for the position of Senior Data Analyst.",
  );
});

test("the years are left out if the summary of the CV states fewer, and posts of other titles do not count as the same work", () => {
  const basics = { name: "Amara Osei", summary: "Data Analyst with four years of experience." };
  expect(letterText(write({}, analystCv({ basics })))).not.toContain("five years");

  const post = (position: string, startDate: string, endDate?: string) => ({
    name: "Front Range Transit",
    position,
    startDate,
    ...(endDate && { endDate }),
    highlights: ["Built a dashboard in SQL."],
  });
  const work = [
    post("Data Analyst, Fleet", "2021-01"),
    post("Data Engineer, Fleet", "2016-01", "2020-12"),
    post("Data Scientist, Fleet", "2011-01", "2015-12"),
  ];
  const [occupation, ...others] = analystAdvert().requirements;
  if (occupation?.kind !== "occupation") throw new Error("no occupation");
  const names = ["data engineer", "data scientist"];
  const advert = { ...analystAdvert(), requirements: [{ ...occupation, names }, ...others] };
  const text = letterText(write({}, analystCv({ work }), advert));
  expect(text).toContain("I have done this kind of work for five years.");
});

test("a letter in another language than the CV uses only names and years", () => {
  const letter = write({ language: "de" });
  expect(letter.isNamesOnly).toBe(true);
  expect(letterText(letter)).toContain(
    "Sehr geehrte Damen und Herren,\n\nich bewerbe mich als Senior Data Analyst bei Northbeck Energy.",
  );
  expect(letterText(letter)).toContain("Seit 2021 arbeite ich als Data Analyst bei Front Range Transit.");
  expect(letterText(letter)).not.toContain("dashboard");
});

test("an English CV of a few short lines is English", () => {
  const highlights = [
    "Cut late departures by 22% after mapping terminal congestion patterns.",
    "Trained 12 colleagues in SQL.",
    "Presented route data to planners.",
  ];
  const work = [{ name: "Front Range Transit", position: "Data Analyst", startDate: "2021-06", highlights }];
  const letter = write({}, analystCv({ work }));
  expect(letter.isNamesOnly).toBe(false);
  expect(letterText(letter)).toContain("I cut late departures by 22%");
});

test("the first letter is in the language of the CV, unless the person chose another one", () => {
  const cv = { id: null, title: "", document: analystCv() };
  const choices: LetterChoices = { ...firstChoices, language: "de" };
  const given = { cv, advert: analystAdvert(), choices, now };
  const own = writeFirstLetter(given, { isLanguageChosen: false });
  expect(own.ok && own.letter).toMatchObject({ choices: { language: "en-GB" }, isNamesOnly: false });
  const chosen = writeFirstLetter(given, { isLanguageChosen: true });
  expect(chosen.ok && chosen.letter).toMatchObject({ choices: { language: "de" }, isNamesOnly: true });
});

test("a CV without a line that a sentence can be made of gives no letter", () => {
  const work = [{ name: "Meadow Clinics", position: "Data Analyst", startDate: "2019", endDate: "2020" }];
  const cv = { id: null, title: "", document: analystCv({ work }) };
  const given = { cv, advert: analystAdvert(), choices: firstChoices, now };
  expect(writeLetter(given)).toEqual({ ok: false, reason: "no-lines" });
  const reason = { ...firstChoices, reason: "I grew up next to the plant." };
  expect(writeLetter({ ...given, choices: reason }).ok).toBe(true);
});

test("the close offers help with a duty that the CV mentions", () => {
  const duties = ["Fly to the moon with the field crews", "Build dashboards for supervisors in SQL"];
  const letter = write({}, analystCv(), { ...analystAdvert(), duties });
  const close = sentencesOf(letter).find(({ id }) => id === "close");
  expect(close?.text).toBe(
    "I would be happy to talk about how I can help you build dashboards for supervisors in SQL.",
  );
  expect(close?.sources[0]?.text).toBe("Build dashboards for supervisors in SQL");
});

test("topics of the advert come before figures, and a sentence names its employer only once", () => {
  const work = [
    {
      name: "Meadow Clinics GmbH",
      position: "Clerk",
      startDate: "2021-06",
      highlights: ["Counted 4,000 chairs in the old hall", "Greeted visitors and sold tickets to them"],
    },
  ];
  const advert = { ...analystAdvert(), requirements: [], topics: ["ticket", "visito"] };
  const text = letterText(write({ length: 120 }, analystCv({ work, projects: [] }), advert));
  expect(text).toContain("As a clerk at Meadow Clinics, I greeted visitors");
  expect(text).toContain("I also counted 4,000 chairs");
  expect(text.match(/Meadow Clinics/g)).toHaveLength(1);
});

test("lines of a German CV follow a colon, and those of a Spanish one become sentences", () => {
  const german = analystCv({
    work: [
      {
        name: "Stadtwerke Leipzig",
        position: "Datenanalystin",
        startDate: "2021-06",
        highlights: [
          "Aufbau eines Berichts über die Auslastung für 14 Werke, der jeden Morgen mit der Post verschickt wird",
        ],
      },
    ],
  });
  expect(letterText(write({ language: "de" }, german))).toContain(
    "Zu meiner Arbeit als Datenanalystin bei Stadtwerke Leipzig gehört: Aufbau eines Berichts",
  );
  const spanish = analystCv({
    work: [
      {
        name: "Aguas del Norte",
        position: "Analista",
        startDate: "2021-06",
        highlights: [
          "Reduje las averías un 11 % con un panel que usan 46 supervisores de la red de la ciudad en los turnos de noche",
        ],
      },
    ],
  });
  expect(letterText(write({ language: "es" }, spanish))).toContain(
    "En Aguas del Norte, como Analista, reduje las averías",
  );
});

describe.each(letterLanguages)("in %s", (language) => {
  test("every structure, tone and length gives a letter without gaps or repetition", () => {
    for (const structure of structures)
      for (const tone of tones)
        for (const length of lengths) {
          const letter = write({
            language,
            structure,
            tone,
            length,
            contact: tone === "warm" ? "Kim Weber" : "",
          });
          const texts = sentencesOf(letter).map(({ text }) => text);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts.join(" ")).not.toMatch(/undefined|null|\$\{|[[\]{}]|\s[,.;]|\.\./);
          expect(wordCount(letter)).toBeLessThan(length * 1.25);
        }
  });
});

test("any CV gives a letter whose statements all have a source in it", () => {
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: true }),
      fc.constantFrom(...letterLanguages),
      fc.constantFrom(...structures),
      (document, language, structure) => {
        const cv = { id: null, title: "", document };
        const choices = { ...firstChoices, language, structure };
        const given = { cv, advert: analystAdvert(), choices, now };
        const result = writeLetter(given);
        if (!result.ok) return;
        expect(writeLetter(given)).toEqual(result);
        for (const { id, sources } of sentencesOf(result.letter))
          if (!setPhrases.includes(id)) expect(sources.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: numberOfRuns(100) },
  );
});
