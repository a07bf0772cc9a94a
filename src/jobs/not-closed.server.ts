import { sql, type RawBuilder } from "kysely";
import { startOfToday } from "./closing-date.ts";

/** Builds the condition that the closing date of a row of `jobs` is not over. */
export function notClosed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`coalesce(closes_at >= ${startOfToday(now)}::timestamptz, true)`;
}
