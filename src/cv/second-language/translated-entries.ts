import type { CvDocument, RowListKey, SectionKey } from "../document/cv-document.ts";
import { translatedFields, translatedPersonal } from "../document/translated-fields.ts";
import type { FirstAddress } from "../edit/field-address.ts";
import { rowsOf } from "../edit/row-lists.ts";
import { readField } from "../edit/set-field.ts";
import type { FieldSpec } from "../sections/field-spec.ts";

export type TranslatedText = FieldSpec & { address: FirstAddress };

/** The texts of one part of the CV that are translated together. */
export type TranslatedEntry =
  | { kind: "personal"; key: string; texts: TranslatedText[] }
  | { kind: "title"; key: string; section: SectionKey; texts: TranslatedText[] }
  | { kind: "row"; key: string; list: RowListKey; row: string; texts: TranslatedText[] };

/** Lists the entries of a CV that have a text to translate, in the order of the page. */
export function translatedEntries(document: CvDocument): TranslatedEntry[] {
  const { order } = document;
  const all = [
    personalEntry(["fullName", "headline"]),
    personalEntry(["location", "birthDate", "nationality"]),
    ...rowEntries(document, "profiles"),
    ...order.flatMap((key) => sectionEntries(document, key)),
  ];
  return all.flatMap((entry) => {
    const texts = entry.texts.filter(({ address }) => isThere(document, address));
    return texts.length === 0 ? [] : [{ ...entry, texts }];
  });
}

function isThere(document: CvDocument, address: FirstAddress): boolean {
  const hasTranslation = document.translation?.texts[address] !== undefined;
  return hasTranslation || readField(document, address).trim() !== "";
}

function personalEntry(fields: readonly string[]): TranslatedEntry {
  const texts = translatedPersonal
    .filter(({ field }) => fields.includes(field))
    .map((spec) => ({ ...spec, address: `personal/${spec.field}` as const }));
  return { kind: "personal", key: fields.join(" "), texts };
}

function sectionEntries(document: CvDocument, section: SectionKey): TranslatedEntry[] {
  const title = titleEntry(section);
  if (section === "summary") return [title, personalEntry(["summary"])];
  return [title, ...rowEntries(document, section)];
}

/** The title of a section of the person's own, or a heading that the person changed. */
function titleEntry(section: SectionKey): TranslatedEntry {
  const address = section.startsWith("custom:")
    ? (`${section as `custom:${string}`}/title` as const)
    : (`heading/${section as Exclude<SectionKey, `custom:${string}`>}` as const);
  const texts = [{ field: "title", label: "Heading", address }];
  return { kind: "title", key: `title ${section}`, section, texts };
}

function rowEntries(document: CvDocument, list: RowListKey): TranslatedEntry[] {
  const fields = translatedFields(list);
  return rowsOf(document, list).map(({ id }) => ({
    kind: "row",
    key: `${list}/${id}`,
    list,
    row: id,
    texts: fields.map((spec) => ({ ...spec, address: `${list}/${id}/${spec.field}` as const })),
  }));
}
