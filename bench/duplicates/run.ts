import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storePostings } from "../../src/jobs/store-postings.server.ts";
import { ensureSource } from "../../src/jobs/source-record.server.ts";
import { type Gazetteer, loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { generatedSource } from "../generated-index.ts";
import { printTable } from "../measure.ts";
import { makePairs } from "./make-pairs.ts";
import type { Pair, PublishedAdvert } from "./pair.ts";
import { readAdverts } from "./read-adverts.ts";

const now = new Date("2026-11-20T12:00:00Z");

type Options = {
  /** The folder that contains `postings`. Its data is not part of this project. */
  data: string;
  /** A file of pairs, one JSON object per line. It is written if it does not exist. */
  pairs: string | undefined;
  count: number;
  seed: number;
};

/**
 * Prints how well two adverts are recognised as the same opening. The site's own code stores each pair in an empty
 * index. A pair counts as joined if one job has both adverts.
 */
export async function benchDuplicates(options: Options): Promise<void> {
  if (!existsSync(join(options.data, "postings")) && !(options.pairs && existsSync(options.pairs))) {
    process.stdout.write(`The bench of duplicates needs postings in ${options.data}/postings.\n`);
    return;
  }
  const pairs = await pairsOf(options);
  const dataDir = await mkdtemp(join(tmpdir(), "foothold-duplicates-"));
  const opening = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog({ level: "warn" }),
    role: "tool",
  });
  if (!opening.ok) throw new Error(opening.problem);
  const migrated = await migrate(opening.opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);
  const gazetteer = loadGazetteer();
  const results: { pair: Pair; isJoined: boolean }[] = [];
  for (const pair of pairs) {
    results.push({ pair, isJoined: await isJoined(opening.opened.background, pair, gazetteer) });
  }
  await opening.opened.close();
  await rm(dataDir, { recursive: true, force: true });
  report(results);
}

async function pairsOf({ data, pairs: file, count, seed }: Options): Promise<Pair[]> {
  if (file && existsSync(file)) {
    const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Pair);
  }
  const pairs = makePairs(await readAdverts(data), count, seed);
  if (file) await writeFile(file, pairs.map((pair) => JSON.stringify(pair)).join("\n"));
  return pairs;
}

async function isJoined(db: Database, { one, other }: Pair, gazetteer: Gazetteer): Promise<boolean> {
  for (const table of ["postings", "jobs", "job_days", "search_words", "suggestions"] as const)
    await db.deleteFrom(table).execute();
  await store(db, one, gazetteer);
  await store(db, other, gazetteer);
  const jobs = await db.selectFrom("jobs").select("id").execute();
  const postings = await db.selectFrom("postings").select("id").execute();
  return jobs.length === 1 && postings.length === 2;
}

async function store(
  db: Database,
  { source: name, raw }: PublishedAdvert,
  gazetteer: Gazetteer,
): Promise<void> {
  const source = await ensureSource(db, { ...generatedSource, name, label: name });
  await storePostings(db, { source, records: [{ ok: true, raw }] }, { now, gazetteer });
}

function report(results: readonly { pair: Pair; isJoined: boolean }[]): void {
  const count = (isSame: boolean, joined: boolean) =>
    results.filter(({ pair, isJoined: was }) => pair.same === isSame && was === joined).length;
  const precision = count(true, true) / Math.max(count(true, true) + count(false, true), 1);
  const recall = count(true, true) / Math.max(count(true, true) + count(true, false), 1);
  const kinds = [...new Set(results.map(({ pair }) => pair.kind))];
  process.stdout.write(`Duplicates: ${results.length} pairs\n`);
  printTable(
    ["kind", "label", "pairs", "joined"],
    kinds.map((kind) => {
      const own = results.filter(({ pair }) => pair.kind === kind);
      const joined = own.filter(({ isJoined: was }) => was).length;
      return [kind, own[0]?.pair.same ? "same" : "different", String(own.length), String(joined)];
    }),
  );
  process.stdout.write(`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n\n`);
}
