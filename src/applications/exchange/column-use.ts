import { columnFinder, type ImportList } from "../../table-import/import-table.ts";
import { exchangeColumns, otherNames, type ExchangeKey } from "./exchange-columns.ts";
import { partColumns } from "./other-trackers.ts";

/** What a column is read as: a column of ours, a part of one, or nothing. */
export type ColumnUse = ExchangeKey | "part" | "";

const keys = Object.keys(exchangeColumns) as ExchangeKey[];
const names = Object.fromEntries(
  keys.map((key) => [key, [exchangeColumns[key], key, ...(otherNames[key] ?? [])]]),
) as Record<ExchangeKey, string[]>;
const find = columnFinder<ExchangeKey>(names);

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
  return find(name)?.key ?? (partColumns.has(plainName(name)) ? "part" : "");
}

export const applicationImports: ImportList<ColumnUse> = {
  name: "applications",
  isUse: (text): text is ColumnUse => text === "" || text === "part" || Object.hasOwn(exchangeColumns, text),
  guessUses: (all) => all.map(guessUse),
};
