import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { startOfToday } from "./closing-date.ts";
import { liveJobs } from "./search/match/day-window.ts";
import { readDays } from "./search/match/read-overview.server.ts";

/** The number of jobs in the index. */
export type IndexCounts = {
  /** Open jobs, including samples. */
  jobs: number;
  /** True while the index holds only the samples of a fresh install. */
  areSamples: boolean;
};

/** Counts the index. */
export async function countIndex(db: Database, now: Date): Promise<IndexCounts> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from jobs where gone_at is null and not is_sample) as found
  `.execute(db);
  return { jobs: await countOpenJobs(db, now), areSamples: rows[0]?.found === false };
}

/**
 * Counts the open jobs, as a search without words does. This is cheap enough for every page: live jobs are already counted
 * by day, and the index `jobs_closing` gives the closed ones.
 */
export async function countOpenJobs(db: Database, now: Date): Promise<number> {
  const days = await readDays(db);
  const { rows } = await sql<{ closed: number }>`
    select count(*)::int as closed from jobs where gone_at is null and closes_at < ${startOfToday(now)}::timestamptz
  `.execute(db);
  return liveJobs(days) - (rows[0]?.closed ?? 0);
}
