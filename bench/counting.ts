import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { createCountCache } from "../src/jobs/search/match/count-cache.ts";
import { searchJobs } from "../src/jobs/search/match/search-jobs.server.ts";
import type { OpenedDatabase } from "../src/platform/database/open-database.server.ts";
import { percentile, printTable } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";

const runs = 60;
const warmUp = 10;

/**
 * Compares exact counts with estimates: each query in turn with estimates, with exact counts that are kept for the next
 * search, and with exact counts that are never kept.
 */
export async function timeCounting({ db }: OpenedDatabase, now: Date): Promise<void> {
  const gazetteer = loadGazetteer();
  const countCache = createCountCache();
  const ways = {
    estimates: () => ({ maxCountedIndex: 0 }),
    exact: () => ({ countCache }),
    "never kept": () => ({ countCache: createCountCache() }),
  };
  const rows: (string | number)[][] = [];
  for (const { name, next } of searchClasses(seededRandom(7), benchPlaces(gazetteer))) {
    const times = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
    for (let run = -warmUp; run < runs; run += 1) {
      const query = next();
      for (const [way, options] of Object.entries(ways)) {
        const start = performance.now();
        await searchJobs(db, query, { now, gazetteer, ...options() });
        if (run >= 0) times.get(way)?.push(performance.now() - start);
      }
    }
    const at = (way: string, share: number) =>
      percentile(
        (times.get(way) ?? []).sort((a, b) => a - b),
        share,
      );
    rows.push([
      name,
      at("estimates", 0.5),
      at("estimates", 0.95),
      at("exact", 0.5) / at("estimates", 0.5),
      at("exact", 0.95) / at("estimates", 0.95),
      at("never kept", 0.5) / at("estimates", 0.5),
      at("never kept", 0.95) / at("estimates", 0.95),
    ]);
  }
  printTable(["class", "estimates p50 ms", "p95", "exact ÷ p50", "÷ p95", "never kept ÷ p50", "÷ p95"], rows);
}
