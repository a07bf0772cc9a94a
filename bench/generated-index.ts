import { sql } from "kysely";
import type { Gazetteer } from "../src/places/gazetteer.ts";
import { ensureSource } from "../src/jobs/source-record.server.ts";
import { storeBatch } from "../src/jobs/indexing/store-batch.server.ts";
import type { Database } from "../src/platform/database/tables.ts";
import { generatePosting } from "./generate-postings.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces } from "./search-classes.ts";

const batchSize = 200;
/** Adverts are spread over this many days: an index that drops closed jobs has about two months of them. */
export const generatedDays = 60;

export const generatedSource = {
  name: "generated",
  adapter: "generated",
  label: "Generated",
  board: "",
  company_name: null,
  homepage: "",
  attribution_text: "",
  attribution_url: "",
  apply_policy: "employer",
  allows_json_ld: true,
  follow_links: true,
  min_interval: 0,
  enabled: false,
} as const;

/**
 * Fills an index with invented adverts, the same on every run.
 *
 * @returns postings stored per second, without the time it takes to invent them
 */
export async function fillIndex(
  db: Database,
  jobs: number,
  gazetteer: Gazetteer,
  now: Date,
): Promise<number> {
  const places = benchPlaces(gazetteer);
  const source = await ensureSource(db, generatedSource);
  let storing = 0;
  for (let start = 0; start < jobs; start += batchSize) {
    const random = seededRandom(start + 1);
    const size = Math.min(batchSize, jobs - start);
    const batch = Array.from({ length: size }, (_, index) =>
      generatePosting(start + index, jobs, { places, days: generatedDays, now, random }),
    );
    const begun = performance.now();
    await storeBatch(db, source, batch, now);
    storing += performance.now() - begun;
    if (start % 50_000 === 0 && start > 0) process.stdout.write(`  ${start} of ${jobs}\n`);
  }
  await sql`vacuum analyze`.execute(db);
  return jobs / (storing / 1000);
}
