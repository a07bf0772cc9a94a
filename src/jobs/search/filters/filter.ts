import type { RawBuilder, sql } from "kysely";
import { countsOf, type Facet, type FacetCounts } from "./counts.ts";
import type { PayScale } from "./pay-scale.ts";
import { choicesField, type Field, type FieldValues, valuesOf } from "./field.ts";

/** Kysely's template tag. It is a parameter, so that filters can be loaded by browsers without it. */
export type Sql = typeof sql;

/** A column of the filter panel. */
export type PanelColumn = "job" | "place" | "pay" | "advert";

/** A fact of a job that is counted for a filter, as a small number. */
export type PackedFact = {
  name: string;
  /** The largest value. */
  max: number;
  /** The value of a row of `jobs j`. */
  value: (sql: Sql, now: Date) => RawBuilder<unknown>;
};

/**
 * Converts a minimum to dollars: the lowest that may pass, and whether a row of `jobs j` does. A parameter, so that browsers
 * do not load the rates of the day.
 */
export type MinimumPay = (
  scale: PayScale,
  thousands: number,
) => { lowest: number; reaches: (sql: Sql) => RawBuilder<unknown> };

/** The jobs that a query asks for through one filter. */
export type Condition = {
  /** Index terms, any of which a job must have. */
  terms: readonly string[];
  /** Whether a row of `jobs j` passes. */
  check: (sql: Sql) => RawBuilder<unknown>;
  /** True when jobs with the terms may still fail the check. */
  isApproximate: boolean;
};

/** A filter of the search. All its parts are here; address, index, statements, counts and panel are built from it. */
export type Filter<
  Key extends string,
  Fields extends { name: string; read: Field<string, unknown>["read"] },
  Job,
  Counts,
> = {
  key: Key;
  /** The name for people. */
  label: string;
  /** The column of the panel that shows it. */
  column: PanelColumn;
  /** The properties of the query. */
  fields: readonly Fields[];
  /** Terms under which the index finds a job: "t=full-time". They hold a "=", so that no word equals one. */
  terms: (job: Job) => string[];
  /** The condition of a query; null when every job passes. */
  condition: (query: FieldValues<Fields>, now: Date, minimumPay?: MinimumPay) => Condition | null;
  /** The facts that are counted. */
  facts: readonly PackedFact[];
  /** The counts to show. */
  count: (counts: FacetCounts, sourceLabels: ReadonlyMap<string, string>) => Counts;
};

/** Builds the bits of the values that are in a list of `jobs j`. Most lists are empty. */
export function bitsOfValues(sql: Sql, column: string, values: readonly string[]): RawBuilder<unknown> {
  const list = sql`j.${sql.ref(column)}`;
  const bits = values.map(
    (value, at) => sql`case when ${sql.lit(value)} = any(${list}) then ${sql.lit(1 << at)} else 0 end`,
  );
  return sql`case when ${list} = '{}' then 0 else ${sql.join(bits, sql` + `)} end`;
}

/** Checks the parts of a filter against each other. */
export function defineFilter<
  const Key extends string,
  Fields extends { name: string; read: Field<string, unknown>["read"] },
  Job,
  Counts,
>(filter: Filter<Key, Fields, Job, Counts>): Filter<Key, Fields, Job, Counts> {
  return filter;
}

/**
 * Defines a filter over a fact with a few fixed values, of which any number can be chosen. Jobs without the fact pass
 * only when nothing is chosen.
 */
export function choiceFilter<
  const Key extends string,
  const Fact extends string,
  const Row extends string,
  Value extends string,
>({
  key,
  label,
  column,
  parameter,
  fact,
  row,
  prefix,
  labels,
}: {
  /** The property of the query. */
  key: Key;
  label: string;
  column: PanelColumn;
  /** The parameter in the address. */
  parameter: string;
  /** The property of a posting. */
  fact: Fact;
  /** The column of `jobs`. */
  row: Row;
  /** The beginning of its terms in the index; it differs from those of all other filters. */
  prefix: string;
  /** The values in the order in which they are shown. */
  labels: Readonly<Record<Value, string>>;
}) {
  const values = valuesOf(labels);
  const term = (value: Value): string => `${prefix}=${value}`;
  return {
    key,
    label,
    column,
    parameter,
    fact,
    row,
    values,
    labels,
    term,
    fields: [choicesField({ name: key, parameter, labels })],
    terms(job: Record<Fact, Value | null>) {
      const value = job[fact];
      return value === null ? [] : [term(value)];
    },
    condition({ [key]: chosen }: Record<Key, Value[]>): Condition | null {
      if (chosen.length === 0) return null;
      return {
        terms: chosen.map(term),
        check: (sql) => sql`j.${sql.ref(row)} = any(${chosen})`,
        isApproximate: false,
      };
    },
    facts: [
      {
        name: key,
        // 0 when unknown, else one more than the place of the value.
        max: values.length,
        value: (sql: Sql) => {
          const cases = values.map((value, at) => sql`when ${sql.lit(value)} then ${sql.lit(at + 1)}`);
          return sql`case j.${sql.ref(row)} ${sql.join(cases, sql` `)} else 0 end`;
        },
      },
    ],
    count(counts: FacetCounts): Facet<Value>[] {
      const jobsWith = countsOf(counts, key);
      return values.map((value, at) => ({ value, label: labels[value], count: jobsWith(at + 1) }));
    },
  };
}
