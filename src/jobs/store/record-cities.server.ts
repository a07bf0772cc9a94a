import { sql } from "kysely";
import type { Place } from "../../places/place.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Records the cities that have jobs, so that a search around a city looks up only these. */
export async function recordCities(db: Database, places: readonly Place[]): Promise<void> {
  const cities = new Set(places.map((place) => place.cityId).filter((city) => city !== null));
  // A fixed order prevents deadlocks between writers.
  const rows = [...cities].sort((a, b) => a - b).map((city) => ({ city }));
  await insertRows(db, "job_cities", ["city"], rows, sql`on conflict (city) do nothing`);
}
