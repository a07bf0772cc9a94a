import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { JobDays } from "./day-window.ts";

/** Reads the number of live jobs by day, newest first. Every estimate is based on it. One row is the cheapest form. */
export async function readDays(db: Database): Promise<JobDays> {
  const result = await sql<{ days: [number, number][] | null }>`
    select json_agg(array[day, jobs] order by day desc) as days from job_days where jobs > 0`.execute(db);
  return (result.rows[0]?.days ?? []).map(([day, jobs]) => ({ day, jobs }));
}
