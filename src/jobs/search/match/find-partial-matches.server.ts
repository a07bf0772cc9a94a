import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { isUninformativeTerm, partialMatchLexemes } from "../query/partial-match-lexemes.ts";
import type { Term } from "../query/term.ts";
import { and, wordLiteral } from "../query/term-literals.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { DayWindow } from "./day-window.ts";
import { scoreExpression } from "./rank.server.ts";

const maxPartial = 60;
/** With more matches, other occupations are not looked for. */
const maxFewMatches = 2;

/** Returns the weight of a term among the others: its rarity, the greatest of all for an occupation, and 0 for "working". */
function weightOf(term: Term | undefined, rarity: number, rarities: readonly number[]): number {
  if (!term || isUninformativeTerm(term)) return 0;
  return term.occupations.length > 0 ? Math.max(...rarities) : rarity;
}

const inCompany = (words: readonly string[], known: UnderstoodSearch["known"]) =>
  and(words.map((word) => wordLiteral(word, known, "C")));

export type PartialOptions = {
  /** The number of full matches. */
  fullMatches: number;
  /** True for jobs of the occupation that was asked for, in any words, and of no similar one. */
  isSameOccupation: boolean;
};

/**
 * Finds jobs that have some of the words in title, skills, company or place. It is used when few or no jobs have all of
 * them. A job must have the word that decides what it is: the occupation, or the rarest word. Of the weight of the words,
 * it must have about half, or as much as the best job has. Next to a company's own name, the other words may be missing.
 *
 * @param index `live` is the number of live jobs.
 */
export async function findPartialMatches(
  db: Database,
  search: UnderstoodSearch,
  { live, window }: { live: number; window: DayWindow | null },
  { fullMatches, isSameOccupation }: PartialOptions,
): Promise<number[]> {
  const { query, known, filters, terms, company, words } = search;
  const hasOccupation = terms.some(({ occupations }) => occupations.length > 0);
  if (!words || (isSameOccupation && !hasOccupation)) return [];
  const now = query.asOf ?? search.now;
  const rarities = terms.map((term) => {
    const rarest = Math.min(...term.words.map((word) => known.get(word)?.jobs ?? 0));
    return Math.log(1 + live / (1 + rarest));
  });
  // Without its rarest word, a search for an occupation is still for that occupation.
  const weights = rarities.map((rarity, index) => weightOf(terms[index], rarity, rarities));
  const halfWeight = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  const matchedWeight = sql.join(
    words.terms.map(
      (term, index) => sql`(j.head @@ ${term.inHead}::tsquery)::int * ${weights[index] ?? 0}::float8`,
    ),
    sql` + `,
  );
  // Other occupations have none of the words. Without an occupation, words in descriptions are only mentions.
  const allowsNoWords = company !== null || hasOccupation;
  const minWeight = sql`least(${halfWeight}::float8, (select max(told) from some_words))`;
  const order =
    query.sort === "date" ? sql`fresh_at desc, id desc` : sql`told desc, score desc, fresh_at desc, id desc`;
  const find = async (isLoose: boolean) => {
    const lexemes = company
      ? { head: [inCompany(company.words, known)], search: [] }
      : partialMatchLexemes(terms, search.excluded, known, {
          isLoose,
          allowsUnitGroup: !isSameOccupation && fullMatches <= maxFewMatches,
        });
    const scope = {
      ...scopeOf(search, filters.all),
      required: lexemes,
      minScore: null,
      excludedList: null,
      window,
    };
    const { rows } = await sql<{ id: number }>`
      with some_words as materialized (
        select j.id, (${matchedWeight}) as told from jobs j where ${candidateCondition(scope)}),
      best as (
        select j.id, j.fresh_at, told, ${scoreExpression(words, now)} as score
        from some_words join jobs j on j.id = some_words.id
        where told >= 0.9 * ${minWeight} and (told > 0 or ${allowsNoWords})
        order by told desc, score desc, j.fresh_at desc, j.id desc limit ${maxPartial}::int)
      select id from best
      order by ${order}`.execute(db);
    return rows.map((row) => row.id);
  };
  const found = await find(false);
  return found.length > maxFewMatches || isSameOccupation ? found : find(true);
}
