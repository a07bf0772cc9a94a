import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { startOfToday } from "./closing-date.ts";

/** Counts the live jobs of each company whose closing date is over, by the index `jobs_closing` alone. */
export async function countClosed(db: Database, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ slug: string; closed: number }>`
    select company_slug as slug, count(*)::int as closed from jobs
    where gone_at is null and closes_at < ${startOfToday(now)}::timestamptz
    group by company_slug`.execute(db);
  return new Map(rows.map(({ slug, closed }) => [slug, closed]));
}
