import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { liveJobs } from "./search/match/day-window.ts";
import { readDays } from "./search/match/read-overview.server.ts";

/** The number of jobs in the index. */
export type IndexCounts = {
  /** Live jobs, including samples. */
  jobs: number;
  /** True while the index holds only the samples of a fresh install. */
  areSamples: boolean;
};

/** Counts the index. This is cheap enough for every page, because live jobs are already counted by day. */
export async function countIndex(db: Database): Promise<IndexCounts> {
  const days = await readDays(db);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from jobs where gone_at is null and not is_sample) as found
  `.execute(db);
  return { jobs: liveJobs(days), areSamples: rows[0]?.found === false };
}
