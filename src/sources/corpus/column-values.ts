import { isObject } from "../../platform/json/json-object.ts";
import { listOf, textOf, textsOf } from "../json-fields.ts";
import type { ColumnMap, CorpusField } from "./column-names.ts";
import { isEmpty, type RecordColumns, columnValues } from "./record-columns.ts";

/** Characters. A longer text in brackets is not parsed as a list. */
const longestList = 20_000;

/** Returns the words in a value of a data set: plain text, a list, or the text of a list ("['Python', 'SQL']"). */
export function listIn(value: unknown): string[] {
  if (typeof value !== "string") return textsOf(Array.isArray(value) ? listOf(value) : value);
  const text = value.trim();
  if (!text.startsWith("[") || !text.endsWith("]") || text.length > longestList)
    return text === "" ? [] : [text];
  const quoted = text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g);
  const entries = [...quoted].map((match) => (match[1] ?? match[2] ?? "").replace(/\\(.)/g, "$1").trim());
  return entries.length > 0 ? entries.filter((entry) => entry !== "") : textsOf(text.slice(1, -1).split(","));
}

/** Returns skills and tags, which data sets often write as one comma-separated text. */
export function tagsIn(value: unknown): string[] {
  const entries = listIn(value);
  const parts = entries.length === 1 ? (entries[0] ?? "").split(/[,;|\n•]/) : entries;
  return [...new Set(parts.map((part) => part.trim()).filter((part) => !isEmpty(part)))];
}

/** Parses "True", "yes", 1, "1.0" and the like. Returns null for anything that is not a plain yes or no. */
export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = textOf(value)?.toLowerCase() ?? "";
  if (/^(?:true|yes|y|t|1|1\.0)$/.test(text)) return true;
  return /^(?:false|no|n|f|0|0\.0)$/.test(text) ? false : null;
}

/** Returns the text of a value, also of a list or of an object with a name. Returns null when it is empty. */
export function wordsIn(value: unknown): string | null {
  if (isEmpty(value)) return null;
  if (isObject(value))
    return textOf(value["name"] ?? value["display_name"] ?? value["text"] ?? value["label"]);
  return Array.isArray(value) ? textsOf(value).join(", ") || null : textOf(value);
}

/** Returns the first text in the columns with this meaning, or null. */
export function firstText(columns: RecordColumns, field: CorpusField, map: ColumnMap): string | null {
  const words = columnValues(columns, field, map).map(wordsIn);
  return words.find((one) => one !== null) ?? null;
}
