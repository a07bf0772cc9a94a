import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { type ColumnMap, columnKey, namesOf, type CorpusField, corpusFields } from "./column-names.ts";

/** The values of one record by `columnKey`. Nested fields have dotted keys. */
export type RecordColumns = ReadonlyMap<string, unknown>;

/** The meaning found for a column. Null when none was recognised. */
export type ColumnUse = { column: string; field: CorpusField | null; mapped: boolean };

const deepest = 4;
const emptyWords = new Set(["null", "none", "nan", "n/a", "undefined", "\\n", "-", "--", "nil", "(null)"]);
const longestEmptyWord = Math.max(...[...emptyWords].map((word) => word.length));

export function columnsOf(record: JsonObject): RecordColumns {
  const columns = new Map<string, unknown>();
  flatten(record, "", 0, (path, value) => {
    const key = columnKey(path);
    if (!columns.has(key)) columns.set(key, value);
  });
  return columns;
}

/** Returns the value of the first column with this meaning that is not empty, or undefined. */
export function columnValue(columns: RecordColumns, field: CorpusField, map: ColumnMap): unknown {
  return columnValues(columns, field, map)[0];
}

/** Returns the non-empty values of all columns with this meaning, best first. */
export function columnValues(columns: RecordColumns, field: CorpusField, map: ColumnMap): unknown[] {
  const mapped = map[field];
  const names = mapped === undefined ? namesOf(field) : [columnKey(mapped)];
  const values: unknown[] = [];
  for (const name of names) {
    const value = columns.get(name);
    if (!isEmpty(value)) values.push(value);
  }
  return values;
}

/**
 * Describes the meaning found for each column. When several columns share a meaning, all are listed, because each
 * record decides which one counts: the better one may be empty.
 */
export function describeColumns(columns: readonly string[], map: ColumnMap = {}): ColumnUse[] {
  return columns.map((column) => {
    const key = columnKey(column);
    const mappedField = corpusFields.find(
      (field) => map[field] !== undefined && columnKey(map[field]) === key,
    );
    if (mappedField !== undefined) return { column, field: mappedField, mapped: true };
    const field = corpusFields.find((name) => map[name] === undefined && namesOf(name).includes(key));
    return { column, field: field ?? null, mapped: false };
  });
}

/** The dotted names of a record's columns, as a person would write them. */
export function columnsIn(record: JsonObject): string[] {
  const paths: string[] = [];
  flatten(record, "", 0, (path, value) => {
    if (!isObject(value)) paths.push(path);
  });
  return paths;
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isObject(value)) return Object.values(value).every(isEmpty);
  if (typeof value !== "string") return false;
  const words = value.trim();
  // Long descriptions are never compared with words like "n/a".
  return words === "" || (words.length <= longestEmptyWord && emptyWords.has(words.toLowerCase()));
}

function flatten(
  record: JsonObject,
  prefix: string,
  depth: number,
  take: (path: string, value: unknown) => void,
) {
  for (const [name, value] of Object.entries(record)) {
    const path = prefix === "" ? name.replaceAll(".", " ") : `${prefix}.${name}`;
    take(path, value);
    if (isObject(value) && depth < deepest) flatten(value, path, depth + 1, take);
  }
}
