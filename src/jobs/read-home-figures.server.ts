import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/tables.ts";
import type { JobSummary } from "./job-summary.ts";
import { readSummaries } from "./read-summaries.server.ts";
import { readDays } from "./search/match/read-days.server.ts";

/** What the home page counts and shows. */
export type HomeFigures = {
  /** Live jobs. */
  jobs: number;
  /** The newest, at most seven. */
  justIn: JobSummary[];
  /** Of the live jobs, those first found within the last sixty minutes; counted up to a thousand. */
  foundLastHour: number;
  /** True as long as there is nothing but the samples of a fresh install. */
  areSamples: boolean;
};

const rows = 7;
const mostCounted = 1_000;
const hour = 60 * 60 * 1000;

/** Counts for the home page: cheap, since the live jobs are already counted by day and the newest stand in an index. */
export async function readHomeFigures(db: Database, clock: Clock): Promise<HomeFigures> {
  const [days, newest, found] = await Promise.all([
    readDays(db),
    db
      .selectFrom("jobs")
      .where("gone_at", "is", null)
      .select(["id", "is_sample"])
      .orderBy("fresh_at", "desc")
      .orderBy("id", "desc")
      .limit(rows)
      .execute(),
    countFoundSince(db, new Date(clock().getTime() - hour)),
  ]);
  return {
    jobs: days.reduce((sum, day) => sum + day.jobs, 0),
    justIn: await readSummaries(
      db,
      newest.map((job) => job.id),
    ),
    foundLastHour: found,
    areSamples: newest.every((job) => job.is_sample),
  };
}

/** Jobs are numbered as they are found, so the newest thousand numbers hold the answer and no index is needed. */
async function countFoundSince(db: Database, moment: Date): Promise<number> {
  const { found } = await db
    .selectFrom(
      db
        .selectFrom("jobs")
        .select(["first_seen_at", "gone_at", "is_sample"])
        .orderBy("id", "desc")
        .limit(mostCounted)
        .as("newest"),
    )
    .where("first_seen_at", ">", moment)
    .where("gone_at", "is", null)
    .where("is_sample", "=", false)
    .select((select) => select.fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  return found;
}
