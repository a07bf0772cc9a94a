import { sql, type RawBuilder } from "kysely";
import { startOfToday } from "./closing-date.ts";

/**
 * Builds the condition that the closing date of a row of `jobs` is not over. A live job that meets it is an opening.
 *
 * @param column names the table where other tables have the column, too
 */
export function notClosed(now: Date, column = "closes_at"): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(column)} >= ${startOfToday(now)}::timestamptz, true)`;
}

/** Builds the opposite condition. An index finds the few jobs that meet it. */
export function isClosed(now: Date, column = "closes_at"): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < ${startOfToday(now)}::timestamptz`;
}
