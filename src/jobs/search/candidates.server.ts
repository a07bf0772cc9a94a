import { sql, type RawBuilder } from "kysely";
import type { DayWindow } from "./day-window.ts";
import type { FilterQuery, SalaryCheck } from "./filter-query.ts";
import type { JobSample } from "./job-sample.ts";

/** Which jobs to look at. */
export type CandidateScope = {
  /** Literal for `::tsquery`, null for every job. */
  words: string | null;
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
  if (scope.words && scope.notInHead) parts.push(sql`not j.head @@ ${scope.words}::tsquery`);
  const { salary, freshSince } = filters.checks;
  if (salary) parts.push(paysEnough(salary));
  if (freshSince) parts.push(sql`j.fresh_at >= ${freshSince}::timestamptz`);
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** The salary filter on a row of `jobs j`. */
export function paysEnough({ atLeast, allowsNotStated }: SalaryCheck): RawBuilder<boolean> {
  return allowsNotStated
    ? sql<boolean>`(j.pay_k >= ${atLeast}::int or j.pay is null)`
    : sql<boolean>`j.pay_k >= ${atLeast}::int`;
}
