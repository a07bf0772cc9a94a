import { sql, type RawBuilder } from "kysely";
import { workModes } from "../../../places/work-mode.ts";
import { experienceLevels, jobTypes } from "../../posting.ts";
import { postedWithinDays } from "../query/search-query.ts";
import { dayShift, facts, factShift, histogramBars, type Fact } from "./job-facts.ts";

/**
 * The facts of a row of `jobs j`, packed into one number.
 *
 * @param missed bits of the filters that it misses.
 * @param headed whether the words stand in its head; without it they count as if they did not.
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
    // Not `least` of nothing, which is the other value.
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
 * One JSON object of the numbers in column `facts` of a common table expression, by the adapters of the jobs. The
 * lists are written as text: the database takes twice as long over an array of its own.
 */
export function packedJobs(from: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(array_to_string(adapters, ','), jobs), '{}') from
    (select adapters, ('[' || string_agg(facts::text, ',') || ']')::json as jobs
      from ${sql.raw(from)} group by adapters) by_adapters)`;
}
