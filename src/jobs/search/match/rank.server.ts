import { sql, type RawBuilder } from "kysely";
import { notClosed, outdatedJob } from "../../not-closed.server.ts";
import { lastPage, pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { TermQuery, WordQuery } from "../query/word-query.ts";

/** The number of jobs on all pages that can be opened. */
export const maxListed = lastPage * pageSize;
/** This many of the best matches by the rough score are ranked by the full score. */
const maxFullyRanked = 15 * pageSize;

/** Parts of a statement that orders the matches of a search. */
export type Ranking = {
  /** The words that matches are ranked by; null for an order by date. */
  words: WordQuery | null;
  /** Columns of `jobs j` that `page` sorts by. */
  columns: RawBuilder<unknown>;
  /** A query for the ids of one page of the table `list`, in order. */
  page: RawBuilder<unknown>;
};

/** Returns the order of a search: by score, or by date if the query says so or has no words. Outdated jobs come last in both. */
export function rankingOf(search: UnderstoodSearch): Ranking {
  const words = search.query.sort === "date" ? null : search.words;
  const stored = sql`j.fresh_at, j.closes_at, ${outdatedJob(search.query.asOf ?? search.now)} as outdated`;
  return {
    words,
    columns: words ? sql`${stored}, ${roughScore(words)} as rough` : stored,
    page: rankedPage(search, words),
  };
}

/**
 * Builds the query for the ids of one page. It orders by date or by score. The score includes the descriptions if there are
 * few jobs. Pages after the fully ranked ones are ordered by the rough score.
 */
function rankedPage(
  { query: { page, asOf, closed }, now }: UnderstoodSearch,
  words: WordQuery | null,
): RawBuilder<unknown> {
  const rows = sql`limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;
  const byDate = sql`fresh_at desc, id desc`;
  const openFirst = closed ? sql`${notClosed(now)} desc, ` : sql``;
  if (!words) return sql`select id from list order by ${openFirst}${byDate} ${rows}`;
  const byRough = sql`${openFirst}outdated, rough desc, ${byDate}`;
  if (page * pageSize > maxFullyRanked) return sql`select id from list order by ${byRough} ${rows}`;
  const few = sql`(select count(*) from (select from list limit ${maxFullyRanked + 1}::int) one) <= ${maxFullyRanked}::int`;
  // Later pages are ranked as of the first page.
  const score = sql`${scoreExpression(words, asOf ?? now)} + case when ${few} then ${descriptionScore(words)} else 0 end`;
  return sql`
    select id from (
      select j.id, j.fresh_at, j.closes_at, outdated, ${score} as score
      from (select id, outdated from list order by ${byRough} limit ${maxFullyRanked}::int) best join jobs j on j.id = best.id
    ) scored order by ${openFirst}outdated, score desc, ${byDate} ${rows}`;
}

/** Points if all words that were typed next to each other are adjacent in the title. */
const adjacencyPoints = sql`0.7::float8`;

/** Points of a job whose title is what was typed. It comes first. */
const exactTitlePoints = sql`10::float8`;
/** Points of a title that has what was typed, if the words were understood as something else. */
const titledPoints = sql`5::float8`;

/** Builds the points for titles that are what was typed, and for what is preferred besides the terms. */
function preferencePoints({ exactTitle, preferences }: WordQuery): RawBuilder<number> {
  const parts = preferences.map(
    ({ literal, points }) => sql`${points}::float8 * (j.head @@ ${tsquery(literal)})::int`,
  );
  if (exactTitle) {
    const isTitled = sql`(j.head @@ ${tsquery(exactTitle.literal)})`;
    parts.push(
      sql`case when ${isTitled} then case when j.title_words <= ${exactTitle.words}::int then ${exactTitlePoints}
        else ${exactTitle.isInstead ? titledPoints : sql`0`} end else 0 end`,
    );
  }
  return parts.length === 0 ? sql<number>`0::float8` : sql<number>`(${sql.join(parts, sql` + `)})`;
}

/** Builds the score that chooses the matches for the full score. It costs a fraction of that. */
export const roughScore = (words: WordQuery): RawBuilder<number> =>
  sql<number>`(${termScores(words.terms, roughCases)} + ${preferencePoints(words)})`;

/**
 * Builds the full score of a job. It reads only `head`, `title_words` and `fresh_at` of `j`. These criteria count, the most
 * important first:
 *
 * 1. the rare words in the fields that say what the job is: title, then company and place, then skills
 * 2. the words' share of the title
 * 3. words typed next to each other that are adjacent in the title
 * 4. a company that has all the words in its name
 * 5. the number of occurrences, by `ts_rank`. `ts_rank_cd` also weighs distances, but costs seven times as much.
 * 6. how new the job is. A job without a date gets half the points.
 * 7. what the words prefer: titles that name the work as it was typed, or the countries of its language
 *
 * The weights were tuned on the judged queries of bench/search-quality.
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
    + ${preferencePoints(words)}
  )`;
}

/** Builds the score of the description: how often it has the words, relative to its length. */
const descriptionScore = ({ anyTerm }: WordQuery): RawBuilder<number> =>
  sql<number>`(2.0::float8 * ts_rank('{1, 1, 1, 1}', j.search, ${tsquery(anyTerm)}, 1))`;

const tsquery = (literal: string) => sql`${literal}::tsquery`;

/** A literal for the head, and the points of a match: a share of a number of points. */
type Case = [literal: string, share: number, points: RawBuilder<unknown>];
/** Lists the cases of a term in their order. `title` are the points in a title, `other` those in other fields. */
type Cases = (term: TermQuery, title: RawBuilder<unknown>, other: RawBuilder<unknown>) => Case[];

/** The cases of the full score. The first case that matches decides. */
const fullCases: Cases = (term, title, other) => [
  [term.typedInTitle, 1, title],
  [term.inTitle, 0.75, title],
  [term.occupation, 0.65, title],
  [term.inTitleCompanyOrPlace, 0.75, other],
  [term.partInTitle, 0.6, title],
  [term.inHead, 0.5, other],
  [term.partInCompany, 0.3, other],
];

/**
 * The cases of the rough score, which chooses the matches for the full score. It costs a fraction of that. It depends on the
 * fields that have the terms, as typed or in any form, and on their share of the title.
 */
const roughCases: Cases = (term, title, other) => [
  [term.typedInTitle, 1, title],
  [term.partInTitle, 0.7, title],
  [term.occupation, 0.65, title],
  [term.inHead, 0.5, other],
];

/**
 * Builds the sum of the scores of all terms: up to 4 points for the fields that have them, plus up to 1.5 for each
 * term's share of the title. The 4 points are divided among the terms by weight.
 */
function termScores(terms: readonly TermQuery[], casesOf: Cases): RawBuilder<number> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map((term) => {
    const other = sql`${(4 * term.weight) / all}::float8`;
    const title = sql`(${other} + 1.5::float8 * least(1, ${term.words}::float8 / greatest(j.title_words, 1)))`;
    const best = casesOf(term, title, other);
    // Terms without synonyms or longer words have equal cases. Each distinct literal is used once.
    const cases = best.filter(
      ([literal], index) => best.findIndex(([earlier]) => earlier === literal) === index,
    );
    const whens = cases.map(
      ([literal, share, points]) => sql`when j.head @@ ${tsquery(literal)} then ${share}::float8 * ${points}`,
    );
    return sql`case ${sql.join(whens, sql` `)} else 0 end`;
  });
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** Builds the share of the pairs that are in the title, from 0 to 1. */
function pairsInTitle(pairs: readonly string[]): RawBuilder<number> {
  if (pairs.length === 0) return sql<number>`0`;
  const each = pairs.map((pair) => sql`(j.head @@ ${tsquery(pair)})::int`);
  return sql<number>`(${sql.join(each, sql` + `)})::float8 / ${pairs.length}::int`;
}
