import { sql } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/tables.ts";
import type { JobSummary } from "./job-summary.ts";
import { nothingLeftOut, withoutLeftOut, type LeftOut } from "./left-out.server.ts";
import { notClosed } from "./not-closed.server.ts";
import { readSummaries } from "./search/match/read-summaries.server.ts";
import { foldText } from "../text/fold-text.ts";
import { countOpenJobs } from "./count-index.server.ts";

/** A count of new openings. It is a lower bound, not exact, if more than a thousand jobs came in that time. */
export type FoundCount = { count: number; isExact: boolean };

/** The numbers and jobs on the home page. */
export type HomeFigures = {
  /** Openings. */
  jobs: number;
  /** The newest open jobs whose date is known, at most eight, first those of different employers and titles. */
  justIn: JobSummary[];
  /** Openings first found within the last sixty minutes and the last 24 hours. */
  foundLastHour: FoundCount;
  foundLastDay: FoundCount;
  /** Sources whose last reading succeeded. */
  sources: number;
  /** True while the index holds only the samples of a fresh install. */
  areSamples: boolean;
};

const rows = 8;
/** Jobs among which those are chosen. */
const candidates = 120;
const maxCounted = 1_000;
const hour = 60 * 60 * 1000;

/**
 * Reads the figures of the home page. This is cheap: live jobs are already counted by day, and indexes give the
 * newest and the closed ones.
 */
export async function readHomeFigures(
  db: Database,
  clock: Clock,
  leftOut: LeftOut = nothingLeftOut,
): Promise<HomeFigures> {
  const now = clock();
  const [jobs, newest, foundLastHour, foundLastDay, sources] = await Promise.all([
    countOpenJobs(db, now),
    db
      .selectFrom("jobs")
      .where("gone_at", "is", null)
      .where(notClosed(now))
      .select(["id", "is_sample", "posted_at", "title", "company"])
      .orderBy("fresh_at", "desc")
      .orderBy("id", "desc")
      .limit(candidates)
      .execute(),
    countFoundSince(db, new Date(now.getTime() - hour), now),
    countFoundSince(db, new Date(now.getTime() - 24 * hour), now),
    countReadSources(db),
  ]);
  const dated = newest.filter((job) => job.posted_at !== null);
  return {
    jobs,
    justIn: await readSummaries(db, varied(withoutLeftOut(dated, leftOut))),
    foundLastHour,
    foundLastDay,
    sources,
    areSamples: newest.every((job) => job.is_sample),
  };
}

/**
 * Returns the ids of the first jobs of which no two have the same employer or the same last word of their title. Others
 * follow if these are too few.
 */
function varied(jobs: readonly { id: number; title: string; company: string }[]): number[] {
  const seen = new Set<string>();
  const chosen = jobs.filter(({ title, company }) => {
    const trade =
      foldText(title)
        .match(/[\p{L}\p{N}]{3,}/gu)
        ?.at(-1) ?? title;
    const keys = [`employer ${foldText(company)}`, `trade ${trade}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  const others = jobs.filter((job) => !chosen.includes(job));
  return [...chosen, ...others].slice(0, rows).map(({ id }) => id);
}

/** Looks only at the thousand highest ids. Ids grow in the order jobs are found, so no index is needed. */
async function countFoundSince(db: Database, moment: Date, now: Date): Promise<FoundCount> {
  const isNew = sql<boolean>`first_seen_at > ${moment}`;
  const isShown = sql<boolean>`gone_at is null and not is_sample and ${notClosed(now)}`;
  const { seen, found } = await db
    .selectFrom(
      db
        .selectFrom("jobs")
        .select(["first_seen_at", "gone_at", "closes_at", "is_sample"])
        .orderBy("id", "desc")
        .limit(maxCounted)
        .as("newest"),
    )
    .select([
      sql<number>`count(*) filter (where ${isNew})`.as("seen"),
      sql<number>`count(*) filter (where ${isNew} and ${isShown})`.as("found"),
    ])
    .executeTakeFirstOrThrow();
  return { count: found, isExact: seen < maxCounted };
}

async function countReadSources(db: Database): Promise<number> {
  const { read } = await db
    .selectFrom("sources")
    .where("last_read_at", "is not", null)
    .where("failures", "=", 0)
    .select((select) => select.fn.countAll<number>().as("read"))
    .executeTakeFirstOrThrow();
  return read;
}
