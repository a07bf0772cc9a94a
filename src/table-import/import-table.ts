import type { DayOrder } from "../text/days.ts";

/** A table as plain texts. Every row has a cell for each name. */
export type ImportTable = {
  names: string[];
  rows: string[][];
  /** What each row of our own export has beside its cells, as the reader of the list wrote it. */
  records?: readonly unknown[];
};

/** Maximum size of a CSV file or workbook, in bytes. */
export const largestTableFile = 5_000_000;

/** What each column is read as, and the order of day and month; null as the columns show. */
export type ImportChoices<Use extends string> = { uses: Use[]; order: DayOrder | null };

/** A list of a person into which files are imported, and what a column of such a file can be. */
export type ImportList<Use extends string> = {
  name: "applications" | "contacts";
  isUse: (text: string) => text is Use;
  /** Guesses by the names of all columns what each is read as. */
  guessUses: (names: readonly string[]) => Use[];
};

/** A text that is not imported, by its row from 1 and the heading of its column. */
export type UnreadValue = { row: number; column: string; text: string };

/** The first of many, with their number. */
export type Part<T> = { count: number; first: T[] };

/** The most entries of one list on the page of a review. */
const most = 100;

export const partOf = <T>(list: readonly T[]): Part<T> => ({
  count: list.length,
  first: list.slice(0, most),
});

/**
 * Returns a function that recognises names of columns, whatever their case, spaces and punctuation: "Job Title",
 * "job_title" and "jobTitle". `rank` is the place of a name among the names of its key.
 */
export function columnFinder<Key extends string>(
  names: Record<Key, readonly string[]>,
): (name: string) => { key: Key; rank: number } | null {
  const found = new Map<string, { key: Key; rank: number }>();
  for (const key of Object.keys(names) as Key[])
    for (const [rank, name] of names[key].entries())
      if (!found.has(bareName(name))) found.set(bareName(name), { key, rank });
  return (name) => found.get(bareName(name)) ?? null;
}

const bareName = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
