import { sql, type RawBuilder } from "kysely";
import { anyOf, type FilterConditions, type FilterQuery } from "../filters/filter-conditions.ts";
import { packedFacts } from "../filters/packed-facts.server.ts";
import { notClosed } from "../../not-closed.server.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import type { DayWindow } from "./day-window.ts";
import { listScore } from "./rank.server.ts";
import type { JobSample } from "./job-sample.ts";

/** Selects the jobs that a search considers. */
export type CandidateScope = {
  /** Lexemes that a job must have. */
  required: RequiredLexemes;
  /** Lexemes that a job may have instead; null for none. */
  alternative: RequiredLexemes | null;
  /** Excludes jobs with a lower score; null to exclude none. */
  minScore: MinScore | null;
  /** Excludes the jobs of another list; null to exclude none. */
  excludedList: UnderstoodSearch["excludedList"];
  filters: FilterQuery;
  /** Excludes jobs that came after this moment, so that later pages do not shift. */
  seenBefore: Date | null;
  /** Excludes jobs whose closing date is over at this moment; null to exclude none. */
  openAt: Date | null;
  /** Only jobs of these days. */
  window?: DayWindow | null;
  /** Only a part of all jobs. */
  sample?: JobSample | null;
};

/** Returns the scope of a search with these filters. */
export function scopeOf(
  { query, now, required, alternative, minScore, excludedList }: UnderstoodSearch,
  filters: FilterQuery,
): CandidateScope {
  return {
    required,
    alternative,
    minScore,
    excludedList,
    filters,
    seenBefore: query.asOf,
    openAt: query.closed ? null : now,
  };
}

/**
 * Builds the `where` condition of a scope on `jobs j`. Each required part is a condition of its own: the index can then
 * skip ahead in each list to the next match of the others. With one long condition, it tries every entry of the rarest
 * part. The most selective parts come first, because the others skip to their matches.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { alternative, minScore, excludedList, filters, window, sample } = scope;
  const words = alternative ? noLexemes : scope.required;
  const head = [...words.head];
  if (window) head.push(anyOf(window.lexemes));
  head.push(...filters.lexemes);
  // A sample's index cannot be read without a condition on it.
  const isNothingAsked = head.length === 0 && words.search.length === 0;
  if (sample && (isNothingAsked || !sample.isWholeIndex)) head.push(anyOf(sample.lexemes));

  const parts = lexemeConditions({ head, search: [] });
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  // The condition of the partial index, spelled out so that the planner recognises it.
  if (sample?.divisor) parts.push(sql`j.lead_posting_id % ${sql.lit(sample.divisor)} = 0`);
  parts.push(...lexemeConditions({ head: [], search: words.search }));
  if (alternative) parts.push(eitherLexemes(scope.required, alternative));
  parts.push(...filters.checks.map((check) => check(sql)));
  if (minScore) parts.push(hasMinScore(minScore));
  if (excludedList) parts.push(sql`not (${sql.join(listConditions(excludedList), sql` and `)})`);
  if (scope.openAt) parts.push(notClosed(scope.openAt, "j.closes_at"));
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** The conditions of a list: its words and its minimum score. */
const listConditions = ({ required, minScore }: NonNullable<UnderstoodSearch["excludedList"]>) => [
  ...lexemeConditions(required),
  ...(minScore ? [hasMinScore(minScore)] : []),
];

const hasMinScore = ({ words, score }: MinScore) => sql`${listScore(words)} >= ${score}::float8`;

const noLexemes: RequiredLexemes = { head: [], search: [] };

function eitherLexemes(words: RequiredLexemes, instead: RequiredLexemes): RawBuilder<unknown> {
  const all = [words, instead].map((one) => sql`(${sql.join(lexemeConditions(one), sql` and `)})`);
  return sql`(${sql.join(all, sql` or `)})`;
}

/** A condition on a row of `jobs j` for each literal. */
function lexemeConditions({ head, search }: RequiredLexemes): RawBuilder<unknown>[] {
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
