import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { inShownLanguage } from "../document/second-language.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { addRow, removeRow } from "./edit-rows.ts";
import { merge } from "./merge.ts";
import { readField, setField } from "./set-field.ts";
import { toPage } from "../view-model/to-page.ts";
import {
  translatedEntries,
  beginTranslation,
  markTranslated,
  removeTranslation,
  showTranslation,
  entryState,
} from "./second-language.ts";

const position = "experience/r1/position";
const stateOf = (document: CvDocument) => entryState(document, [position]);

function nurse(): CvDocument {
  let count = 0;
  const document = newCvDocument(() => `r${(count += 1)}`);
  const english = setField(setField(document, position, "Staff Nurse"), "experience/r1/startDate", "03/2021");
  return beginTranslation(setField(english, "experience/r1/endDate", "Present"), "de");
}

const german = (document: CvDocument) =>
  showTranslation(setField(document, `second/${position}`, "Pflegefachfrau"), true);

test("pages follow the shown language: texts, headings and dates", () => {
  const reading = toPage(german(nurse()));
  if (!reading.ok) throw new Error(reading.reason);
  const { language, sections } = reading.page;
  expect(language).toBe("de");
  expect(sections[0]?.heading.text).toBe("Berufserfahrung");
  expect(sections[0]?.entries[0]?.title[0]?.text).toBe("Pflegefachfrau");
  expect(sections[0]?.entries[0]?.dates.map(({ text }) => text)).toEqual(["03/2021", "heute"]);
});

test("a text without a translation stays in the first language, and a changed heading becomes the usual one", () => {
  const document = setField(
    setField(german(nurse()), "experience/r1/company", "Leeds"),
    "heading/experience",
    "Posts",
  );
  const shown = inShownLanguage(document);
  expect(readField(shown, "experience/r1/company")).toBe("Leeds");
  expect(shown.headings).toEqual({});
});

test("an entry is marked when its text changes after the translation, until the person accepts it", () => {
  const translated = german(nurse());
  expect(stateOf(translated)).toBe("same");
  const changed = setField(translated, position, "Senior Staff Nurse");
  expect(stateOf(changed)).toBe("changed");
  expect(stateOf(setField(changed, `second/${position}`, "Pflegefachfrau (leitend)"))).toBe("changed");
  expect(stateOf(markTranslated(changed, [position]))).toBe("same");
  expect(stateOf(setField(changed, position, "Staff Nurse"))).toBe("same");
});

test("an emptied translation is missing", () => {
  expect(stateOf(setField(german(nurse()), `second/${position}`, ""))).toBe("missing");
});

test("a removed row takes its translation along", () => {
  const two = nurse();
  const { document } = addRow(two, "experience", () => "r9");
  expect(removeRow(german(document), "experience", "r1").translation?.texts).toEqual({});
});

test("other people do not get the language that is not shown", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      expect(withoutHidden(document).translation).toBeNull();
      const first = showTranslation(document, false);
      expect(toPage(first)).toEqual(toPage(removeTranslation(document)));
    }),
  );
});

test("addresses, dates and contacts are the same in both languages", () => {
  const forged = { ...nurse(), translation: null };
  const texts = {
    "personal/email": "x",
    "personal/photo": "x",
    "experience/r1/id": "x",
    "experience/r1/url": "x",
  };
  const shown = inShownLanguage({
    ...forged,
    translation: { language: "de", isShown: true, texts, prints: {} },
  });
  expect({ ...shown, language: "en" }).toEqual(forged);
});

test("two tabs translate different texts", () => {
  const base = nurse();
  const later = setField(base, `second/${position}`, "Pflegefachfrau");
  const earlier = setField(base, "second/experience/r1/company", "Leeds");
  const { document, conflicts } = merge({ base, later, earlier });
  expect(conflicts).toEqual([]);
  expect(document.translation?.texts).toEqual({
    [position]: "Pflegefachfrau",
    "experience/r1/company": "Leeds",
  });
});

test("two tabs that translate the same text are a conflict", () => {
  const base = nurse();
  const later = setField(base, `second/${position}`, "Pflegefachfrau");
  const { document, conflicts } = merge({
    base,
    later,
    earlier: setField(base, `second/${position}`, "Pfleger"),
  });
  expect(readField(document, `second/${position}`)).toBe("Pflegefachfrau");
  expect(conflicts).toEqual([{ address: `second/${position}`, other: "Pfleger" }]);
});

test("the entries to translate have a text, in the order of the page, and every address can be written", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const begun = {
        ...document,
        translation: { language: "de" as const, isShown: true, texts: {}, prints: {} },
      };
      for (const { address } of translatedEntries(begun).flatMap(({ texts }) => texts)) {
        expect(readField(begun, address).trim()).not.toBe("");
        const shown = inShownLanguage(setField(begun, `second/${address}`, "übersetzt"));
        expect(readField(shown, address)).toBe("übersetzt");
      }
    }),
    { numRuns: 40 },
  );
});
