import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type { CvDocument, HiddenKey, RowKey } from "../document/cv-document.ts";
import { extensionKey } from "../sections/field-lens.ts";

/** Parts of a document that refer to rows. Row ids are new in every reading, so each row carries its own marks. */
export type Marked = Pick<CvDocument, "hidden" | "layout" | "translation">;

/** The names of the marks in the extension of a row. */
const markNames = ["hidden", "newPage", "texts", "prints"] as const;

/** Adds to an object what the document says about its row. */
export function addMarks(object: JsonObject, row: RowKey, document: Marked): JsonObject {
  const { hidden, layout, translation } = document;
  const texts = below(row, translation?.texts);
  const marks = {
    ...(hidden.includes(row) ? { hidden: true } : {}),
    ...(layout.breaks.includes(row) ? { newPage: true } : {}),
    ...(Object.keys(texts).length > 0 ? { texts, prints: below(row, translation?.prints) } : {}),
  };
  if (Object.keys(marks).length === 0) return object;
  const own = object[extensionKey];
  return { ...object, [extensionKey]: { ...(isObject(own) ? own : {}), ...marks } };
}

/** Takes the marks off an object. */
export function takeMarks(object: JsonObject): { object: JsonObject; marks: JsonObject } {
  const own = object[extensionKey];
  if (!isObject(own)) return { object, marks: {} };
  const isMark = (name: string) => markNames.some((one) => one === name);
  const entries = Object.entries(own);
  const marks = Object.fromEntries(entries.filter(([name]) => isMark(name)));
  if (Object.keys(marks).length === 0) return { object, marks };
  const others = Object.fromEntries(entries.filter(([name]) => !isMark(name)));
  const { [extensionKey]: _, ...rest } = object;
  return {
    object: Object.keys(others).length === 0 ? rest : { ...rest, [extensionKey]: others },
    marks,
  };
}

/** Adds the marks of a row to the parts of a document. Marks of the wrong shape are ignored. */
export function readMarks(marks: JsonObject, row: RowKey, into: RowMarks): void {
  if (marks["hidden"] === true) into.hidden.push(row);
  if (marks["newPage"] === true) into.breaks.push(row);
  Object.assign(into.texts, textsAt(row, marks["texts"]));
  Object.assign(into.prints, textsAt(row, marks["prints"]));
}

/** The settings that the rows of a file carry: hidden ones, page breaks, and texts as they were typed. */
export type RowMarks = {
  hidden: HiddenKey[];
  breaks: RowKey[];
  texts: Record<string, string>;
  prints: Record<string, string>;
};

/**
 * Whether the marks of a part are stored in the extension. Those of rows of sections and profiles are stored in the row.
 */
export function isInExtension(key: string): boolean {
  return !key.includes("/") || /^(?:personal|heading|custom:[^/]*)\//.test(key);
}

function below(row: string, texts: Record<string, string> = {}): Record<string, string> {
  const found = Object.entries(texts).filter(([at]) => at.startsWith(`${row}/`));
  return Object.fromEntries(found.map(([at, text]) => [at.slice(row.length + 1), text]));
}

function textsAt(row: string, value: unknown): Record<string, string> {
  const found = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    found.flatMap(([field, text]) => (typeof text === "string" ? [[`${row}/${field}`, text]] : [])),
  );
}
