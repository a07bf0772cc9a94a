/**
 * Prints results that need a judgement. Run it by hand: `node bench/search-quality/pool.ts <data folder>
 * [characters]`.
 *
 * For every query, it prints the results of all systems in one list without those that judgements.json already has.
 * The order does not tell which system found a result. No server may have the data folder open.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { excerptAround } from "../../src/jobs/search/match/excerpt.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { judgedAt } from "./judged-at.ts";
import type { Grades } from "./ndcg.ts";
import { judgedQueries, queryKey } from "./queries.ts";
import { foothold, keyOf, miniSearch, plainTextSearch } from "./rankings.ts";

/**
 * Number of our results to judge. This is more than the measure uses, so that a change to the ranking brings in few
 * unjudged ones.
 */
const ofOurs = 20;
const ofOthers = 10;

const [dataDir = "", characters = "250"] = process.argv.slice(2);
const opening = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  log: createLog({ level: "warn" }),
  role: "tool",
});
if (!opening.ok) throw new Error(opening.problem);
const { opened } = opening;
const db = opened.background;

const judgements = JSON.parse(
  await readFile(join(import.meta.dirname, "judgements.json"), "utf8").catch(() => "{}"),
) as Record<string, Grades>;
const ours = foothold(db, loadGazetteer(), judgedAt);
const others = [await plainTextSearch(db), await miniSearch(db)];

for (const query of judgedQueries) {
  const typed = queryKey(query);
  const pool = new Set((await ours(query.keywords, query.location)).slice(0, ofOurs));
  for (const other of others) {
    for (const key of (await other(query.keywords, query.location)).slice(0, ofOthers)) pool.add(key);
  }
  const strangers = [...pool].filter((key) => judgements[typed]?.[key] === undefined);
  if (strangers.length > 0) await show(typed, query.keywords, inNoOrder(strangers));
}
await opened.close();

/** Sorts by a hash, so that the order is the same on every run and none of the systems'. */
function inNoOrder(keys: readonly string[]): string[] {
  const digest = (key: string) => createHash("sha256").update(key).digest("hex");
  return keys.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
}

async function show(typed: string, keywords: string, keys: readonly string[]): Promise<void> {
  const jobs = await readJobs(db, keys);
  process.stdout.write(`\n## ${typed}\n`);
  for (const key of keys) {
    const job = jobs.get(key);
    if (!job) continue;
    const about = excerptAround(job.description, keywords.toLowerCase().split(/\s+/)).slice(
      0,
      Number(characters),
    );
    process.stdout.write(`${key}\t${job.title} | ${job.company} | ${job.place ?? ""} | ${about}\n`);
  }
}

type JudgedJob = { key: string; title: string; company: string; place: string | null; description: string };

async function readJobs(from: Database, keys: readonly string[]): Promise<Map<string, JudgedJob>> {
  const found = await sql<JudgedJob>`
    select ${keyOf} as key, j.title, j.company, j.location_text as place, p.description_text as description
    from jobs j join postings p on p.id = j.lead_posting_id where ${keyOf} in (${sql.join(keys)})`.execute(
    from,
  );
  return new Map(found.rows.map((job) => [job.key, job]));
}
