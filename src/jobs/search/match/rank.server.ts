import { sql, type RawBuilder } from "kysely";
import { lastPage, pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { TermQuery, WordQuery } from "../query/word-query.ts";

/** The number of results that can be paged through. */
export const maxListed = lastPage * pageSize;
/** The best matches by the rough score are ranked by the full score: this many, in whole pages. */
const maxFullyRanked = 15 * pageSize;

/** How the matches of a search are ordered. */
export type Ranking = {
  /** The words that rank the matches; null when they are ordered by date. */
  words: WordQuery | null;
  /** Columns of `jobs j` that `columns` are computed from, with a comma before each. */
  inputs: RawBuilder<unknown>;
  /** Columns of `jobs j` that `page` sorts by. */
  columns: RawBuilder<unknown>;
  /** A query for the ids of one page of the table `list`, in order. */
  page: RawBuilder<unknown>;
};

export function rankingOf(search: UnderstoodSearch): Ranking {
  const words = search.query.sort === "date" ? null : search.words;
  const page = rankedPage(search, words);
  if (!words) return { words, inputs: sql`, j.fresh_at`, columns: sql`j.fresh_at`, page };
  const stored = sql`j.fresh_at, j.head, j.title_words`;
  return { words, inputs: sql`, ${stored}`, columns: sql`${stored}, ${roughScore(words)} as rough`, page };
}

/**
 * Orders by date, or by score. When there are few jobs, the score includes their descriptions. Pages beyond the best
 * matches use the rough score.
 */
function rankedPage(
  { query: { page, asOf }, now }: UnderstoodSearch,
  words: WordQuery | null,
): RawBuilder<unknown> {
  const rows = sql`limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;
  const byDate = sql`fresh_at desc, id desc`;
  if (!words) return sql`select id from list order by ${byDate} ${rows}`;
  if (page * pageSize > maxFullyRanked)
    return sql`select id from list order by rough desc, ${byDate} ${rows}`;
  const few = sql`(select count(*) from (select from list limit ${maxFullyRanked + 1}::int) one) <= ${maxFullyRanked}::int`;
  // Later pages are ranked as of the first page.
  const score = scoreExpression(words, asOf ?? now);
  return sql`
    select id from (select * from list order by rough desc, ${byDate} limit ${maxFullyRanked}::int) j
    order by ${score} + case when ${few} then ${descriptionScore(words)} else 0 end desc, ${byDate} ${rows}`;
}

/**
 * Builds the rough score, by which candidates are ordered first, at a fraction of the cost of the full score. It rates
 * which fields contain the terms, as typed or in any form, and what share of the title they are.
 */
const roughScore = (words: WordQuery) => termScores(words.terms, roughCases);

/**
 * Builds the score that a job must reach to be listed by date: the rough score with half the points for short titles, and
 * the points for words side by side in the title. Titles that have the typed words count for less if they are linked to
 * another occupation, or to none: a solutions architect is not what "architect" means.
 */
export function listScore(words: WordQuery): RawBuilder<number> {
  const rough = termScores(words.terms, listCases, sql`0.75::float8`);
  return sql<number>`(${rough} + ${adjacencyPoints} * ${pairsInTitle(words.pairs)})`;
}

/** Points for words typed side by side that are so in the title. */
const adjacencyPoints = sql`0.7::float8`;

/**
 * Builds the full score of a job from `head`, `title_words` and `fresh_at` of `j` alone.
 *
 * Criteria, most important first: distinctive words in the fields that say what the job is (title, then company and
 * place, then skills; the description counts nothing); the share of the title that they are; words typed side by side
 * that are so in the title; a company of that name; the number of occurrences (`ts_rank`; `ts_rank_cd` would weigh
 * nearness too, at seven times the cost); and how fresh the job is, halfway if its date is unknown. Weights were tuned on the judged queries of
 * bench/search-quality.
 */
export function scoreExpression(words: WordQuery, now: Date): RawBuilder<number> {
  // Seconds as a float: `extract` returns a numeric, whose arithmetic alone would cost a quarter of a search.
  const age = sql`greatest(date_part('epoch', ${now}::timestamptz - j.fresh_at), 0)`;
  return sql<number>`(
    ${termScores(words.terms, fullCases)}
    + ${adjacencyPoints} * ${pairsInTitle(words.pairs)}
    + 1.0::float8 * (j.head @@ ${tsquery(words.inCompany)})::int
    + 0.3::float8 * ts_rank('{0.05, 0.3, 0.4, 1}', j.head, ${tsquery(words.anyTerm)}, 32)
    + 0.3::float8 * case when j.fresh_at = 'epoch' then 0.5::float8 else exp(-least(${age} / 2592000, 100)) end
  )`;
}

/** Builds the score of the description: the share of it that is about the words. It is read from separate storage. */
function descriptionScore(words: WordQuery): RawBuilder<number> {
  return sql<number>`2.0::float8 * ts_rank('{1, 1, 1, 1}', (select large.search from jobs large where large.id = j.id), ${tsquery(words.anyTerm)}, 1)`;
}

const tsquery = (literal: string) => sql`${literal}::tsquery`;

/** A query on the head, the share of the score that a match gets, and the score. */
type Case = [string, number, RawBuilder<unknown>];
type Cases = (term: TermQuery, title: RawBuilder<unknown>, place: RawBuilder<unknown>) => Case[];

/** Matches of the typed word, a synonym or a longer word, by field. The first matching case decides. */
const fullCases: Cases = (term, title, place) => [
  [term.typedInTitle, 1, title],
  [term.inTitle, 0.75, title],
  [term.occupation, 0.65, title],
  [term.inTitleCompanyOrPlace, 0.75, place],
  [term.partInTitle, 0.6, title],
  [term.inHead, 0.5, place],
  [term.partInCompany, 0.3, place],
];

/** The same for the rough score: fewer cases. */
const roughCases: Cases = (term, title, place) => [
  [term.typedInTitle, 1, title],
  [term.partInTitle, 0.7, title],
  [term.occupation, 0.65, title],
  [term.inHead, 0.5, place],
];

const listCases: Cases = (term, title, place) => [
  ...(term.occupationTitle === null
    ? []
    : ([
        [term.occupationTitle, 1, title],
        [term.typedInTitle, 0.8, title],
      ] satisfies Case[])),
  ...roughCases(term, title, place),
];

/**
 * Rates terms from 0 to 4 for the fields that contain them, plus up to `ofTitle` for their share of the title. Synonyms and
 * longer words count for less than the typed words.
 */
function termScores(
  terms: readonly TermQuery[],
  casesOf: Cases,
  titlePoints = sql`1.5::float8`,
): RawBuilder<number> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map((term) => {
    const place = sql`${(4 * term.weight) / all}::float8`;
    const title = sql`(${place} + ${titlePoints} * least(1, ${term.words}::float8 / greatest(j.title_words, 1)))`;
    const best = casesOf(term, title, place);
    // A term without synonyms or longer words repeats some of the cases. Each distinct query is run once.
    const cases = best.filter(([literal], index) => best.findIndex(([other]) => other === literal) === index);
    const whens = cases.map(
      ([literal, share, worth]) => sql`when j.head @@ ${tsquery(literal)} then ${share}::float8 * ${worth}`,
    );
    return sql`case ${sql.join(whens, sql` `)} else 0 end`;
  });
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** Rates from 0 to 1 how many of the pairs are in the title. */
function pairsInTitle(pairs: readonly string[]): RawBuilder<number> {
  if (pairs.length === 0) return sql<number>`0`;
  const each = pairs.map((pair) => sql`(j.head @@ ${tsquery(pair)})::int`);
  return sql<number>`(${sql.join(each, sql` + `)})::float8 / ${pairs.length}::int`;
}
