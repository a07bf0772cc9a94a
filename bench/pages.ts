import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { ensureSource } from "../src/jobs/source-record.server.ts";
import { storeBatch } from "../src/jobs/indexing/store-batch.server.ts";
import { writeSearchAddress } from "../src/jobs/search/query/search-address.ts";
import { migrate, readMigrations } from "../src/platform/database/migrate.server.ts";
import { openDatabase, type OpenedDatabase } from "../src/platform/database/open-database.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { startServer } from "../tests/support/start-server.ts";
import { fillIndex, generatedSource } from "./generated-index.ts";
import { generatePosting } from "./generate-postings.ts";
import { measure, percentile, printTable, type Timings } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";

const requests = 150;
const warmUp = 30;
/** Postings in one transaction, as the import command stores them. */
const batchSize = 10;

/**
 * Measures the HTML of /jobs on the built site and the embedded database: first idle, then while another process
 * imports through the running site.
 */
export async function benchPages(jobs: number, imported: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "foothold-pages-"));
  const now = new Date();
  const filling = await open(dataDir);
  await fillIndex(filling.background, jobs, loadGazetteer(), now);
  await filling.close();

  const site = await startServer({ DATA_DIR: dataDir });
  process.stdout.write(`Pages of the built site, PGlite with ${jobs} jobs\n`);
  const idle = await timePages(site.url, requests);
  const importing = { isOver: false };
  const done = importInto(dataDir, imported, now).finally(() => {
    importing.isOver = true;
  });
  const busy: number[] = [];
  while (!importing.isOver) busy.push(...(await timePages(site.url, 20, 0)));
  const rate = await done;
  busy.sort((a, b) => a - b);
  printTable(
    ["/jobs", "p50 ms", "p95 ms"],
    [
      ["idle", percentile(idle, 0.5), percentile(idle, 0.95)],
      [`while ${imported} postings come in`, percentile(busy, 0.5), percentile(busy, 0.95)],
      [
        "ratio",
        percentile(busy, 0.5) / percentile(idle, 0.5),
        percentile(busy, 0.95) / percentile(idle, 0.95),
      ],
    ],
  );
  process.stdout.write(`  ${rate.toFixed(0)} postings a second meanwhile, ${busy.length} pages\n\n`);
  await site.stop();
}

async function open(dataDir: string): Promise<OpenedDatabase> {
  const opening = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog({ level: "warn" }),
    role: "tool",
  });
  if (!opening.ok) throw new Error(opening.problem);
  const migrated = await migrate(opening.opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);
  return opening.opened;
}

async function importInto(dataDir: string, jobs: number, now: Date): Promise<number> {
  const opened = await open(dataDir);
  const source = await ensureSource(opened.background, { ...generatedSource, name: "generated-later" });
  const places = benchPlaces(loadGazetteer());
  const begun = performance.now();
  for (let start = 0; start < jobs; start += batchSize) {
    const random = seededRandom(9_000_000 + start);
    const batch = Array.from({ length: batchSize }, (_, index) =>
      generatePosting(start + index, jobs, { places, days: 5, now, random }),
    );
    await storeBatch(opened.background, source, batch, now);
  }
  await opened.close();
  return jobs / ((performance.now() - begun) / 1000);
}

function timePages(url: string, times: number, warm = warmUp): Promise<Timings> {
  const random = seededRandom(21);
  const classes = searchClasses(random, benchPlaces(loadGazetteer()));
  return measure(times, warm, async () => {
    const query = random.pick(classes).next();
    const response = await fetch(`${url}/jobs?${writeSearchAddress(query).toString()}`);
    if (!response.ok) throw new Error(`The page answered ${response.status}`);
    await response.text();
  });
}
