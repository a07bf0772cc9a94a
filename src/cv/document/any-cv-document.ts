import * as fc from "fast-check";
import type { CvDocument } from "./cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import {
  accents,
  dateFormats,
  datesChoices,
  fontPairs,
  lookBounds,
  pageSizes,
  templates,
  type CvLook,
} from "./cv-look.ts";
import { customRowFields, profileFields, rowFields, sectionKinds } from "./section-fields.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "",
    "Present",
    "03/2021",
    "2021",
    "Spring 2021",
    "a, b",
    "one\ntwo",
    "  padded ",
    "Δέλτα & <b>",
  ),
);
const anyId = fc.uuid();

/** Generates any document that the editor could hold, for property tests. `keepEmptyRows` allows empty rows. */
export function anyCvDocument({ keepEmptyRows }: { keepEmptyRows: boolean }): fc.Arbitrary<CvDocument> {
  const rows = (fields: readonly string[]) =>
    fc.array(rowOf(fields), { maxLength: 3 }).map((all) => (keepEmptyRows ? all : all.filter(isWritten)));
  const custom = fc.array(
    fc.record({ id: anyId, title: anyText, rows: rows(customRowFields) }, { noNullPrototype: true }),
    { maxLength: 2 },
  );
  const sections = fc.record(Object.fromEntries(sectionKinds.map((kind) => [kind, rows(rowFields(kind))])), {
    noNullPrototype: true,
  });
  return fc
    .record({ language: oneKey(languageNames), look: anyLook, personal: personal(rows), sections, custom })
    .chain((document) =>
      fc
        .shuffledSubarray(["summary", ...sectionKinds, ...document.custom.map(({ id }) => `custom:${id}`)], {
          minLength: 1 + sectionKinds.length + document.custom.length,
        })
        .map((order) => ({ version: 1, ...document, order, kept: {} }) as unknown as CvDocument),
    );
}

function rowOf(fields: readonly string[]): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    { id: anyId, ...Object.fromEntries(fields.map((field) => [field, anyText])) },
    { noNullPrototype: true },
  );
}

function isWritten(row: Record<string, string>): boolean {
  return Object.entries(row).some(([field, text]) => field !== "id" && text !== "");
}

function oneKey(names: object): fc.Arbitrary<string> {
  return fc.constantFrom(...Object.keys(names));
}

const anyMeasure = (name: keyof typeof lookBounds) =>
  fc.integer({ min: lookBounds[name][0], max: lookBounds[name][1] });

/** Generates any look, for property tests. */
export const anyLook = fc.record(
  {
    template: oneKey(templates),
    accent: fc.oneof(oneKey({ template: "", ...accents }), fc.constantFrom("#0d7268", "#ffee00")),
    fonts: oneKey({ template: "", ...fontPairs }),
    size: anyMeasure("size"),
    margins: anyMeasure("margins"),
    spacing: anyMeasure("spacing"),
    dates: fc.constantFrom(...datesChoices),
    pageSize: fc.constantFrom(...pageSizes),
    dateFormat: fc.constantFrom(...dateFormats),
  },
  { noNullPrototype: true },
) as fc.Arbitrary<CvLook>;

function personal(rows: (fields: readonly string[]) => fc.Arbitrary<Record<string, string>[]>) {
  const plain = ["fullName", "headline", "email", "phone", "location", "linkedIn", "portfolio", "summary"];
  return fc.record(
    {
      ...Object.fromEntries(plain.map((field) => [field, anyText])),
      profiles: rows(profileFields),
      photo: fc.constantFrom(null, "data:image/png;base64,iVBORw0KGgo="),
      showPhoto: fc.boolean(),
    },
    { noNullPrototype: true },
  );
}
