import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { parse } from "csv-parse/sync";
import { withoutFormulaGuard } from "../../platform/csv/write-csv.ts";
import { exchangeColumns, otherNames, type ExchangeKey, type ExchangeRow } from "./exchange-columns.ts";

import { plainCellText, partColumns, readParts } from "./other-trackers.ts";

export type ExchangeFile =
  | { ok: true; rows: ExchangeRow[]; unknownColumns: string[] }
  /** `not-readable`: neither CSV nor JSON. `no-columns`: no column for title and company. `too-many`: too many rows. */
  | { ok: false; reason: "not-readable" | "no-columns" | "too-many" };

const maxRows = 5_000;

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

/** Reads applications from a CSV file of any tracker or spreadsheet, or from our own JSON. */
export function readExchangeFile(text: string): ExchangeFile {
  const content = text.replace(/^\ufeff/, "").trim();
  const records = /^[[{]/.test(content) ? jsonRecords(content) : csvRecords(content);
  if (!records) return { ok: false, reason: "not-readable" };
  if (records.length > maxRows) return { ok: false, reason: "too-many" };
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const keys = new Map(names.map((name) => [name, exchangeKeyOf(name)]));
  const known = new Set(keys.values());
  if (!known.has("title") || !known.has("company")) return { ok: false, reason: "no-columns" };
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

function csvRecords(content: string): Records | null {
  const [head = ""] = content.split("\n", 1);
  const delimiter = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
  try {
    return parse<Record<string, string>>(content, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows + 1,
    });
  } catch {
    return null;
  }
}

function jsonRecords(content: string): Records | null {
  const parsed = parseJson(content);
  const list = isObject(parsed) && "applications" in parsed ? parsed["applications"] : parsed;
  if (!Array.isArray(list)) return null;
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
