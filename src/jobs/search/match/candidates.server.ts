import { sql, type RawBuilder } from "kysely";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import type { FilterQuery } from "../filters/filter-query.ts";
import { paysEnough } from "../filters/missed-filters.server.ts";
import type { DayWindow } from "./day-window.ts";
import type { JobSample } from "./job-sample.ts";

/** Which jobs to look at. */
export type CandidateScope = {
  /** Literals for `::tsquery` that must all hold; none for every job. */
  words: readonly string[];
  /** "head": words in title, skills, company and place only; "all": in the description too. */
  within: "head" | "all";
  /** Leaves out what has the words in its head. */
  notInHead?: boolean;
  filters: FilterQuery;
  window: DayWindow | null;
  sample: JobSample | null;
  /** Later pages ignore what came since the first was shown. */
  seenBefore: Date | null;
};

/**
 * The `where` of a scope, on `jobs j`. What must hold together stands in conditions of its own: the index then leaps
 * in each list to where the others stand, while of one long condition it tries whatever its rarest part holds. What
 * leaves most out comes first, for that is what the others leap to.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { filters, window, sample } = scope;
  const head = scope.within === "head" ? [...scope.words] : [];
  const anyOf = (lexemes: string[]) => `(${lexemes.map(quoteLexeme).join(" | ")})`;
  if (window) head.push(anyOf(window.lexemes));
  head.push(...filters.lexemes);
  // An index of a sample has nothing to be read by when nothing is asked.
  const isNothingAsked = head.length === 0 && scope.words.length === 0;
  if (sample && (isNothingAsked || !sample.isWholeIndex)) head.push(anyOf(sample.lexemes));

  const parts = head.map((literal) => sql`j.head @@ ${literal}::tsquery`);
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  // The condition of its index: spelled out, since the database has to see that it is the same.
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

/** Conditions that must all hold, as one literal. */
export const allOf = (literals: readonly string[]): string => literals.join(" & ");
