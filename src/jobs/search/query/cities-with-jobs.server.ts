import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";

/** Below this number of cities, checking which have jobs costs more than searching them all. */
const worthAsking = 10;

/**
 * Returns those cities of a circle that have ever had a job, but at least one. Most of four hundred villages have none,
 * and the index takes time for each.
 */
export async function citiesWithJobs(db: Database, cityIds: readonly number[]): Promise<number[]> {
  if (cityIds.length < worthAsking) return [...cityIds];
  const known = await sql<{ cities: number[] | null }>`
    select json_agg(city) as cities from job_cities where city = any(${[...cityIds]}::int[])`.execute(db);
  return known.rows[0]?.cities ?? cityIds.slice(0, 1);
}
