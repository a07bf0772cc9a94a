import type { CvDocument } from "../../document/cv-document.ts";
import { rowsOf } from "../../edit/row-lists.ts";
import type { TranslatedEntry } from "../../second-language/translated-entries.ts";
import { rowName } from "../form/row-name.ts";
import { sectionName } from "../form/section-names.ts";

/** Returns the name of an entry in the first language: "Senior Sister, Aireborough". */
export function entryName(document: CvDocument, entry: TranslatedEntry): string {
  if (entry.kind === "title") return `Heading of ${sectionName(document, entry.section)}`;
  if (entry.kind === "row") {
    const row = rowsOf(document, entry.list).find(({ id }) => id === entry.row);
    return rowName(entry.list, row ?? { id: entry.row });
  }
  return entry.texts.map(({ label }) => label).join(", ");
}
