import { sql } from "kysely";
import type { Place } from "../../places/place.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Remembers in which cities there are jobs, so that a search around one asks for no others. */
export async function noteCities(db: Database, places: readonly Place[]): Promise<void> {
  const cities = new Set(places.map((place) => place.cityId).filter((city) => city !== null));
  // In order, so that two writers never wait for each other in a circle.
  const rows = [...cities].sort((a, b) => a - b).map((city) => ({ city }));
  await insertRows(db, "job_cities", ["city"], rows, sql`on conflict (city) do nothing`);
}
