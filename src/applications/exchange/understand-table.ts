import type { ImportChoices, ImportTable } from "../../table-import/import-table.ts";
import { readDays, type DayColumn, type DaysOfFile } from "../../table-import/read-days.ts";
import { plainName, type ColumnUse } from "./column-use.ts";
import { exchangeColumns, type ExchangeKey, type ExchangeRow } from "./exchange-columns.ts";
import { readParts } from "./other-trackers.ts";

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
    const row: ExchangeRow = readParts(new Map(parts));
    for (const [at, cell] of cells.entries()) {
      const use = uses[at];
      if (use && use !== "part" && cell !== "") row[use] ??= cell;
    }
    return row;
  });
  return readDays(read, dayColumns, { chosen: order, now });
}
