import type { CvDocument } from "../document/cv-document.ts";
import { textFingerprint } from "../document/text-fingerprint.ts";
import type { FirstAddress } from "../edit/field-address.ts";
import { readField } from "../edit/set-field.ts";

/** "changed": the text was changed after it was translated. */
export type TranslationState = "missing" | "changed" | "same";

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
