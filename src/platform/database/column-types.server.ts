import { types } from "pg";

/** The typings only have the numbers of single types. Array types have their own numbers. */
const builtInReader = types.getTypeParser as (oid: number, format?: "text" | "binary") => Reader;
type Reader = (text: string) => unknown;

/** Parsers for columns that node-postgres would return as text or as a date that shifts with the time zone. */
const readers: Record<number, Reader> = {
  [types.builtins.INT8]: readWholeNumber,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: asText,
  [types.builtins.TIMESTAMP]: asText,
  [types.builtins.INTERVAL]: asText,
  1016: (text) => readList(text, readWholeNumber),
  1231: (text) => readList(text, Number),
  1182: (text) => readList(text, asText),
  1115: (text) => readList(text, asText),
};

/**
 * Column types for node-postgres. `int8` and `numeric` are numbers, `timestamptz` is a Date, `date` is text like
 * "2026-01-31", and arrays of them follow the same rules. An `int8` too large for a number is an error.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    const reader = format === "binary" ? undefined : readers[oid];
    return reader ?? builtInReader(oid, format);
  },
};

function asText(text: string): string {
  return text;
}

function readWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`);
  return number;
}

const listOfText = builtInReader(1009);

function readList(text: string, read: Reader): unknown[] {
  const items = listOfText(text) as (string | null)[];
  return items.map((item) => (item === null ? null : read(item)));
}
