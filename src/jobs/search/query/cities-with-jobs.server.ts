import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";

/** Fewer cities than this are looked up sooner than asked about. */
const worthAsking = 10;

/**
 * Of the cities in a circle those that any job was ever in, but at least one: of four hundred villages most have
 * none, and the index takes its time over each.
 */
export async function citiesWithJobs(db: Database, cityIds: readonly number[]): Promise<number[]> {
  if (cityIds.length < worthAsking) return [...cityIds];
  const known = await sql<{ cities: number[] | null }>`
    select json_agg(city) as cities from job_cities where city = any(${[...cityIds]}::int[])`.execute(db);
  return known.rows[0]?.cities ?? cityIds.slice(0, 1);
}
