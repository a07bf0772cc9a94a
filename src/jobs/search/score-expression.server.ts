import { sql, type RawBuilder } from "kysely";
import type { TermQuery, WordQuery } from "./word-query.ts";

/**
 * How well a job answers, from its head alone, or with `withText` from its description too.
 *
 * What counts, in this order: that the telling words stand where they say what the job is (title, then company and
 * place, then skills; in a description only: nothing); how much of the title they make up; that words typed side by
 * side stand so in the title; a company of that name; how often they occur (`ts_rank`; `ts_rank_cd` would weigh
 * nearness too, at seven times the price); and how fresh the job is. Weights were tuned on the judged queries of
 * bench/search-quality.
 *
 * @param withText reads the large vector of each candidate: for a few hundred at most.
 */
export function scoreExpression(
  words: WordQuery,
  now: Date,
  { withText }: { withText: boolean },
): RawBuilder<number> {
  const text = withText ? sql`2.0 * ts_rank('{1, 1, 1, 1}', j.search, ${tsquery(words.any)}, 1)` : sql`0`;
  return sql<number>`(
    ${placed(words.terms)}
    + 0.7 * ${pairsInTitle(words.pairs)}
    + 1.0 * (j.head @@ ${tsquery(words.inCompany)})::int
    + 0.3 * ts_rank('{0.05, 0.3, 0.4, 1}', j.head, ${tsquery(words.any)}, 32)
    + ${text}
    + 0.3 * exp(-least(greatest(extract(epoch from ${now}::timestamptz - j.fresh_at), 0)::float8 / 2592000, 100))
  )`;
}

const tsquery = (literal: string) => sql`${literal}::tsquery`;

/**
 * From 0 to 4 for the fields in which the terms stand, and to 1.5 for how much of the title they make up. What only
 * means or contains what was typed counts for less.
 */
function placed(terms: readonly TermQuery[]): RawBuilder<number> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map((term) => {
    const place = sql`${(4 * term.weight) / all}::float8`;
    const title = sql`(${place} + 1.5 * least(1, ${term.words}::float8 / greatest(j.title_words, 1)))`;
    const best: [string, number, RawBuilder<unknown>][] = [
      [term.typedInTitle, 1, title],
      [term.inTitle, 0.75, title],
      [term.inNames, 0.75, place],
      [term.partInTitle, 0.6, title],
      [term.anywhere, 0.5, place],
      [term.partInCompany, 0.3, place],
    ];
    // A term without synonyms or longer words has fewer forms than there are cases: none is asked twice.
    const cases = best.filter(([literal], index) => best.findIndex(([other]) => other === literal) === index);
    const whens = cases.map(
      ([literal, share, worth]) => sql`when j.head @@ ${tsquery(literal)} then ${share}::float8 * ${worth}`,
    );
    return sql`case ${sql.join(whens, sql` `)} else 0 end`;
  });
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** From 0 to 1: how many of the pairs stand in the title. */
function pairsInTitle(pairs: readonly string[]): RawBuilder<number> {
  if (pairs.length === 0) return sql<number>`0`;
  const each = pairs.map((pair) => sql`(j.head @@ ${tsquery(pair)})::int`);
  return sql<number>`(${sql.join(each, sql` + `)})::float8 / ${pairs.length}::int`;
}
