import { sql, type RawBuilder } from "kysely";
import { anyOf, type FilterConditions, type FilterQuery } from "../filters/filter-conditions.ts";
import { packedFacts } from "../filters/packed-facts.server.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { DayWindow } from "./day-window.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/** Selects the jobs that a search considers. */
export type CandidateScope = {
  /** Literals for `::tsquery` that must all match; empty for every job. */
  words: readonly string[];
  /** Where the words are: in title, skills, company and place; only in the description; or in any of these. */
  within: "head" | "description" | "all";
  filters: FilterQuery;
  /** Excludes jobs that came after this moment, so that later pages do not shift. */
  seenBefore: Date | null;
  /** Only jobs of these days. */
  window?: DayWindow | null;
  /** Only a part of all jobs. */
  sample?: JobSample | null;
};

/** Returns the scope of all jobs with the words of a search, anywhere. */
export function scopeOf({ query, required }: UnderstoodSearch, filters: FilterQuery): CandidateScope {
  return { words: required, within: "all", filters, seenBefore: query.asOf };
}

/**
 * Builds the `where` condition of a scope on `jobs j`. Each required part is a condition of its own: the index can then
 * skip ahead in each list to the next match of the others. With one long condition, it tries every entry of the rarest
 * part. The most selective parts come first, because the others skip to their matches.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { words, within, filters, window, sample } = scope;
  const head = within === "head" ? [...words] : [];
  if (window) head.push(anyOf(window.lexemes));
  head.push(...filters.lexemes);
  // A sample's index cannot be read without a condition on it.
  const isNothingAsked = head.length === 0 && words.length === 0;
  if (sample && (isNothingAsked || !sample.isWholeIndex)) head.push(anyOf(sample.lexemes));

  const parts = head.map((literal) => sql`j.head @@ ${literal}::tsquery`);
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  // The condition of the partial index, spelled out so that the planner recognises it.
  if (sample?.divisor) parts.push(sql`j.lead_posting_id % ${sql.lit(sample.divisor)} = 0`);
  if (within !== "head") parts.push(...words.map((literal) => sql`j.search @@ ${literal}::tsquery`));
  if (within === "description") parts.push(sql`not ${inHead(words)}`);
  parts.push(...filters.checks.map((check) => check(sql)));
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** Whether the head of a row of `jobs j` has all these words. */
export function inHead(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`j.head @@ ${words.join(" & ")}::tsquery`;
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
