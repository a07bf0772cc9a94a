import { sql } from "kysely";
import type { Place } from "../../places/place.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Counts new postings of a source by country. The counts do not change when a posting is updated or removed. */
export async function recordSourceCountries(
  db: Database,
  source: string,
  postings: readonly { places: readonly Place[] }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { places } of postings)
    for (const country of new Set(places.map(({ countryCode }) => countryCode)))
      counts.set(country, (counts.get(country) ?? 0) + 1);
  // A fixed order prevents deadlocks between writers.
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, count]) => ({ source, country, postings: count }));
  await insertRows(
    db,
    "source_countries",
    ["source", "country", "postings"],
    rows,
    sql`on conflict (source, country) do update set postings = stored.postings + excluded.postings`,
  );
}
