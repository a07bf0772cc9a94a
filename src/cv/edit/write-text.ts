import type { CvDocument } from "../document/cv-document.ts";
import { cutText } from "../document/cut-text.ts";
import { documentLimits } from "../document/document-limits.ts";
import type { FieldAddress } from "./field-address.ts";
import { readField, setField } from "./set-field.ts";

/**
 * Writes a text as somebody typed or pasted it, up to what a field holds. A text that is longer already, as older pages
 * allowed, may stay or shrink, and does not grow.
 */
export function writeText(document: CvDocument, address: FieldAddress, text: string): CvDocument {
  const before = readField(document, address).length;
  const most = Math.max(documentLimits.field, before);
  return setField(document, address, cutText(text, most));
}
