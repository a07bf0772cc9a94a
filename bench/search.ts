import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { createCountCache } from "../src/jobs/search/match/count-cache.ts";
import { searchJobs } from "../src/jobs/search/match/search-jobs.server.ts";
import { suggest } from "../src/jobs/search/suggest/suggest.server.ts";
import { migrate, readMigrations } from "../src/platform/database/migrate.server.ts";
import { openDatabase, type OpenedDatabase } from "../src/platform/database/open-database.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { startCluster } from "../tests/support/start-postgres.ts";
import { fillIndex } from "./generated-index.ts";
import { measure, percentile, printTable, residentMegabytes } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";
import { roles } from "./vocabulary.ts";

type TimeSearches = (opened: OpenedDatabase, now: Date) => Promise<void>;

const runs = 100;
const warmUp = 20;
/** A sequential search takes long, so a few runs are enough. */
const plainRuns = 5;

/** Measures the search classes on the embedded database. */
export async function benchEmbedded(jobs: number, time = timeClasses): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "foothold-bench-"));
  await benchOn("PGlite (embedded)", { databaseUrl: undefined, dataDir }, jobs, time);
  await rm(dataDir, { recursive: true, force: true });
}

/** Measures the search classes on PostgreSQL: at `databaseUrl`, or in a private cluster. */
export async function benchPostgres(
  jobs: number,
  databaseUrl: string | undefined,
  time = timeClasses,
): Promise<void> {
  const cluster = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startCluster();
  await benchOn("PostgreSQL", { databaseUrl: cluster.url, dataDir: "" }, jobs, time);
  await cluster.stop();
}

async function benchOn(
  name: string,
  where: { databaseUrl: string | undefined; dataDir: string },
  jobs: number,
  time: TimeSearches,
) {
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ ...where, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  const migrated = await migrate(opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);

  process.stdout.write(`${name}, ${jobs} jobs\n`);
  const now = new Date();
  const present = await opened.db
    .selectFrom("jobs")
    .select(sql<number>`count(*)`.as("jobs"))
    .executeTakeFirstOrThrow();
  if (present.jobs < jobs) {
    const rate = await fillIndex(opened.background, jobs, loadGazetteer(), now);
    process.stdout.write(`  stored ${rate.toFixed(0)} postings a second\n`);
  }
  await time(opened, now);
  process.stdout.write(`  memory of this process: ${await residentMegabytes(process.pid)} MB\n\n`);
  await opened.close();
}

async function timeClasses({ db, background }: OpenedDatabase, now: Date): Promise<void> {
  const gazetteer = loadGazetteer();
  const plain = await timePlain(background);
  const rows: (string | number)[][] = [];
  for (const { name, next } of searchClasses(seededRandom(7), benchPlaces(gazetteer))) {
    const timings = await measure(runs, warmUp, () => searchJobs(db, next(), { now, gazetteer }));
    rows.push([
      name,
      percentile(timings, 0.5),
      percentile(timings, 0.95),
      percentile(plain, 0.5) / percentile(timings, 0.5),
    ]);
  }
  const random = seededRandom(11);
  const counts = createCountCache<number>(10_000);
  const typing = await measure(runs, warmUp, () => {
    const role = roles[random.zipf(roles.length)] ?? "Nurse";
    const prefix = role.slice(0, 2 + random.below(4));
    return suggest(db, { field: "keywords", prefix }, { now, gazetteer, counts });
  });
  rows.push([
    "suggestions",
    percentile(typing, 0.5),
    percentile(typing, 0.95),
    percentile(plain, 0.5) / percentile(typing, 0.5),
  ]);
  printTable(["class", "p50 ms", "p95 ms", "ILIKE / p50"], rows);
  process.stdout.write(`  a sequential ILIKE search for words: ${percentile(plain, 0.5).toFixed(0)} ms\n`);
}

/** Measures the simplest search: a substring in four fields, newest first, with a count. */
async function timePlain(db: OpenedDatabase["db"]): Promise<number[]> {
  const random = seededRandom(3);
  return measure(plainRuns, 1, () => {
    const pattern = `%${(roles[random.zipf(roles.length)] ?? "Nurse").split(" ").at(-1)}%`;
    return sql`
      with found as materialized (
        select j.id, j.fresh_at from jobs j join postings p on p.id = j.lead_posting_id
        where j.gone_at is null and (j.title ilike ${pattern} or j.company ilike ${pattern}
          or j.location_text ilike ${pattern} or p.description_text ilike ${pattern}))
      select (select count(*) from found), (select json_agg(id) from
        (select id from found order by fresh_at desc limit 20) newest)`.execute(db);
  });
}
