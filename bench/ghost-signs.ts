/**
 * Draws adverts at random to measure how often a sign of a stale advert is right (docs/search-quality.md).
 *
 *   npm run bench -- --only ghost-signs --ghost folder --data ../shared/data
 *
 * Writes `adverts.json`, without the signs, for a person who marks each one, and `signs.json`. If `marks.json` is there, it
 * prints the precision of the signs instead: `[{ "id": 1, "mark": "stale" | "live" | "unclear" }]`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { markGone } from "../src/jobs/freshness/mark-gone.server.ts";
import { openingSigns } from "../src/jobs/freshness/opening-history.ts";
import { readOpeningHistory } from "../src/jobs/freshness/read-opening-history.server.ts";
import type { Database } from "../src/platform/database/tables.ts";
import { printTable } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { withIndex } from "./search-quality/with-index.ts";

type Options = { ghost: string; data: string; seed: number; store?: string | undefined };
type Drawn = { id: number; job: number; signs: string[] };
type Mark = { id: number; mark: "stale" | "live" | "unclear" };

/** Adverts with a sign and without. */
const perGroup = 30;
/** Other adverts of the employer that the person sees. */
const maxOthers = 40;
const maxText = 6_000;
const day = 86_400_000;

export async function benchGhostSigns({ ghost, data, seed, store }: Options): Promise<void> {
  const marks = await readFile(join(ghost, "marks.json"), "utf8").catch(() => null);
  if (marks !== null) {
    const signs = JSON.parse(await readFile(join(ghost, "signs.json"), "utf8")) as Drawn[];
    printPrecision(signs, JSON.parse(marks) as Mark[]);
    return;
  }
  await mkdir(ghost, { recursive: true });
  const drawn = await withIndex({ data, store }, (db) => drawAdverts(db, seed));
  const write = (name: string, rows: unknown) => writeFile(join(ghost, name), JSON.stringify(rows, null, 2));
  await write("adverts.json", drawn.adverts);
  await write("signs.json", drawn.signs);
}

/** Lets the monthly threads follow each other, and draws from the jobs that are open at the end of their data set. */
async function drawAdverts(db: Database, seed: number) {
  const { rows: ends } = await sql<{ source: string; last: Date }>`
    select source, max(posted_at) as last from postings where posted_at is not null group by source`.execute(
    db,
  );
  for (const { source, last } of ends.filter((end) => end.source.includes("hn_")))
    await endThreads(db, source, last);
  const { rows: open } = await sql<{ job: number; source: string }>`
    select j.id as job, p.source from jobs j join postings p on p.id = j.lead_posting_id
    where j.gone_at is null and j.company_slug <> '' and length(p.description_text) > 200 order by j.id`.execute(
    db,
  );
  const nowOf = new Map(ends.map(({ source, last }) => [source, new Date(last.getTime() + day)]));
  const groups: [Drawn[], Drawn[]] = [[], []];
  for (const { job, source } of open) {
    const now = nowOf.get(source);
    const row = await db.selectFrom("jobs").selectAll().where("id", "=", job).executeTakeFirstOrThrow();
    if (!now) continue;
    const facts = {
      postedAt: row.posted_at,
      firstSeenAt: row.first_seen_at,
      goneAt: null,
      closesAt: row.closes_at,
    };
    const signs = openingSigns(await readOpeningHistory(db, job), { ...facts, isSample: false }, now);
    groups[signs.length > 0 ? 0 : 1].push({ id: 0, job, signs });
  }
  process.stdout.write(`${groups[0].length} of ${open.length} open jobs have a sign\n`);
  const random = seededRandom(seed);
  const shuffled = (rows: Drawn[]) =>
    rows
      .map((row) => ({ row, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row);
  const drawn = shuffled(groups.flatMap((group) => shuffled(group).slice(0, perGroup))).map((row, nth) => ({
    ...row,
    id: nth + 1,
  }));
  const adverts = [];
  for (const one of drawn) adverts.push({ id: one.id, ...(await describe(db, one.job, nowOf)) });
  return { adverts, signs: drawn };
}

/** Marks the postings of each month as gone when the thread of the next month begins. */
async function endThreads(db: Database, source: string, last: Date): Promise<void> {
  const lastMonth = last.getUTCFullYear() * 12 + last.getUTCMonth();
  for (let month = lastMonth - 11; month <= lastMonth; month += 1) {
    const begins = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
    const ids = await db
      .selectFrom("postings")
      .select("id")
      .where("source", "=", source)
      .where("posted_at", "<", begins)
      .where("gone_at", "is", null)
      .execute();
    await markGone(
      db,
      ids.map(({ id }) => id),
      begins,
    );
  }
}

/** The advert and, without any judgement of ours, the other adverts of its employer. */
async function describe(db: Database, job: number, nowOf: ReadonlyMap<string, Date>) {
  const rows = await db
    .selectFrom("postings as p")
    .innerJoin("jobs as j", "j.lead_posting_id", "p.id")
    .select([
      "p.source",
      "p.company",
      "p.title",
      "p.posted_at",
      "p.closes_at",
      "p.description_text",
      "j.location_text",
    ])
    .select("j.company_slug")
    .where("j.id", "=", job)
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom("postings as p")
    .innerJoin("jobs as j", "j.id", "p.job_id")
    .select(["p.title", "p.posted_at as postedAt", "p.gone_at as goneAt", "j.location_text as place"])
    .select(sql<string>`left(p.description_text, 400)`.as("text"))
    .where("j.company_slug", "=", rows.company_slug)
    .orderBy("p.posted_at")
    .limit(maxOthers)
    .execute();
  return {
    today: nowOf.get(rows.source),
    employer: rows.company,
    title: rows.title,
    place: rows.location_text,
    postedAt: rows.posted_at,
    closesAt: rows.closes_at,
    text: rows.description_text.slice(0, maxText),
    advertsOfEmployer: others,
  };
}

function printPrecision(drawn: readonly Drawn[], marks: readonly Mark[]): void {
  const markOf = new Map(marks.map(({ id, mark }) => [id, mark]));
  const groups = [
    ["with a sign", drawn.filter(({ signs }) => signs.length > 0)],
    ["without", drawn.filter(({ signs }) => signs.length === 0)],
  ] as const;
  printTable(
    ["adverts", "drawn", "stale", "live", "unclear", "stale of those judged"],
    groups.map(([name, rows]) => {
      const count = (mark: Mark["mark"]) => rows.filter(({ id }) => markOf.get(id) === mark).length;
      const judged = count("stale") + count("live");
      const share = judged === 0 ? "none" : (count("stale") / judged).toFixed(2);
      return [
        name,
        String(rows.length),
        ...(["stale", "live", "unclear"] as const).map(count).map(String),
        share,
      ];
    }),
  );
}
