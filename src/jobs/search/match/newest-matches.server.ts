import { sql, type RawBuilder } from "kysely";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import type { Estimated } from "./estimate-matches.server.ts";

/** What one step down the index of dates costs, beside finding one job by its words: most when a long vector is read. */
const priceOfStep = { head: 0.3, all: 2.5 };
/** … and for each lexeme that is looked for. */
const priceOfLexeme = 0.03;

/**
 * The newest `limit` jobs of a scope, as a part of a statement. What is common is met soon enough when walking down
 * the index of dates; what is rarer is gathered by its words from the days that hold enough of it. Which is cheaper
 * is decided here: the database does not know what looking into a large vector costs, and takes the dearer way.
 *
 * @param matches of the scope, about.
 * @param live all jobs there are.
 * @param limit a number, or an expression that is at most `most`.
 */
export function newestMatches(
  scope: CandidateScope,
  columns: RawBuilder<unknown>,
  matches: Estimated,
  live: number,
  most: number,
  limit: RawBuilder<unknown> = sql`${most}::int`,
): RawBuilder<unknown> {
  const order = sql`order by fresh_at desc, id desc limit ${limit}`;
  const steps = (most * live) / Math.max(matches.jobs, 1);
  const gathered = (matches.jobs * (matches.window?.jobs ?? live)) / Math.max(live, 1);
  const lexemes = scope.filters.lexemes.join("|").split("|").length;
  const price = priceOfStep[scope.words.length > 0 ? scope.within : "head"] + lexemes * priceOfLexeme;
  if (steps * price < gathered) {
    // No index of words serves a condition written so.
    return sql`select j.id, ${columns} from jobs j
      where j.gone_at is null and (${candidateCondition(scope)}) is true ${order}`;
  }
  // Nor does one of dates beyond an `offset`. What is left out by the limit needs no columns.
  const inWindow = candidateCondition({ ...scope, window: matches.window });
  return sql`select j.id, ${columns} from (select * from (
      select j.id, j.fresh_at, j.head, j.title_words from jobs j where ${inWindow} offset 0) found ${order}) j`;
}
