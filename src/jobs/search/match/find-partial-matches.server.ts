import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { parseKeywords, type Term } from "../query/parse-keywords.ts";
import { wordQuery } from "../query/word-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { DayWindow } from "./day-window.ts";
import { scoreExpression } from "./rank.server.ts";

const mostPartial = 60;

/**
 * Finds jobs that have some of the words in title, skills, company or place. It is used when few or no jobs have all of
 * them. Rare words weigh more than common ones. A job must have about half of the total weight, or as much as the best
 * job has: a word that no job has must not hide jobs that have the others.
 *
 * @param live number of live jobs.
 */
export async function findPartialMatches(
  db: Database,
  search: UnderstoodSearch,
  { live, window }: { live: number; window: DayWindow | null },
): Promise<number[]> {
  const { query, known, filters } = search;
  if (search.company) return [];
  const terms = partsOf(search.terms);
  const words = wordQuery(terms, search.excluded, known);
  if (!words) return [];
  const now = query.asOf ?? search.now;
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
  // Without the occupation that was asked for, the other words say little.
  const occupations = words.terms.filter((_, at) => (terms[at]?.occupations.length ?? 0) > 0);
  const head = occupations.length > 0 ? occupations.map((term) => term.anywhere) : [words.any];
  const scope = { ...scopeOf(search, filters.all), words: { head, search: [] }, notWords: null, window };
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

/** Returns the words of a search that is only the name of an occupation. */
function partsOf(terms: readonly Term[]): readonly Term[] {
  const [only] = terms;
  if (terms.length !== 1 || !only || only.isPhrase || only.words.length === 1) return terms;
  return only.words.flatMap((word) => parseKeywords(word).required);
}
