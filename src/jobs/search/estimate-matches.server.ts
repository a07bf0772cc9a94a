import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import { newestDays, type DayWindow, type JobDays } from "./day-window.ts";
import { sampleOf } from "./job-sample.ts";

/** Below so many live jobs everything is simply counted. */
const countEverythingBelow = 4_000;
/** Jobs that a probe looks at: a tenth, within these. */
const probeSize = { least: 1_000, most: 3_000 };

/** So many matches are read to find the newest of them; of more, a stretch of newest days is. */
const readAllUpTo = 20_000;

export type Estimate = {
  live: number;
  /** Jobs of a scope, about. */
  matches(scope: string): number;
  /** The same as a share of all live jobs. */
  share(scope: string): number;
  /** Newest days that hold so many jobs of a scope, with room to spare; null when all days are to be read. */
  window(scope: string, wanted: number): DayWindow | null;
};

/**
 * How many jobs each scope has, roughly: its share of a sample of a few thousand, taken for the whole. With few jobs
 * every scope is taken to have all of them, which makes the caller count exactly.
 */
export async function estimateMatches(
  db: Database,
  days: JobDays,
  scopes: ReadonlyMap<string, CandidateScope>,
): Promise<Estimate> {
  const live = days.reduce((sum, { jobs }) => sum + jobs, 0);
  const size = Math.min(Math.max(live / 10, probeSize.least), probeSize.most);
  const sample = live < countEverythingBelow ? null : sampleOf(size / live);
  if (!sample) return { live, matches: () => live, share: () => 1, window: () => null };
  const counts = [...scopes].map(
    ([name, scope]) =>
      sql`(select count(*)::int from jobs j where ${candidateCondition({ ...scope, sample })}) as ${sql.ref(name)}`,
  );
  const result = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  const share = (scope: string) => (result.rows[0]?.[scope] ?? 0) / (live * sample.share);
  const matches = (scope: string) => Math.round(share(scope) * live);
  return {
    live,
    matches,
    share,
    window: (scope, wanted) =>
      matches(scope) <= readAllUpTo ? null : newestDays(days, (2 * wanted) / share(scope)),
  };
}
