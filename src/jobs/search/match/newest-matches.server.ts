import { sql, type RawBuilder } from "kysely";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import type { Estimated } from "./estimate-matches.server.ts";

/** Cost of one step down the index of dates, relative to finding one job by its words. Long vectors cost the most. */
const stepCost = { head: 0.3, all: 2.5 };
/** Additional cost of each lexeme that is checked. */
const lexemeCost = 0.03;

/**
 * Builds the part of a statement that selects the newest jobs of a scope. Common matches are met quickly when
 * walking down the index of dates. Rare matches are gathered by their words from the days that hold enough of them. The
 * choice is made here, because the database does not know the cost of reading a large vector and picks the slower way.
 *
 * @param options `matches` is the estimate for the scope, `live` the number of live jobs, `limit` the maximum number of jobs.
 */
export function newestMatches(
  scope: CandidateScope,
  columns: RawBuilder<unknown>,
  { matches, live, limit }: { matches: Estimated; live: number; limit: number },
): RawBuilder<unknown> {
  const order = sql`order by fresh_at desc, id desc limit ${limit}::int`;
  const steps = (limit * live) / Math.max(matches.jobs, 1);
  const gathered = (matches.jobs * (matches.window?.jobs ?? live)) / Math.max(live, 1);
  const lexemes = scope.filters.lexemes.join("|").split("|").length;
  const cost =
    (scope.required.search.length > 0 || scope.excludedList ? stepCost.all : stepCost.head) +
    lexemes * lexemeCost;
  if (steps * cost < gathered) {
    // The `is true` keeps the planner from using the word index.
    return sql`select j.id, ${columns} from jobs j
      where j.gone_at is null and (${candidateCondition(scope)}) is true ${order}`;
  }
  // The `offset 0` keeps the planner from using the date index. `columns` are computed only for rows within the limit.
  const inWindow = candidateCondition({ ...scope, window: matches.window });
  return sql`select j.id, ${columns} from (select * from (
      select j.id, j.fresh_at, j.closes_at, j.head, j.title_words from jobs j where ${inWindow} offset 0) found ${order}) j`;
}
