import { dayOrderOf, parseDay, type DayOrder } from "../../text/days.ts";
import { exchangeColumns, type ExchangeRow } from "./exchange-columns.ts";

const dayColumns = ["applyBy", "appliedAt", "repliedAt", "createdAt"] as const;

/** A text in a column of days that is no day, by its row from 1 and the heading of the column. */
export type UnreadDay = { row: number; column: string; text: string };

export type DaysOfFile = {
  /** With ISO days only. */
  rows: ExchangeRow[];
  unread: UnreadDay[];
  /** The order of days such as 03/04/2026; null if there are none. */
  order: DayOrder | null;
  /** A day that can be read in two ways. Such days are left out until the person chooses the order. */
  unclear: { column: string; example: string } | null;
};

/**
 * Reads the days of a file. The whole column decides whether the day or the month comes first, or else the other columns
 * of days. Texts that are no day, and days in the future on which something has happened, are left out and named.
 *
 * @param chosen the order that the person chose, or null
 */
export function readDays(rows: readonly ExchangeRow[], chosen: DayOrder | null, now: Date): DaysOfFile {
  const found = dayColumns.map((key) => [key, dayOrderOf(rows.map((row) => row[key] ?? ""))] as const);
  const decided = new Set(
    found.flatMap(([, order]) => (order === null || order === "unclear" ? [] : [order])),
  );
  const [only] = decided.size === 1 ? decided : [];
  const other = chosen ?? only ?? null;
  const orders = new Map(found.map(([key, order]) => [key, chosen ?? (order === "unclear" ? other : order)]));
  const unclearKey = other === null && found.find(([, order]) => order === "unclear")?.[0];
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const unread: UnreadDay[] = [];
  let unclear: DaysOfFile["unclear"] = null;
  const read = rows.map((row, at) => {
    const days = { ...row };
    for (const key of dayColumns) {
      const text = row[key] ?? "";
      if (text === "") continue;
      const column = exchangeColumns[key];
      const order = orders.get(key) ?? null;
      delete days[key];
      if (order === null && unclearKey && dayOrderOf([text]) !== null) {
        unclear ??= { column, example: text };
        continue;
      }
      const lean = key === "applyBy" ? "future" : "past";
      const day = parseDay(text, { order: order ?? "day-first", now, lean });
      if (day !== null && (key === "applyBy" || day <= tomorrow)) days[key] = day;
      else unread.push({ row: at + 1, column, text });
    }
    return days;
  });
  const isUsed = found.some(([, order]) => order !== null);
  return { rows: read, unread, order: isUsed ? other : null, unclear };
}
