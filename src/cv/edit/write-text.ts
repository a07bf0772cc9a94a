import type { CvDocument } from "../document/cv-document.ts";
import { cutText } from "../document/cut-text.ts";
import { documentLimits } from "../document/document-limits.ts";
import type { FieldAddress } from "./field-address.ts";
import { readField, setField } from "./set-field.ts";

/**
 * Writes typed or pasted text, cut to the field's limit. A text that is already longer, as older pages allowed, may
 * keep its length or shrink, but not grow.
 */
export function writeText(document: CvDocument, address: FieldAddress, text: string): CvDocument {
  const before = readField(document, address).length;
  const most = Math.max(documentLimits.field, before);
  return setField(document, address, cutText(text, most));
}
