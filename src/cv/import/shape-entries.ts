import { findPeriods } from "../../text/periods.ts";
import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import type { NewId } from "../document/new-cv-document.ts";
import { linesToMarkdown } from "../document/plain-to-markdown.ts";
import { addRow, removeRow, rowsOf, withRows, type AnyRow } from "../edit/edit-rows.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { rowFormOf } from "../edit/row-names.ts";
import { readField, setField } from "../edit/set-field.ts";
import { insertText, type TextTarget } from "./insert-text.ts";
import { normaliseDateText } from "./normalise-date-text.ts";

/** Separators between the title, the employer and the place in one line. */
const separators = /\s+[|·•–—]\s+|\t+|\s{3,}/u;

/** The field with the lines of an entry, or null if its section has none. */
function linesField(list: RowListKey): string | null {
  return rowFormOf(list).fields.find(({ kind }) => kind === "bullets")?.field ?? null;
}

/** Joins an entry with the one above. A text that both have becomes a line of the joined entry, so none is lost. */
export function joinWithAbove(document: CvDocument, list: RowListKey, row: string): CvDocument {
  const rows = rowsOf(document, list);
  const at = rows.findIndex(({ id }) => id === row);
  const [above, below] = [rows[at - 1], rows[at]];
  if (!above || !below) return document;
  const joined: AnyRow = { ...above };
  const second: string[] = [];
  for (const { field, kind } of rowFormOf(list).fields) {
    const [before = "", after = ""] = [above[field], below[field]];
    if (after.trim() === "" || after === before) continue;
    if (before.trim() === "") joined[field] = after;
    else if (kind === "bullets" || kind === "lines") joined[field] = `${before}\n${after}`;
    else if (kind === "paragraphs") joined[field] = `${before}\n\n${after}`;
    else second.push(after);
  }
  const lines = linesField(list);
  const [first = ""] = rowFormOf(list).name;
  if (second.length > 0 && lines !== null)
    joined[lines] = [above[lines], linesToMarkdown(second.join("\n")), below[lines]]
      .filter((text) => text !== undefined && text.trim() !== "")
      .join("\n");
  else if (second.length > 0) joined[first] = [joined[first], ...second].join(", ");
  const others = rowsOf(removeRow(document, list, row), list);
  return withRows(
    document,
    list,
    others.map((one) => (one.id === above.id ? joined : one)),
  );
}

/** The lines of an entry where another may begin, or none. */
export function linesOfEntry(document: CvDocument, list: RowListKey, row: string): string[] {
  const lines = linesField(list);
  if (lines === null) return [];
  return readField(document, `${list}/${row}/${lines}`)
    .split("\n")
    .map(plainLine)
    .filter((line) => line !== "");
}

/**
 * Begins a new entry at a line of an entry. The line gives the new entry its names and dates, and the lines below it
 * become the lines of the new entry.
 *
 * @param at the number of the line in `linesOfEntry`
 * @returns `id` of the new entry; null if the section is full
 */
export function splitEntry(
  document: CvDocument,
  { list, row, at }: { list: RowListKey; row: string; at: number },
  newId: NewId,
): { document: CvDocument; id: string | null } {
  const lines = linesField(list);
  const added = addRow(document, list, newId, row);
  if (lines === null || added.id === null) return { document, id: null };
  const texts = readField(document, `${list}/${row}/${lines}`)
    .split("\n")
    .filter((line) => plainLine(line) !== "");
  const fields = { ...namesOf(plainLine(texts[at] ?? ""), list), [lines]: texts.slice(at + 1).join("\n") };
  let next = setField(added.document, `${list}/${row}/${lines}`, texts.slice(0, at).join("\n"));
  for (const [field, text] of Object.entries(fields))
    next = setField(next, `${list}/${added.id}/${field}`, text);
  return { document: next, id: added.id };
}

/** "Engineer | Westbrook | Jul 2018 – Dec 2021" as the fields of an entry. A single date is the end. */
function namesOf(line: string, list: RowListKey): Record<string, string> {
  const { name, fields } = rowFormOf(list);
  const hasDates = fields.some(({ field }) => field === "endDate");
  const [period] = hasDates ? findPeriods(line) : [];
  const words = period ? `${line.slice(0, period.from)} | ${line.slice(period.to)}` : line;
  const parts = words
    .split(separators)
    .map((part) => part.replaceAll(/^[\s|,()]+|[\s|,()]+$/gu, ""))
    .filter((part) => part !== "");
  // More parts than names: the last name keeps the rest.
  const texts = name.map((field, index) => [
    field,
    index === name.length - 1 ? parts.slice(index).join(", ") : (parts[index] ?? ""),
  ]);
  if (!period) return Object.fromEntries(texts) as Record<string, string>;
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    startDate: normaliseDateText(period.isSingle ? "" : (period.start ?? "")),
    endDate: period.isOpen ? "Present" : normaliseDateText(period.end ?? period.start ?? ""),
  };
}

/** Moves the text of one field to another. */
export function moveText(
  document: CvDocument,
  from: FieldAddress,
  into: TextTarget,
  newId: NewId,
): CvDocument {
  if ("address" in into && into.address === from) return document;
  const text = readField(document, from).split("\n").map(plainLine).join("\n");
  return insertText(setField(document, from, ""), into, text, newId);
}

/** A line of Markdown without its sign and its formatting. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^[-*]\s+/, "")
    .replaceAll(/\*\*|(?<=^|\s)_(?=\S)|(?<=\S)_(?=\s|$)/g, "")
    .replaceAll(/\\(?=[\p{P}\p{S}])/gu, "");
}
