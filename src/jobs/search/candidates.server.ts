import { sql, type RawBuilder } from "kysely";
import type { DayWindow } from "./day-window.ts";
import type { FilterQuery } from "./filter-query.ts";
import type { JobSample } from "./job-sample.ts";

/** Which jobs to look at. */
export type CandidateScope = {
  /** Literal for `::tsquery`, null for every job. */
  words: string | null;
  /** "head": words in title, skills, company and place only; "all": in the description too. */
  within: "head" | "all";
  filters: FilterQuery;
  window: DayWindow | null;
  sample: JobSample | null;
  /** Later pages ignore what came since the first was shown. */
  seenBefore: Date | null;
};

/** The `where` of a scope, on `jobs j`. */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { filters, window, sample } = scope;
  const head: string[] = [];
  const anyOf = (lexemes: string[]) => `(${lexemes.map((lexeme) => `'${lexeme}'`).join(" | ")})`;
  if (sample) head.push(anyOf(sample.lexemes));
  if (filters.lexemes) head.push(filters.lexemes);
  if (window) head.push(anyOf(window.lexemes));
  if (scope.words && scope.within === "head") head.push(scope.words);

  const parts = [head.length > 0 ? sql`j.head @@ ${head.join(" & ")}::tsquery` : sql`j.gone_at is null`];
  if (scope.words && scope.within === "all") parts.push(sql`j.search @@ ${scope.words}::tsquery`);
  if (filters.salaryAtLeast !== null) {
    parts.push(
      filters.salaryAllowsNotStated
        ? sql`(j.pay_k >= ${filters.salaryAtLeast}::int or j.pay is null)`
        : sql`j.pay_k >= ${filters.salaryAtLeast}::int`,
    );
  }
  if (filters.freshSince) parts.push(sql`j.fresh_at >= ${filters.freshSince}::timestamptz`);
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}
