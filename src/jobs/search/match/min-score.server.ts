import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { DayWindow } from "./day-window.ts";
import { listScore } from "./rank.server.ts";

/** A job of a list by date has at least this share of the second best score. */
const minShare = 0.85;
/** The best jobs, up to this number, are also listed if they have this share. */
const alwaysListed = { jobs: 5, share: 0.6 };
/** More jobs are not scored to find the best. */
const maxScored = 5_000;

/**
 * Returns the score that a job must reach to be listed by date. A list by date cannot rank weaker matches last, so it
 * leaves them out. Null for other searches, and for those with fewer than two jobs.
 *
 * @param window the days whose jobs are scored; null for all.
 */
export async function minScoreOf(
  db: Database,
  search: UnderstoodSearch,
  window: DayWindow | null,
): Promise<MinScore | null> {
  const { words, query } = search;
  if (!words || query.sort !== "date") return null;
  const condition = candidateCondition({ ...scopeOf(search, search.filters.all), window });
  const { rows } = await sql<{ score: number; scored: number }>`
    select score, (count(*) over ())::int as scored
    from (select ${listScore(words)} as score from jobs j where ${condition} limit ${maxScored}::int) all_scored
    order by score desc limit ${alwaysListed.jobs}::int`.execute(db);
  const second = rows[1]?.score;
  const last = rows.at(-1);
  if (second === undefined || last === undefined) return null;
  return {
    words,
    score: Math.max(alwaysListed.share * second, Math.min(minShare * second, last.score)),
    matches: window === null && last.scored < maxScored ? last.scored : null,
  };
}
