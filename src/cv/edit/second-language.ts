import { unusualDetails } from "../sections/personal.ts";
import type { CvDocument, RowListKey, SectionKey } from "../document/cv-document.ts";
import { translatedFields, translatedPersonal, textFingerprint } from "../document/second-language.ts";
import type { FirstAddress } from "./field-address.ts";
import { rowsOf } from "./edit-rows.ts";
import { readField } from "./set-field.ts";
import type { FieldSpec } from "../sections/section.ts";
import type { CvLanguage } from "../translations/translations.ts";

/** Begins a second language. Texts in another second language are dropped. */
export function beginTranslation(document: CvDocument, language: CvLanguage): CvDocument {
  if (document.translation?.language === language || document.language === language) return document;
  return { ...document, translation: { language, isShown: false, texts: {}, prints: {} } };
}

/** Removes the second language with its texts. */
export function removeTranslation(document: CvDocument): CvDocument {
  return document.translation ? { ...document, translation: null } : document;
}

/** Chooses the language of pages and files. */
export function showTranslation(document: CvDocument, isShown: boolean): CvDocument {
  const { translation } = document;
  if (!translation || translation.isShown === isShown) return document;
  return { ...document, translation: { ...translation, isShown } };
}

/** Marks translations as those of the present texts. */
export function markTranslated(document: CvDocument, addresses: readonly FirstAddress[]): CvDocument {
  const { translation } = document;
  if (!translation) return document;
  const there = addresses.filter((at) => translation.texts[at] !== undefined);
  const prints = Object.fromEntries(there.map((at) => [at, textFingerprint(readField(document, at))]));
  return { ...document, translation: { ...translation, prints: { ...translation.prints, ...prints } } };
}

type TranslatedText = FieldSpec & { address: FirstAddress };

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
    personalEntry(["location", ...unusualDetails]),
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

/** "changed": the text was changed after it was translated. */
type TranslationState = "missing" | "changed" | "same";

function textState(document: CvDocument, address: FirstAddress): TranslationState {
  const { translation } = document;
  if (translation?.texts[address] === undefined) return "missing";
  return translation.prints[address] === textFingerprint(readField(document, address)) ? "same" : "changed";
}

/** The state of an entry: "changed" if one of its texts is, "missing" if none has a translation. */
export function entryState(document: CvDocument, addresses: readonly FirstAddress[]): TranslationState {
  const states = addresses.map((address) => textState(document, address));
  if (states.includes("changed")) return "changed";
  return states.includes("same") ? "same" : "missing";
}
