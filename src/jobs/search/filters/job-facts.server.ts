import { sql, type RawBuilder } from "kysely";
import { workModes } from "../../../places/work-mode.ts";
import { experienceLevels, jobTypes } from "../../posting.ts";
import { postedWithinDays } from "../query/search-query.ts";
import { dayShift, facts, factShift, histogramBars, type Fact } from "./job-facts.ts";

/**
 * Packs the facts of a row of `jobs j` into one number.
 *
 * @param missed one bit for each filter group that the row misses.
 * @param headed whether the row's head contains the words; false by default.
 */
export function packedFacts(
  now: Date,
  missed: RawBuilder<number>,
  headed: RawBuilder<boolean> = sql<boolean>`false`,
): RawBuilder<number> {
  const place = (values: readonly string[], column: string) =>
    sql`coalesce(array_position(${sql.lit(`{${values.join(",")}}`)}::text[], j.${sql.ref(column)}), 0)`;
  const since = postedWithinDays.toReversed().map((days) => new Date(+now - days * 86_400_000).toISOString());
  const values: Record<Fact, RawBuilder<unknown>> = {
    type: place(jobTypes, "type"),
    level: place(experienceLevels, "level"),
    mode: place(workModes, "work_mode"),
    // `least` ignores null and would put jobs without pay into the last bar.
    bar: sql`case when j.pay_k is null then 0 else least(j.pay_k / 5, ${sql.lit(histogramBars - 1)}) + 1 end`,
    stated: sql`(j.pay is not null)::int`,
    ages: sql`width_bucket(j.fresh_at, ${`{${since.join(",")}}`}::timestamptz[])`,
    headed: sql`(${headed})::int`,
    missed,
  };
  const shifted = facts.map((fact) => sql`(${values[fact]} << ${sql.lit(factShift(fact))})`);
  const day = sql`floor(date_part('epoch', j.fresh_at) / 86400)::bigint`;
  return sql<number>`(${day} << ${sql.lit(dayShift)} | (${sql.join(shifted, sql` | `)}))`;
}

/**
 * Builds one JSON object that maps adapters to the `facts` column of a common table expression. The lists are built as
 * text, because the database takes twice as long to build an array.
 */
export function packedJobs(from: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(array_to_string(adapters, ','), jobs), '{}') from
    (select adapters, ('[' || string_agg(facts::text, ',') || ']')::json as jobs
      from ${sql.raw(from)} group by adapters) by_adapters)`;
}
