import type { CvDocument } from "../document/cv-document.ts";
import { toPage } from "../view-model/to-page.ts";
import { toText } from "./to-text.ts";

/** Writes a CV as plain text without name, contacts, references and hidden parts. Empty for a CV that is too large. */
export function textWithoutContacts(document: CvDocument): string {
  const order = document.order.filter((key) => key !== "references");
  const reading = toPage({ ...document, order });
  return reading.ok ? toText({ ...reading.page, name: null, contacts: [] }) : "";
}
