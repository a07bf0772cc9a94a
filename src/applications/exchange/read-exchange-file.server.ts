import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { largestTableFile, type ImportTable } from "../../table-import/import-table.ts";
import {
  fileTooLarge,
  maxColumns,
  maxRows,
  readSheet,
  tidyTable,
  tooManyColumns,
  tooManyRows,
  type ImportFile,
} from "../../table-import/read-import-table.server.ts";
import { longest } from "../application-limits.ts";
import { guessUse, plainName } from "./column-use.ts";
import { exchangeColumns } from "./exchange-columns.ts";
import { plainCellText } from "./other-trackers.ts";
import { isOwnRecord, readOwnRecord } from "./own-record.ts";

/** Reminders that a file may add. Those of one day come in one mail. */
const maxReminders = 2_000;

/** Reads a table of applications from a CSV file or workbook of any tracker, or from our own JSON. */
export async function readExchangeFile(bytes: Uint8Array): Promise<ImportFile> {
  const read = isJson(bytes) ? jsonTable(bytes) : await readSheet(bytes, (name) => guessUse(name) !== "");
  // Our own export has its texts as they are.
  if (typeof read !== "string" && read.records && read.rows.length > 0) return { ok: true, table: read };
  const plainText = (column: string, cell: string) => plainCellText(plainName(column), cell);
  return tidyTable(read, { longest: longest.description, plainText });
}

/** Whether the first character other than space is a bracket, as in JSON. */
const isJson = (bytes: Uint8Array) =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));

function jsonTable(bytes: Uint8Array): ImportTable | string {
  if (bytes.length > largestTableFile) return fileTooLarge;
  const parsed = parseJson(new TextDecoder().decode(bytes));
  const list = isObject(parsed) && "applications" in parsed ? parsed["applications"] : parsed;
  if (!Array.isArray(list))
    return "This is no JSON file of applications. Export the list as CSV and try again.";
  if (list.length > maxRows) return tooManyRows;
  const records = list.filter(isObject);
  if (records.some(isOwnRecord)) return ownTable(records);
  // Lists, such as the history, are no cells.
  const isCell = (value: unknown) => asText(value) !== "";
  const names = [
    ...new Set(
      records.flatMap((record) =>
        Object.entries(record).flatMap(([name, value]) => (isCell(value) ? [name] : [])),
      ),
    ),
  ];
  if (names.length > maxColumns) return tooManyColumns;
  return { names, rows: records.map((record) => names.map((name) => asText(record[name]))) };
}

/** The table of our own export: the columns that have a text. Applications that were deleted are left out. */
function ownTable(all: readonly JsonObject[]): ImportTable | string {
  const listed = all.filter((record) => record["isDeleted"] !== true);
  const keys = Object.entries(exchangeColumns).filter(([key]) =>
    listed.some((record) => asText(record[key]) !== ""),
  );
  const records = listed.map(readOwnRecord);
  if (records.reduce((sum, { reminders }) => sum + reminders.length, 0) > maxReminders)
    return "The file has more than 2,000 reminders. Split it into parts.";
  const rows = listed.map((record) => keys.map(([key]) => asText(record[key]).slice(0, longest.description)));
  return { names: keys.map(([, heading]) => heading), rows, records };
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // The stage of our own export: { name, kind }.
  return typeof value === "object" && value !== null && "name" in value ? asText(value.name) : "";
}
