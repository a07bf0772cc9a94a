import { sql, type RawBuilder } from "kysely";

import { freshSince, salaryCheck, type FacetGroup, type SalaryCheck } from "./filter-query.ts";
import type { SearchQuery } from "../query/search-query.ts";

/**
 * Computes which of the chosen groups a row of `jobs j` does not pass, one bit per group. 0 means it passes all.
 *
 * @param chosen groups in the order of their bits.
 */
export function missedFilters(
  query: SearchQuery,
  chosen: readonly FacetGroup[],
  now: Date,
): RawBuilder<number> {
  const bits = chosen.map(
    (group, at) => sql`case when ${passes[group](query, now)} then 0 else ${sql.lit(1 << at)} end`,
  );
  return bits.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(bits, sql` + `)})`;
}

const passes: Record<FacetGroup, (query: SearchQuery, now: Date) => RawBuilder<unknown>> = {
  type: (query) => sql`j.type = any(${query.types})`,
  level: (query) => sql`j.level = any(${query.levels})`,
  mode: (query) => sql`j.work_mode = any(${query.workModes})`,
  source: (query) => sql`j.adapters && ${query.sources}`,
  posted: (query, now) => sql`j.fresh_at >= ${freshSince(query, now)}::timestamptz`,
  pay(query) {
    const salary = salaryCheck(query);
    if (salary) return paysEnough(salary);
    return query.pay.includes("stated") ? sql`j.pay is not null` : sql`j.pay is null`;
  },
};

/** The salary filter as a condition on a row of `jobs j`. */
export function paysEnough({ atLeast, allowsNotStated }: SalaryCheck): RawBuilder<boolean> {
  return allowsNotStated
    ? sql<boolean>`(j.pay_k >= ${atLeast}::int or j.pay is null)`
    : sql<boolean>`j.pay_k >= ${atLeast}::int`;
}
