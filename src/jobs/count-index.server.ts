import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import "./jobs-tables.ts";
import { readDays } from "./search/match/read-days.server.ts";

/** What the index holds. */
export type IndexCounts = {
  /** Live jobs, samples among them. */
  jobs: number;
  /** True as long as there is nothing but the samples of a fresh install. */
  areSamples: boolean;
};

/** Cheap enough for a page: live jobs are counted by day as they come and go. */
export async function countIndex(db: Database): Promise<IndexCounts> {
  const days = await readDays(db);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from jobs where gone_at is null and not is_sample) as found
  `.execute(db);
  return { jobs: days.reduce((sum, day) => sum + day.jobs, 0), areSamples: rows[0]?.found === false };
}
