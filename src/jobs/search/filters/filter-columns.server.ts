import { sql, type RawBuilder } from "kysely";
import type { AnyFilter, SearchFilters } from "./filters.ts";
import { countedFacts, dayShift, slots } from "./packed-facts.ts";

/**
 * Packs the facts of a row of `jobs j` into one number.
 *
 * @param missed one bit for each filter that the row misses.
 * @param headed whether the row's head contains the words; false by default.
 */
export function packedFacts(
  now: Date,
  missed: RawBuilder<number>,
  headed: RawBuilder<boolean> = sql<boolean>`false`,
): RawBuilder<number> {
  const values = [...countedFacts.map(({ value }) => value(sql, now)), sql`(${headed})::int`, missed];
  const shifted = slots.map(({ shift }, at) => sql`(${values[at]} << ${sql.lit(shift)})`);
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

/**
 * Computes which of the chosen filters a row of `jobs j` does not pass, one bit for each. 0 means it passes all.
 *
 * @param chosen filters in the order of their bits.
 */
export function missedFilters(
  query: SearchFilters,
  chosen: readonly AnyFilter[],
  now: Date,
): RawBuilder<number> {
  const bits = chosen.map(
    (filter, at) => sql`case when ${filter.passes(query, sql, now)} then 0 else ${sql.lit(1 << at)} end`,
  );
  return bits.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(bits, sql` + `)})`;
}
