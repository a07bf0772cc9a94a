import { sql, type RawBuilder } from "kysely";
import type { TermQuery, WordQuery } from "../query/word-query.ts";

/**
 * What candidates are first put in order by, at a fraction of the price of the full score: where the terms stand,
 * as typed or in any form, and how much of the title they make up.
 */
export function roughScore(words: WordQuery): RawBuilder<number> {
  return placed(words.terms, (term, title, place) => [
    [term.typedInTitle, 1, title],
    [term.partInTitle, 0.7, title],
    [term.anywhere, 0.5, place],
  ]);
}

/**
 * How well a job answers, from `head`, `title_words` and `fresh_at` of `j` alone.
 *
 * What counts, in this order: that the telling words stand where they say what the job is (title, then company and
 * place, then skills; in a description only: nothing); how much of the title they make up; that words typed side by
 * side stand so in the title; a company of that name; how often they occur (`ts_rank`; `ts_rank_cd` would weigh
 * nearness too, at seven times the price); and how fresh the job is. Weights were tuned on the judged queries of
 * bench/search-quality.
 */
export function scoreExpression(words: WordQuery, now: Date): RawBuilder<number> {
  // Seconds as a float: `extract` gives a numeric, whose arithmetic alone would cost a quarter of a search.
  const age = sql`greatest(date_part('epoch', ${now}::timestamptz - j.fresh_at), 0)`;
  return sql<number>`(
    ${placed(words.terms, fullCases)}
    + 0.7::float8 * ${pairsInTitle(words.pairs)}
    + 1.0::float8 * (j.head @@ ${tsquery(words.inCompany)})::int
    + 0.3::float8 * ts_rank('{0.05, 0.3, 0.4, 1}', j.head, ${tsquery(words.any)}, 32)
    + 0.3::float8 * exp(-least(${age} / 2592000, 100))
  )`;
}

/** What the description adds: how much of it is about the words. It is read from where it is stored apart. */
export function descriptionScore(words: WordQuery): RawBuilder<number> {
  return sql<number>`2.0::float8 * ts_rank('{1, 1, 1, 1}', (select large.search from jobs large where large.id = j.id), ${tsquery(words.any)}, 1)`;
}

const tsquery = (literal: string) => sql`${literal}::tsquery`;

/** A query on the head, the share of the worth that its match has, and the worth. */
type Case = [string, number, RawBuilder<unknown>];
type Cases = (term: TermQuery, title: RawBuilder<unknown>, place: RawBuilder<unknown>) => Case[];

/** What is typed, means the same or is a part of a word, by field: the first that holds decides. */
const fullCases: Cases = (term, title, place) => [
  [term.typedInTitle, 1, title],
  [term.inTitle, 0.75, title],
  [term.inNames, 0.75, place],
  [term.partInTitle, 0.6, title],
  [term.anywhere, 0.5, place],
  [term.partInCompany, 0.3, place],
];

/**
 * From 0 to 4 for the fields in which the terms stand, and to 1.5 for how much of the title they make up. What only
 * means or contains what was typed counts for less.
 */
function placed(terms: readonly TermQuery[], casesOf: Cases): RawBuilder<number> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map((term) => {
    const place = sql`${(4 * term.weight) / all}::float8`;
    const title = sql`(${place} + 1.5::float8 * least(1, ${term.words}::float8 / greatest(j.title_words, 1)))`;
    const best = casesOf(term, title, place);
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
