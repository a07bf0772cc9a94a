import { expect, test } from "vitest";
import type { CvDocument } from "./cv-document.ts";
import { documentLimits } from "./document-limits.ts";
import { fitDocument } from "./fit-document.ts";
import { newCvDocument, newCustomRow, newRow } from "./new-cv-document.ts";
import { readCvDocument } from "./read-cv-document.ts";

let ids = 0;
const newId = (): string => `id-${(ids += 1)}`;
const empty = newCvDocument(newId);
const long = "a".repeat(documentLimits.field + 1);
const times = <Item>(count: number, item: () => Item): Item[] => Array.from({ length: count }, item);

test("a document that fits is unchanged", () => {
  expect(fitDocument(empty)).toEqual({ document: empty, isWhole: true });
  expect(fitDocument(empty).document).toBe(empty);
});

test.each<[string, Partial<CvDocument>]>([
  ["a text", { personal: { ...empty.personal, summary: long } }],
  ["a photo", { personal: { ...empty.personal, photo: `data:image/png;base64,${"A".repeat(2_000_000)}` } }],
  ["a heading", { headings: { skills: long } }],
  ["the hidden parts", { hidden: times(documentLimits.hidden + 1, () => "skills") }],
  [
    "a text in a row",
    { sections: { ...empty.sections, awards: [{ ...newRow("awards", newId), summary: long }] } },
  ],
  [
    "a list",
    {
      sections: {
        ...empty.sections,
        awards: times(documentLimits.rows + 1, () => newRow("awards", newId)),
      },
    },
  ],
  [
    "the sections of one's own",
    {
      custom: times(documentLimits.customSections + 1, () => ({
        id: newId(),
        title: long,
        rows: [newCustomRow(newId)],
      })),
    },
  ],
])("%s that is too long is cut so that the server takes the document", (_, part) => {
  const document = { ...empty, ...part };
  expect(readCvDocument(document).ok).toBe(false);
  const fitted = fitDocument(document);
  expect(fitted.isWhole).toBe(false);
  expect(readCvDocument(fitted.document).ok).toBe(true);
});
