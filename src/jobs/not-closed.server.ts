import { sql, type RawBuilder } from "kysely";
import { outdatedBefore, startOfToday } from "./closing-date.ts";
import { importedFiles } from "./source-label.ts";

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

/** Builds the condition of `isOutdated` on a row of `jobs j`. Jobs without a date have the epoch. */
export function outdatedJob(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(j.fresh_at < ${outdatedBefore(now)}::timestamptz and j.fresh_at > 'epoch' and j.closes_at is null
    and j.adapters <@ ${[importedFiles]}::text[])`;
}
