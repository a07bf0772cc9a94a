import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "../document/plain-to-markdown.ts";
import type { NewId } from "../document/new-cv-document.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { emptyRow, rowsOf, withRows } from "../edit/edit-rows.ts";
import { readField, writeText } from "../edit/set-field.ts";
import type { FieldSpec } from "../sections/section.ts";

/** Where a person puts a text: into a field, or into the first field of a new entry. */
export type TextTarget =
  | { address: FieldAddress; kind: NonNullable<FieldSpec["kind"]> }
  | { list: RowListKey; firstField: string };

/** How a text is added to long texts, which are Markdown: after which sign, and in which words. */
const written: Partial<Record<string, (text: string) => [between: string, words: string]>> = {
  bullets: (text) => ["\n", linesToMarkdown(text)],
  paragraphs: (text) => ["\n\n", paragraphsToMarkdown(text)],
  lines: (text) => ["\n", text],
};

/** Adds a text to a field: as a line of its own to long texts, after a space to others. */
export function insertText(document: CvDocument, into: TextTarget, text: string, newId: NewId): CvDocument {
  if ("list" in into) {
    const row = { ...emptyRow(into.list, newId), [into.firstField]: text };
    return withRows(document, into.list, [...rowsOf(document, into.list), row]);
  }
  const before = readField(document, into.address);
  const [between, words] = written[into.kind]?.(text) ?? [" ", text];
  return writeText(document, into.address, before === "" ? words : before + between + words);
}
