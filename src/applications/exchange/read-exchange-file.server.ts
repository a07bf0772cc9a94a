import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { readTable } from "../../text/tables/read-table.server.ts";
import { withoutFormulaGuard } from "../../platform/csv/write-csv.ts";
import { largestExchangeFile, longest } from "../application-limits.ts";
import { guessUse, plainName } from "./column-use.ts";
import { plainCellText } from "./other-trackers.ts";

/** A table as plain texts. Every row has a cell for each name. */
export type ExchangeTable = { names: string[]; rows: string[][] };

export type ExchangeFile =
  | { ok: true; table: ExchangeTable }
  /** `problem` says what is wrong with the file and what to do. */
  | { ok: false; problem: string };

const maxRows = 5_000;
const maxColumns = 200;
/** Characters of a table, which waits in the database for its review. */
const maxCharacters = 12_000_000;
const limits = {
  file: largestExchangeFile,
  unpacked: 20_000_000,
  rows: maxRows + 12,
  columns: maxColumns,
  cells: 300_000,
};

const tooMany = "The file has more than 5,000 rows. Split it into parts.";

/** Reads a table of applications from a CSV file or workbook of any tracker, or from our own JSON. */
export async function readExchangeFile(bytes: Uint8Array): Promise<ExchangeFile> {
  if (bytes.length > limits.file) return refuse("The file is larger than 5 MB. Split it into parts.");
  const read = isJson(bytes) ? jsonTable(new TextDecoder().decode(bytes)) : await sheetTable(bytes);
  if (typeof read === "string") return refuse(read);
  if (read.rows.length > maxRows) return refuse(tooMany);
  if (read.rows.length === 0) return refuse("The file has no row below the names of its columns.");
  const plain = read.names.map(plainName);
  let characters = 0;
  const rows = read.rows.map((cells) =>
    plain.map((name, at) => {
      const cell = (cells[at] ?? "").trim().slice(0, 5 * longest.description);
      const text = withoutFormulaGuard(plainCellText(name, cell)).trim().slice(0, longest.description);
      characters += text.length;
      return text;
    }),
  );
  if (characters > maxCharacters) return refuse("The file has too much text. Split it into parts.");
  return { ok: true, table: withoutEmptyColumns({ names: read.names, rows }) };
}

const refuse = (problem: string): ExchangeFile => ({ ok: false, problem });

/** Leaves out columns that have neither a name nor a text. */
function withoutEmptyColumns({ names, rows }: ExchangeTable): ExchangeTable {
  const isUsed = names.map((name, at) => name !== "" || rows.some((cells) => cells[at] !== ""));
  const used = <T>(list: readonly T[]) => list.filter((_, at) => isUsed[at]);
  return { names: used(names), rows: rows.map(used) };
}

/** Whether the first character other than space is a bracket, as in JSON. */
const isJson = (bytes: Uint8Array) =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));

/** The first row has the names of the columns if no row has a known one. */
async function sheetTable(bytes: Uint8Array): Promise<ExchangeTable | string> {
  const table = await readTable(bytes, (name) => guessUse(name) !== "", limits);
  if (!table.ok) return table.reason === "too-many" ? tooMany : table.detail;
  const { rows } = table;
  const headerAt = table.headerAt ?? 0;
  const body = rows.slice(headerAt + 1);
  const header = rows[headerAt] ?? [];
  const width = body.reduce((widest, cells) => Math.max(widest, cells.length), header.length);
  const names = Array.from({ length: width }, (_, at) => (header[at] ?? "").trim());
  return { names, rows: body };
}

function jsonTable(content: string): ExchangeTable | string {
  const parsed = parseJson(content);
  const list = isObject(parsed) && "applications" in parsed ? parsed["applications"] : parsed;
  if (!Array.isArray(list))
    return "This is no JSON file of applications. Export the list as CSV and try again.";
  if (list.length > maxRows) return tooMany;
  const records = list.filter(isObject);
  // Lists, such as the history, are no cells.
  const isCell = (value: unknown) => asText(value) !== "";
  const names = [
    ...new Set(
      records.flatMap((record) =>
        Object.entries(record).flatMap(([name, value]) => (isCell(value) ? [name] : [])),
      ),
    ),
  ];
  if (names.length > maxColumns) return "The file has more than 200 columns. Leave some of them out.";
  return { names, rows: records.map((record) => names.map((name) => asText(record[name]))) };
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // The stage of our own export: { name, kind }.
  return typeof value === "object" && value !== null && "name" in value ? asText(value.name) : "";
}
