import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { FilterQuery } from "../filters/filter-query.ts";
import type { Term } from "../query/group-terms.ts";
import type { KnownWord } from "../query/look-up-words.server.ts";
import type { WordQuery } from "../query/word-query.ts";
import { candidateCondition } from "./candidates.server.ts";
import { newestDays, type JobDays } from "./day-window.ts";
import { scoreExpression } from "./score-expression.server.ts";

/** Partial matches are looked for among this many of the newest jobs. */
const lookedThrough = 60_000;
const mostPartial = 60;

/**
 * Finds jobs that have some of the words in title, skills, company or place. It is used when few or no jobs have all of
 * them. Rare words weigh more than common ones. A job must have about half of the total weight, or as much as the best
 * job has: a word that no job has must not hide jobs that have the others.
 */
export async function findPartialMatches(
  db: Database,
  {
    words,
    terms,
    known,
  }: { words: WordQuery; terms: readonly Term[]; known: ReadonlyMap<string, KnownWord> },
  filters: FilterQuery,
  seenBefore: Date | null,
  days: JobDays,
  now: Date,
): Promise<number[]> {
  const live = days.reduce((sum, { jobs }) => sum + jobs, 0);
  const weights = terms.map((term) => {
    const rarest = Math.min(...term.words.map((word) => known.get(word)?.jobs ?? 0));
    return Math.log(1 + live / (1 + rarest));
  });
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  const told = sql.join(
    words.terms.map(
      (term, index) => sql`(j.head @@ ${term.anywhere}::tsquery)::int * ${weights[index] ?? 0}::float8`,
    ),
    sql` + `,
  );
  const window = newestDays(days, lookedThrough);
  const scope = { words: [words.any], within: "head" as const, filters, window, sample: null, seenBefore };
  const result = await sql<{ id: number }>`
    with some_words as materialized (
      select j.id, (${told}) as told from jobs j where ${candidateCondition(scope)})
    select j.id from some_words join jobs j on j.id = some_words.id
    where told >= 0.9 * least(${half}::float8, (select max(told) from some_words))
    order by told desc, ${scoreExpression(words, now)} desc, j.fresh_at desc, j.id desc limit ${mostPartial}::int`.execute(
    db,
  );
  return result.rows.map((row) => row.id);
}
