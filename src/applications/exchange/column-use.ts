import { exchangeColumns, otherNames, type ExchangeKey } from "./exchange-columns.ts";
import { partColumns } from "./other-trackers.ts";

/** What a column is read as: a column of ours, a part of one, or nothing. */
export type ColumnUse = ExchangeKey | "part" | "";

const keyOfName = new Map(
  (Object.keys(exchangeColumns) as ExchangeKey[]).flatMap((key) =>
    [exchangeColumns[key].toLowerCase(), key.toLowerCase(), ...(otherNames[key] ?? [])].map(
      (name) => [name, key] as const,
    ),
  ),
);

/** Normalises the name of a column: "Job Title", "job_title" and "jobTitle" become "job title". */
export function plainName(name: string): string {
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

/** Guesses by its name what a column is read as. */
export function guessUse(name: string): ColumnUse {
  return exchangeKeyOf(name) ?? (partColumns.has(plainName(name)) ? "part" : "");
}

export function isColumnUse(text: string): text is ColumnUse {
  return text === "" || text === "part" || Object.hasOwn(exchangeColumns, text);
}
