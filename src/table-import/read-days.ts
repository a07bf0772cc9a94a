import { dayOrderOf, parseDay, type DayOrder } from "../text/days.ts";
import type { UnreadValue } from "./import-table.ts";

export type DayColumn<Key extends string> = {
  key: Key;
  heading: string;
  /** The side of today for a day without a year; null if such a day is not read. Only "future" days may be ahead. */
  lean: "past" | "future" | null;
};

type Row<Key extends string> = Partial<Record<Key, string>>;

export type DaysOfFile<Key extends string> = {
  /** With ISO days only. */
  rows: Row<Key>[];
  unread: UnreadValue[];
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
export function readDays<Key extends string>(
  rows: readonly Row<Key>[],
  columns: readonly DayColumn<Key>[],
  { chosen, now }: { chosen: DayOrder | null; now: Date },
): DaysOfFile<Key> {
  const found = columns.map(({ key }) => [key, dayOrderOf(rows.map((row) => row[key] ?? ""))] as const);
  const decided = new Set(
    found.flatMap(([, order]) => (order === null || order === "unclear" ? [] : [order])),
  );
  const [only] = decided.size === 1 ? decided : [];
  const other = chosen ?? only ?? null;
  const orders = new Map(found.map(([key, order]) => [key, chosen ?? (order === "unclear" ? other : order)]));
  const unclearKey = other === null && found.find(([, order]) => order === "unclear")?.[0];
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const unread: UnreadValue[] = [];
  let unclear: DaysOfFile<Key>["unclear"] = null;
  const read = rows.map((row, at) => {
    const days: Partial<Record<string, string>> = { ...row };
    for (const { key, heading: column, lean } of columns) {
      const text = row[key] ?? "";
      if (text === "") continue;
      const order = orders.get(key) ?? null;
      delete days[key];
      if (order === null && unclearKey && dayOrderOf([text]) !== null) {
        unclear ??= { column, example: text };
        continue;
      }
      const day = parseDay(text, { order: order ?? "day-first", now, lean });
      if (day !== null && (lean === "future" || day <= tomorrow)) days[key] = day;
      else unread.push({ row: at + 1, column, text });
    }
    return days;
  });
  const isUsed = found.some(([, order]) => order !== null);
  return { rows: read, unread, order: isUsed ? other : null, unclear };
}
