import { sql, type RawBuilder } from "kysely";
import { experienceLevels, jobTypes, workModes } from "../posting.ts";
import type { FacetGroup } from "./filter-query.ts";
import { passesOthers } from "./missed-filters.server.ts";
import { histogramBars, type RawFacets } from "./search-counts.ts";
import { postedWithinDays } from "./search-query.ts";

/** Columns that a candidate must carry for its facets, beside `missed`. */
export const facetColumns = sql`j.type, j.level, j.work_mode, j.adapters, j.pay_k, (j.pay is not null) as stated, j.fresh_at`;

type Condition = RawBuilder<boolean>;

const countWhere = (...conditions: RawBuilder<unknown>[]) =>
  sql`count(*) filter (where ${sql.join(conditions, sql` and `)})`;

/** `{ "full-time": 12, … }`: how often a column has each of its few values, counted in the one scan of the rest. */
function valueCounts(column: string, values: readonly string[], counted: Condition): RawBuilder<unknown> {
  const counts = values.map(
    (value) => sql`${sql.lit(value)}, ${countWhere(sql`${sql.ref(column)} = ${sql.lit(value)}`, counted)}`,
  );
  return sql`json_build_object(${sql.join(counts)})`;
}

function statedCounts(counted: Condition): RawBuilder<unknown> {
  return sql`json_build_object('true', ${countWhere(sql`stated`, counted)}, 'false', ${countWhere(sql`not stated`, counted)})`;
}

/** `{ "1": …, "3": … }`: how many are not older than so many days. */
function ageCounts(now: Date, counted: Condition): RawBuilder<unknown> {
  const counts = postedWithinDays.map((days) => {
    const since = new Date(now.getTime() - days * 86_400_000);
    return sql`${sql.lit(String(days))}, ${countWhere(sql`fresh_at >= ${since}::timestamptz`, counted)}`;
  });
  return sql`json_build_object(${sql.join(counts)})`;
}

/** Combinations of adapters, joined by commas, with their counts: taking them apart is cheaper elsewhere. */
function sourceCounts(from: string, counted: Condition): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(array_to_string(v, ','), n), '{}') from
    (select adapters as v, count(*)::int as n from ${sql.raw(from)} where ${counted} group by 1) counted)`;
}

/** Histogram of yearly pay as a JSON object from bar to count. */
function payBars(from: string, counted: Condition): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(v, n), '{}') from
    (select least(pay_k / 5, ${sql.lit(histogramBars - 1)}) as v, count(*)::int as n from ${sql.raw(from)}
     where pay_k is not null and ${counted} group by 1) counted)`;
}

/**
 * One JSON object with the counts of the given groups over a common table expression, each of the rows that pass
 * every other group of the chosen ones; its `count` is of those that pass all, its `near` of all rows.
 */
export function facetObject(
  from: string,
  groups: readonly FacetGroup[],
  chosen: readonly FacetGroup[],
  now: Date,
): RawBuilder<RawFacets> {
  const entries: RawBuilder<unknown>[] = [sql`'near', count(*), 'count', ${countWhere(sql`missed = 0`)}`];
  const add = (name: string, counts: RawBuilder<unknown>) => entries.push(sql`${sql.lit(name)}, ${counts}`);
  for (const group of groups) {
    const counted = passesOthers(group, chosen);
    if (group === "type") add("type", valueCounts("type", jobTypes, counted));
    if (group === "level") add("level", valueCounts("level", experienceLevels, counted));
    if (group === "mode") add("mode", valueCounts("work_mode", workModes, counted));
    if (group === "posted") add("days", ageCounts(now, counted));
    if (group === "source") add("source", sourceCounts(from, counted));
    if (group === "pay") {
      add("pay", statedCounts(counted));
      add("bars", payBars(from, counted));
    }
  }
  return sql`(select json_build_object(${sql.join(entries)}) from ${sql.raw(from)})`;
}
