import type { DayOrder } from "../../text/days.ts";
import { guessUse, plainName, type ColumnUse } from "./column-use.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { readParts } from "./other-trackers.ts";
import { readDays, type DaysOfFile } from "./read-days.ts";
import type { ExchangeTable } from "./read-exchange-file.server.ts";

/** What each column is read as, and the order of day and month; null as the columns show. */
export type ImportChoices = { uses: ColumnUse[]; order: DayOrder | null };

export function guessChoices({ names }: Pick<ExchangeTable, "names">): ImportChoices {
  return { uses: names.map(guessUse), order: null };
}

/** Reads the rows of a table as chosen. Of several columns for one field, the first with a text counts. */
export function understandTable(
  { names, rows }: ExchangeTable,
  { uses, order }: ImportChoices,
  now: Date,
): DaysOfFile {
  const plain = names.map(plainName);
  const read = rows.map((cells) => {
    const parts = cells.flatMap((cell, at): [string, string][] =>
      uses[at] === "part" ? [[plain[at] ?? "", cell]] : [],
    );
    const row: ExchangeRow = readParts(new Map(parts));
    for (const [at, cell] of cells.entries()) {
      const use = uses[at];
      if (use && use !== "part" && cell !== "") row[use] ??= cell;
    }
    return row;
  });
  return readDays(read, order, now);
}
