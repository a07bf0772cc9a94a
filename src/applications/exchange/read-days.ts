import { dayOrderOf, parseDay, type DayOrder } from "../../text/days.ts";
import { exchangeColumns, type ExchangeRow } from "./exchange-columns.ts";

const dayColumns = ["applyBy", "appliedAt", "repliedAt", "createdAt"] as const;

/** A text in a column of days that is no day, by the heading of the column. */
export type UnreadDay = { column: string; text: string };

export type DaysOfFile =
  /** `rows` have ISO days only. */
  | { ok: true; rows: ExchangeRow[]; unread: UnreadDay[] }
  /** Neither the column nor another one says whether the day or the month comes first. */
  | { ok: false; column: string; example: string };

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
  const [other] = decided.size === 1 ? decided : [];
  const unclear = found.find(([, order]) => order === "unclear")?.[0];
  if (unclear && !chosen && !other) {
    const example = rows.map((row) => row[unclear] ?? "").find((text) => dayOrderOf([text]) !== null) ?? "";
    return { ok: false, column: exchangeColumns[unclear], example };
  }
  const orders = new Map(
    found.map(([key, order]) => [key, chosen ?? (order === "unclear" ? other : order) ?? "day-first"]),
  );
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const unread: UnreadDay[] = [];
  const read = rows.map((row) => {
    const days = { ...row };
    for (const key of dayColumns) {
      const text = row[key] ?? "";
      if (text === "") continue;
      const lean = key === "applyBy" ? "future" : "past";
      const day = parseDay(text, { order: orders.get(key) ?? "day-first", now, lean });
      if (day !== null && (key === "applyBy" || day <= tomorrow)) days[key] = day;
      else {
        delete days[key];
        unread.push({ column: exchangeColumns[key], text });
      }
    }
    return days;
  });
  return { ok: true, rows: read, unread };
}
