import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { isUnknownTerm } from "../query/drop-uninformative-terms.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import { similarLexemes } from "../query/similar-lexemes.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { WordQuery } from "../query/word-query.ts";
import { outdatedJob } from "../../not-closed.server.ts";
import { candidateCondition, scopeOf, type CandidateScope } from "./candidates.server.ts";
import { newestDays, type JobDays } from "./day-window.ts";
import { roughScore, scoreExpression } from "./rank.server.ts";

const maxSimilar = 40;
/** Similar jobs are looked for among this many jobs of a large index, the newest. */
const maxExamined = 60_000;

/** Jobs that are similar in one way. */
type Similarity = { scope: CandidateScope; words: WordQuery };

/**
 * Finds similar jobs, which follow the last match of a search: similar occupations, the words in another form, or one
 * condition fewer. By relevance, the most similar come first.
 */
export async function findSimilar(db: Database, search: UnderstoodSearch, days: JobDays): Promise<number[]> {
  // Without words, jobs with one condition fewer have little in common with the search.
  if (!search.words) return [];
  const ways = [...similarWork(search), ...withoutOneCondition(search, search.words)];
  if (ways.length === 0) return [];
  const now = search.query.asOf ?? search.now;
  const window = newestDays(days, maxExamined);
  const selects = ways.map(({ scope, words }, at) => {
    const points = matchedPoints(words);
    const other = { ...scope, excluded: null, window };
    // The full score costs several times as much, so only the best by the rough score get it.
    return sql`(select j.id, j.fresh_at, ${outdatedJob(now)} as outdated, ${at}::int as way, ${scoreExpression(words, now)} + ${points} as score
      from (select j.id from jobs j where ${candidateCondition(other)} and not (${ofList(search)})
        order by ${roughScore(words)} + ${points} desc, j.fresh_at desc limit ${2 * maxSimilar}::int) best join jobs j on j.id = best.id
      order by score desc, j.fresh_at desc limit ${maxSimilar}::int)`;
  });
  const order = sql`outdated, way, score desc, fresh_at desc, id desc`;
  const byDate = search.query.sort === "date" ? sql`fresh_at desc, id desc` : order;
  const { rows } = await sql<{ id: number }>`
    with found as (select distinct on (id) * from (${sql.join(selects, sql` union all `)}) every_way order by id, way),
      best as (select * from found order by ${order} limit ${maxSimilar}::int)
    select id from best order by ${byDate}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Points for all terms, more for rare ones. Jobs with most of the words come first. */
function matchedPoints({ terms }: WordQuery): RawBuilder<number> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map(
    ({ inHead, weight }) => sql`${(6 * weight) / all}::float8 * (j.head @@ ${inHead}::tsquery)::int`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** The condition of the list itself. */
const ofList = (search: UnderstoodSearch): RawBuilder<unknown> =>
  candidateCondition({ ...scopeOf(search, search.filters.all), openAt: null });

/** Returns jobs with other words than those of the search. */
function similarWork(search: UnderstoodSearch): Similarity[] {
  const { words, terms, isSentence, isAboutWork } = search;
  // Jobs that have some of the words of the work that was guessed from a wish say little.
  const isGuessed =
    terms.some(({ searchedFields }) => searchedFields === "A") ||
    (isSentence && isAboutWork && terms.every(isUnknownTerm));
  if (!words || isGuessed) return [];
  return similarLexemes(search).map((required) => ({ scope: withWords(search, required), words }));
}

const withWords = (search: UnderstoodSearch, required: RequiredLexemes): CandidateScope => ({
  ...scopeOf(search, search.filters.all),
  required,
});

/** Returns the jobs that meet all conditions of the search but one, or that do not state their pay. */
function withoutOneCondition(search: UnderstoodSearch, words: WordQuery): Similarity[] {
  const { filters, query, typedConditions, ifPayUnstated, elsewhere } = search;
  const keys = [
    ...(typedConditions.filters.facts.length > 0 ? (["facts"] as const) : []),
    ...(query.location === "" ? [] : (["location"] as const)),
    ...filters.chosen.map(({ key }) => key),
  ];
  const others = [ifPayUnstated, elsewhere].flatMap((conditions) => conditions?.all ?? []);
  return [...others, ...keys.map(filters.without)].map((fewer) => ({
    scope: scopeOf(search, fewer),
    words,
  }));
}
