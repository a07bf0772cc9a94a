import * as fc from "fast-check";
import type {
  ContactKey,
  CvDocument,
  CvLayout,
  CvTranslation,
  HiddenKey,
  RowKey,
  SectionKey,
} from "./cv-document.ts";
import { textFingerprint } from "./second-language.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import {
  accents,
  contactsChoices,
  dateFormats,
  datesChoices,
  fontPairs,
  lookBounds,
  pageSizes,
  postsChoices,
  templates,
  type CvLook,
} from "./cv-look.ts";
import { customRowFields, personalTexts, profileFields, rowFields, sectionKinds } from "./section-fields.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "",
    "Present",
    "03/2021",
    "2021",
    "Spring 2021",
    "March 2019",
    "3/19",
    "01.03.2019",
    "a, b",
    "one\ntwo",
    "  padded ",
    "Δέλτα & <b>",
    "- **one**\n  - [two](https://a.example)",
    "5 * 3 and _x",
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
    .record({
      language: oneKey(languageNames),
      look: anyLook,
      personal: anyPersonal(rows),
      sections,
      custom,
      headings: anyHeadings,
    })
    .chain((document) =>
      fc
        .shuffledSubarray(["summary", ...sectionKinds, ...document.custom.map(({ id }) => `custom:${id}`)], {
          minLength: 1 + sectionKinds.length + document.custom.length,
        })
        .map((order) => ({ version: 4, ...document, order, kept: {} }) as unknown as CvDocument),
    )
    .chain((document) =>
      fc
        .shuffledSubarray(hideableParts(document))
        .map((hidden) => ({ ...document, hidden: hidden.toSorted() })),
    )
    .chain((document) =>
      fc
        .tuple(anyLayout(document), anyTranslation(document))
        .map(([layout, translation]) => ({ ...document, layout, translation })),
    );
}

function anyLayout(document: CvDocument): fc.Arbitrary<CvLayout> {
  const parts = hideableParts(document);
  const breakable = parts.filter((key): key is SectionKey | RowKey => !key.startsWith("personal/"));
  const contacts = parts.filter(
    (key): key is ContactKey => key.startsWith("personal/") || key.startsWith("profiles/"),
  );
  return fc.record(
    {
      breaks: fc.shuffledSubarray(breakable).map((keys) => keys.toSorted()),
      columns: fc.dictionary(fc.constantFrom(...document.order), fc.constantFrom("main", "side"), {
        noNullPrototype: true,
        maxKeys: 3,
      }),
      contacts: fc.shuffledSubarray(contacts),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<CvLayout>;
}

function anyTranslation(document: CvDocument): fc.Arbitrary<CvTranslation | null> {
  const texts = fc
    .shuffledSubarray(translatableTexts(document))
    .chain((addresses) => fc.tuple(...addresses.map((at) => fc.tuple(fc.constant(at), anyText))))
    .map((pairs) => Object.fromEntries(pairs.filter(([, text]) => text !== "")));
  return fc.option(
    fc
      .record({ language: oneKey(languageNames), isShown: fc.boolean(), texts }, { noNullPrototype: true })
      .map((one) => ({
        ...one,
        prints: Object.fromEntries(Object.keys(one.texts).map((at) => [at, textFingerprint(at)])),
      })),
  ) as fc.Arbitrary<CvTranslation | null>;
}

/** Addresses of texts, in a document without its translation. */
function translatableTexts({ sections, custom }: CvDocument): string[] {
  return [
    ...personalTexts.map((field) => `personal/${field}`),
    ...sectionKinds.flatMap((kind) =>
      sections[kind].flatMap(({ id }) => rowFields(kind).map((field) => `${kind}/${id}/${field}`)),
    ),
    ...custom.flatMap(({ id, rows }) => [
      `custom:${id}/title`,
      ...rows.map((row) => `custom:${id}/${row.id}/title`),
    ]),
  ];
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

/** Lists every part that a person may hide. */
function hideableParts({ order, personal, sections, custom }: CvDocument): HiddenKey[] {
  return [
    ...order,
    ...personalTexts.map((field) => `personal/${field}` as const),
    ...personal.profiles.map(({ id }) => `profiles/${id}` as const),
    ...sectionKinds.flatMap((kind) => sections[kind].map(({ id }) => `${kind}/${id}` as const)),
    ...custom.flatMap((section) => section.rows.map(({ id }) => `custom:${section.id}/${id}` as const)),
  ];
}

const anyHeadings = fc.dictionary(
  fc.constantFrom("summary", ...sectionKinds),
  anyText.filter((text) => text !== ""),
  {
    noNullPrototype: true,
    maxKeys: 3,
  },
);

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
    posts: fc.constantFrom(...postsChoices),
    contacts: fc.constantFrom(...contactsChoices),
    runningHead: fc.boolean(),
    pageSize: fc.constantFrom(...pageSizes),
    dateFormat: fc.constantFrom(...dateFormats),
  },
  { noNullPrototype: true },
) as fc.Arbitrary<CvLook>;

function anyPersonal(rows: (fields: readonly string[]) => fc.Arbitrary<Record<string, string>[]>) {
  return fc.record(
    {
      ...Object.fromEntries(personalTexts.map((field) => [field, anyText])),
      profiles: rows(profileFields),
      photo: fc.constantFrom(null, "data:image/png;base64,iVBORw0KGgo="),
      showPhoto: fc.boolean(),
    },
    { noNullPrototype: true },
  );
}
