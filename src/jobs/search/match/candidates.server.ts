import { sql, type RawBuilder } from "kysely";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import type { FilterQuery } from "../filters/filter-query.ts";
import { paysEnough } from "../filters/missed-filters.server.ts";
import type { DayWindow } from "./day-window.ts";
import type { JobSample } from "./job-sample.ts";

/** Selects the jobs that a search considers. */
export type CandidateScope = {
  /** Literals for `::tsquery` that must all match; empty for every job. */
  words: readonly string[];
  /** "head": words in title, skills, company and place only; "all": words in the description too. */
  within: "head" | "all";
  /** Excludes jobs whose head contains the words. */
  notInHead?: boolean;
  filters: FilterQuery;
  window: DayWindow | null;
  sample: JobSample | null;
  /** Excludes jobs that came after this moment, so that later pages do not shift. */
  seenBefore: Date | null;
};

/**
 * Builds the `where` condition of a scope on `jobs j`. Each required part is a condition of its own: the index can then
 * skip ahead in each list to the next match of the others. With one long condition, it tries every entry of the rarest
 * part. The most selective parts come first, because the others skip to their matches.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { filters, window, sample } = scope;
  const head = scope.within === "head" ? [...scope.words] : [];
  const anyOf = (lexemes: string[]) => `(${lexemes.map(quoteLexeme).join(" | ")})`;
  if (window) head.push(anyOf(window.lexemes));
  head.push(...filters.lexemes);
  // A sample's index cannot be read without a condition on it.
  const isNothingAsked = head.length === 0 && scope.words.length === 0;
  if (sample && (isNothingAsked || !sample.isWholeIndex)) head.push(anyOf(sample.lexemes));

  const parts = head.map((literal) => sql`j.head @@ ${literal}::tsquery`);
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  // The condition of the partial index, spelled out so that the planner recognises it.
  if (sample?.divisor) parts.push(sql`j.lead_posting_id % ${sql.lit(sample.divisor)} = 0`);
  if (scope.within === "all")
    parts.push(...scope.words.map((literal) => sql`j.search @@ ${literal}::tsquery`));
  if (scope.notInHead) parts.push(sql`not j.head @@ ${allOf(scope.words)}::tsquery`);
  const { salary, freshSince } = filters.checks;
  if (salary) parts.push(paysEnough(salary));
  if (freshSince) parts.push(sql`j.fresh_at >= ${freshSince}::timestamptz`);
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** Joins conditions that must all match into one literal. */
export const allOf = (literals: readonly string[]): string => literals.join(" & ");
