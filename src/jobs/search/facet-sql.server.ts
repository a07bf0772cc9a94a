import { sql, type RawBuilder } from "kysely";
import { experienceLevels, jobTypes, workModes } from "../posting.ts";
import type { FilterGroup } from "./filter-query.ts";
import { histogramBars, type RawFacets } from "./search-counts.ts";
import { postedWithinDays } from "./search-query.ts";

/** Columns that a candidate must carry for its facets. */
export const facetColumns = sql`j.type, j.level, j.work_mode, j.adapters, j.pay_k, (j.pay is not null) as stated, j.fresh_at`;

/** `{ "full-time": 12, … }`: how often a column has each of its few values, counted in the one scan of the rest. */
function valueCounts(column: string, values: readonly string[]): RawBuilder<unknown> {
  const counts = values.map(
    (value) => sql`${sql.lit(value)}, count(*) filter (where ${sql.ref(column)} = ${sql.lit(value)})`,
  );
  return sql`json_build_object(${sql.join(counts)})`;
}

function statedCounts(): RawBuilder<unknown> {
  return sql`json_build_object('true', count(*) filter (where stated), 'false', count(*) filter (where not stated))`;
}

/** `{ "1": …, "3": … }`: how many are not older than so many days. */
function ageCounts(now: Date): RawBuilder<unknown> {
  const counts = postedWithinDays.map(
    (days) =>
      sql`${sql.lit(String(days))}, count(*) filter (where fresh_at >= ${new Date(now.getTime() - days * 86_400_000)}::timestamptz)`,
  );
  return sql`json_build_object(${sql.join(counts)})`;
}

/** Combinations of adapters, joined by commas, with their counts: taking them apart is cheaper elsewhere. */
function sourceCounts(from: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(array_to_string(v, ','), n), '{}') from
    (select adapters as v, count(*)::int as n from ${sql.raw(from)} group by 1) counted)`;
}

/** Histogram of yearly pay as a JSON object from bar to count. */
function payBars(from: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(v, n), '{}') from
    (select least(pay_k / 5, ${sql.lit(histogramBars - 1)}) as v, count(*)::int as n from ${sql.raw(from)}
     where pay_k is not null group by 1) counted)`;
}

/** One JSON object with the counts of the given groups over a common table expression. */
export function facetObject(from: string, groups: readonly FilterGroup[], now: Date): RawBuilder<RawFacets> {
  const entries: RawBuilder<unknown>[] = [sql`'count', count(*)`];
  const add = (name: string, counts: RawBuilder<unknown>) => entries.push(sql`${sql.lit(name)}, ${counts}`);
  for (const group of groups) {
    if (group === "type") add("type", valueCounts("type", jobTypes));
    if (group === "level") add("level", valueCounts("level", experienceLevels));
    if (group === "mode") add("mode", valueCounts("work_mode", workModes));
    if (group === "posted") add("days", ageCounts(now));
    if (group === "source") add("source", sourceCounts(from));
    if (group === "pay") {
      add("pay", statedCounts());
      add("bars", payBars(from));
    }
  }
  return sql`(select json_build_object(${sql.join(entries)}) from ${sql.raw(from)})`;
}
