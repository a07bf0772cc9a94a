import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { readTable } from "../../text/tables/read-table.server.ts";
import { withoutFormulaGuard } from "../../platform/csv/write-csv.ts";
import { exchangeColumns, otherNames, type ExchangeKey, type ExchangeRow } from "./exchange-columns.ts";

import { plainCellText, partColumns, readParts } from "./other-trackers.ts";

export type ExchangeFile =
  | { ok: true; rows: ExchangeRow[]; unknownColumns: string[] }
  /** `problem` says what is wrong with the file and what to do. */
  | { ok: false; problem: string };

const maxRows = 5_000;
const limits = { file: 5_000_000, unpacked: 20_000_000, rows: maxRows + 12, columns: 200, cells: 300_000 };

const noColumns =
  "There is no column for the title or the company. Name them “Title” and “Company” in the first row.";
const tooMany = "The file has more than 5,000 rows. Split it into parts.";

const keyOfName = new Map(
  (Object.keys(exchangeColumns) as ExchangeKey[]).flatMap((key) =>
    [exchangeColumns[key].toLowerCase(), key.toLowerCase(), ...(otherNames[key] ?? [])].map(
      (name) => [name, key] as const,
    ),
  ),
);

/** Normalises the name of a column: "Job Title", "job_title" and "jobTitle" become "job title". */
function plainName(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Recognises a column by its name, whatever its spelling. */
export function exchangeKeyOf(name: string): ExchangeKey | null {
  const plain = plainName(name);
  return keyOfName.get(plain) ?? keyOfName.get(plain.replaceAll(" ", "")) ?? null;
}

/** Reads applications from a CSV file or workbook of any tracker, or from our own JSON. */
export async function readExchangeFile(bytes: Uint8Array): Promise<ExchangeFile> {
  if (bytes.length > limits.file) return refuse("The file is larger than 5 MB. Split it into parts.");
  const records = isJson(bytes) ? jsonRecords(new TextDecoder().decode(bytes)) : await tableRecords(bytes);
  if (typeof records === "string") return refuse(records);
  if (records.length > maxRows) return refuse(tooMany);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const keys = new Map(names.map((name) => [name, exchangeKeyOf(name)]));
  const known = new Set(keys.values());
  if (!known.has("title") || !known.has("company")) return refuse(noColumns);
  const rows = records.map((record) => {
    const cells = Object.entries(record).map(([name, value]) => [name, value.trim()] as const);
    const row = readParts(new Map(cells.map(([name, value]) => [plainName(name), value])));
    for (const [name, value] of cells) {
      const key = keys.get(name);
      if (key && value !== "") row[key] ??= withoutFormulaGuard(plainCellText(plainName(name), value));
    }
    return row;
  });
  const isUnknown = (name: string) => keys.get(name) === null && !partColumns.has(plainName(name));
  return { ok: true, rows, unknownColumns: names.filter(isUnknown) };
}

type Records = Record<string, string>[];

const refuse = (problem: string): ExchangeFile => ({ ok: false, problem });

/** Whether the first character other than space is a bracket, as in JSON. */
const isJson = (bytes: Uint8Array) =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));

const isColumn = (name: string) => exchangeKeyOf(name) !== null || partColumns.has(plainName(name));

/** The records of a table, or what is wrong with it. */
async function tableRecords(bytes: Uint8Array): Promise<Records | string> {
  const table = await readTable(bytes, isColumn, limits);
  if (!table.ok) return table.reason === "too-many" ? tooMany : table.detail;
  const { rows, headerAt } = table;
  if (headerAt === null) return noColumns;
  const names = (rows[headerAt] ?? []).map((name) => name.trim());
  return rows
    .slice(headerAt + 1)
    .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}

function jsonRecords(content: string): Records | string {
  const parsed = parseJson(content);
  const list = isObject(parsed) && "applications" in parsed ? parsed["applications"] : parsed;
  if (!Array.isArray(list))
    return "This is no JSON file of applications. Export the list as CSV and try again.";
  return list.flatMap((one: unknown) =>
    typeof one !== "object" || one === null
      ? []
      : [Object.fromEntries(Object.entries(one).map(([name, value]) => [name, asText(value)]))],
  );
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // The stage of our own export: { name, kind }.
  return typeof value === "object" && value !== null && "name" in value ? asText(value.name) : "";
}
