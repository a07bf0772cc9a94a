import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../tests/support/letter-cv.ts";
import { letterKind } from "./letter-kind.ts";
import { firstChoices } from "./letter.ts";
import { cvOf, documentOf } from "./page/letter-page.tsx";
import { readLetterDocument } from "./read-letter.ts";
import { writeLetter } from "./write/write-letter.ts";

function written(id: string | null) {
  const cv = analystCv();
  const document = { ...cv, personal: { ...cv.personal, photo: "data:image/png;base64,AA==" } };
  const advert = analystAdvert();
  const now = new Date("2026-11-22T12:00:00Z");
  const result = writeLetter({
    cv: { id, title: "Pasted CV", document },
    advert,
    choices: firstChoices,
    now,
  });
  if (!result.ok) throw new Error(result.reason);
  return { letter: result.letter, advert, document, cvTitle: "Pasted CV" };
}

const elsewhere = { cvs: [], written: null };

test("a letter keeps the CV that was pasted for it, also in an account, so that it can be written again", () => {
  const kept = documentOf(written(null));
  const read = readLetterDocument(JSON.parse(JSON.stringify(kept)));
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  const cv = cvOf(letterKind.open(read.document), elsewhere);
  expect(cv?.sections.experience).toEqual(analystCv().sections.experience);
  expect(cv?.personal.photo).toBeNull();
});

test("a letter about a CV of the builder has no copy of it", () => {
  const kept = documentOf(written("cv"));
  expect(kept).not.toHaveProperty("cv");
  expect(cvOf(kept, elsewhere)).toBeNull();
  const own = { id: "cv", title: "Data", document: analystCv() };
  expect(cvOf(kept, { cvs: [own], written: null })).toBe(own.document);
});

test("the CV of a letter is checked as every CV is", () => {
  const kept = { ...documentOf(written(null)), cv: { version: 4 } };
  expect(readLetterDocument(kept)).toMatchObject({ ok: false });
});

test("a draft has only the parts of a letter that differ", () => {
  const base = documentOf(written(null));
  const edited = { ...base, letter: { ...base.letter, greeting: "Hello," } };
  const part = letterKind.draft.diff([base, edited])(edited);
  expect(Object.keys(part as object)).toEqual(["letter"]);
  expect(letterKind.draft.complete(part, letterKind.version, base)).toEqual(edited);
});
