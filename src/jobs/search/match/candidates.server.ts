import { sql, type RawBuilder } from "kysely";
import { anyOf, type FilterConditions, type FilterQuery } from "../filters/filter-conditions.ts";
import { packedFacts } from "../filters/packed-facts.server.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import type { DayWindow } from "./day-window.ts";
import { listScore } from "./rank.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/** Selects the jobs that a search considers. */
export type CandidateScope = {
  /** Words that a job must have. */
  words: RequiredLexemes;
  /** Words that a job may have instead; null for none. */
  insteadOfWords: RequiredLexemes | null;
  /** Excludes jobs with a lower score; null to exclude none. */
  minScore: MinScore | null;
  /** Excludes jobs that have all of these words and this score; null to exclude none. */
  not: UnderstoodSearch["not"];
  filters: FilterQuery;
  /** Excludes jobs that came after this moment, so that later pages do not shift. */
  seenBefore: Date | null;
  /** Only jobs of these days. */
  window?: DayWindow | null;
  /** Only a part of all jobs. */
  sample?: JobSample | null;
};

/** Returns the scope of a search with these filters. */
export function scopeOf(
  { query, required, instead, minScore, not }: UnderstoodSearch,
  filters: FilterQuery,
): CandidateScope {
  return { words: required, insteadOfWords: instead, minScore, not, filters, seenBefore: query.asOf };
}

/**
 * Builds the `where` condition of a scope on `jobs j`. Each required part is a condition of its own: the index can then
 * skip ahead in each list to the next match of the others. With one long condition, it tries every entry of the rarest
 * part. The most selective parts come first, because the others skip to their matches.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { insteadOfWords, minScore, not, filters, window, sample } = scope;
  const words = insteadOfWords ? noWords : scope.words;
  const head = [...words.head];
  if (window) head.push(anyOf(window.lexemes));
  head.push(...filters.lexemes);
  // A sample's index cannot be read without a condition on it.
  const isNothingAsked = head.length === 0 && words.search.length === 0;
  if (sample && (isNothingAsked || !sample.isWholeIndex)) head.push(anyOf(sample.lexemes));

  const parts = wordConditions({ head, search: [] });
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  // The condition of the partial index, spelled out so that the planner recognises it.
  if (sample?.divisor) parts.push(sql`j.lead_posting_id % ${sql.lit(sample.divisor)} = 0`);
  parts.push(...wordConditions({ head: [], search: words.search }));
  if (insteadOfWords) parts.push(eitherWords(scope.words, insteadOfWords));
  parts.push(...filters.checks.map((check) => check(sql)));
  if (minScore) parts.push(reaches(minScore));
  if (not) parts.push(sql`not (${sql.join(listed(not), sql` and `)})`);
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** The conditions of a list: its words and its lowest score. */
const listed = ({ required, minScore }: NonNullable<UnderstoodSearch["not"]>) => [
  ...wordConditions(required),
  ...(minScore ? [reaches(minScore)] : []),
];

const reaches = ({ words, score }: MinScore) => sql`${listScore(words)} >= ${score}::float8`;

const noWords: RequiredLexemes = { head: [], search: [] };

function eitherWords(words: RequiredLexemes, instead: RequiredLexemes): RawBuilder<unknown> {
  const all = [words, instead].map((one) => sql`(${sql.join(wordConditions(one), sql` and `)})`);
  return sql`(${sql.join(all, sql` or `)})`;
}

/** A condition on a row of `jobs j` for each literal. */
function wordConditions({ head, search }: RequiredLexemes): RawBuilder<unknown>[] {
  return [
    ...head.map((literal) => sql`j.head @@ ${literal}::tsquery`),
    ...search.map((literal) => sql`j.search @@ ${literal}::tsquery`),
  ];
}

/**
 * Builds a query for the jobs of a scope with the facts that are counted.
 *
 * @param chosen filters that the jobs may miss.
 * @param more further columns, with a comma before each.
 */
export function countedJobs(
  scope: CandidateScope,
  now: Date,
  chosen: FilterConditions["chosen"],
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const condition = candidateCondition(scope);
  return sql`select j.id, j.adapters, ${packedFacts(now, chosen)} as facts${more} from jobs j where ${condition}`;
}
