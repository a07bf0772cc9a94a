import type { CvDocument } from "../document/cv-document.ts";
import { textFingerprint } from "../document/text-fingerprint.ts";
import type { FirstAddress } from "../edit/field-address.ts";
import { readField } from "../edit/set-field.ts";
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
