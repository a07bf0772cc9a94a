import {
  columnFinder,
  type ImportChoices,
  type ImportTable,
  type ImportList,
} from "../../table-import/import-table.ts";
import { readDays, type DayColumn, type DaysOfFile } from "../../table-import/read-days.ts";
import { exchangeColumns, otherNames, type ExchangeKey, type ExchangeRow } from "./exchange-columns.ts";
import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { htmlToText } from "../../jobs/extraction/description.ts";

export const dayColumns: readonly DayColumn<ExchangeKey>[] = [
  { key: "applyBy", heading: exchangeColumns.applyBy, lean: "future" },
  { key: "appliedAt", heading: exchangeColumns.appliedAt, lean: "past" },
  { key: "repliedAt", heading: exchangeColumns.repliedAt, lean: "past" },
  { key: "createdAt", heading: exchangeColumns.createdAt, lean: "past" },
];

/** Reads the rows of a table as chosen. Of several columns for one field, the first with a text counts. */
export function understandTable(
  { names, rows }: ImportTable,
  { uses, order }: ImportChoices<ColumnUse>,
  now: Date,
): DaysOfFile<ExchangeKey> {
  const plain = names.map(plainName);
  const read = rows.map((cells) => {
    const parts = cells.flatMap((cell, at): [string, string][] =>
      uses[at] === "part" ? [[plain[at] ?? "", cell]] : [],
    );
    const row: ExchangeRow = parseParts(new Map(parts));
    for (const [at, cell] of cells.entries()) {
      const use = uses[at];
      if (use && use !== "part" && cell !== "") row[use] ??= cell;
    }
    return row;
  });
  return readDays(read, dayColumns, { chosen: order, now });
}

/** What a column is read as: a column of ours, a part of one, or nothing. */
export type ColumnUse = ExchangeKey | "part" | "";

const columnKeys = Object.keys(exchangeColumns) as ExchangeKey[];
const columnNames = Object.fromEntries(
  columnKeys.map((key) => [key, [exchangeColumns[key], key, ...(otherNames[key] ?? [])]]),
) as Record<ExchangeKey, string[]>;
const findColumn = columnFinder<ExchangeKey>(columnNames);

/** Normalises the name of a column: "Job Title", "job_title" and "jobTitle" become "job title". */
export function plainName(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Guesses by its name what a column is read as. */
export function guessUse(name: string): ColumnUse {
  return findColumn(name)?.key ?? (partColumns.has(plainName(name)) ? "part" : "");
}

export const applicationImports: ImportList<ColumnUse> = {
  name: "applications",
  isUse: (text): text is ColumnUse => text === "" || text === "part" || Object.hasOwn(exchangeColumns, text),
  guessUses: (all) => all.map(guessUse),
};

/** Columns of other trackers that only together make one of ours, by their plain names. */
const partColumns: ReadonlySet<string> = new Set([
  "min salary",
  "max salary",
  "salary currency",
  "salary pay period",
  "archived at",
]);

/**
 * Combines the columns of another tracker into ours. Teal's "Download Data" has pay in four columns, and a day of
 * archiving instead of a stage for ended applications (public importer: github.com/SherriAlexander/teal-sync,
 * tests/fixtures/teal-export.csv).
 *
 * @param parts the texts of a row by the plain names of their columns
 */
function parseParts(parts: ReadonlyMap<string, string>): ExchangeRow {
  const part = (name: string) => parts.get(name)?.trim() ?? "";
  const amounts = [part("min salary"), part("max salary")].filter((amount) => amount !== "");
  const period = part("salary pay period");
  const pay = [[...new Set(amounts)].join("–"), part("salary currency"), period && `a ${period}`];
  return {
    ...(amounts.length > 0 && { payDiscussed: pay.filter(Boolean).join(" ") }),
    ...(part("archived at") !== "" && { stage: "Archived" }),
  };
}

/**
 * Reads a cell as plain text. Huntr's download has the advert as HTML (column `htmlDescription`), Teal's has the status as
 * JSON with a name.
 */
export function plainCellText(column: string, value: string): string {
  if (column === "html description") return htmlToText(value);
  return value.startsWith("{") ? (nameInJson(value) ?? value) : value;
}

function nameInJson(text: string): string | null {
  const parsed = parseJson(text);
  return isObject(parsed) && typeof parsed["name"] === "string" ? parsed["name"] : null;
}
