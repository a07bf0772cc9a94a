import { sql, type RawBuilder } from "kysely";
import type { FilterConditions } from "./filter-conditions.ts";
import { filters, type FilterKey } from "./filters.ts";
import type { FacetCounts } from "./counts.ts";
import type { PackedFact } from "./filter.ts";

/**
 * The counted facts of a job, packed into one number. Thousands of jobs then come from the database as a short text,
 * and counting them here takes less time than the database needs to plan the count.
 */
type Slot = { name: string; bits: number; shift: number };

/** Packed facts and how many jobs have them, in turn, keyed by combination of adapters joined by commas. */
export type PackedJobs = Record<string, number[]>;

/** The facts that the filters count, lowest first. */
export const countedFacts: readonly PackedFact[] = filters.flatMap(
  (filter): readonly PackedFact[] => filter.facts,
);

const sizes: [name: string, bits: number][] = [
  ...countedFacts.map(({ name, max }): [string, number] => [name, bitsFor(max)]),
  // One bit for each chosen filter that the job does not pass.
  ["missed", filters.length],
];

function bitsFor(max: number): number {
  return Math.ceil(Math.log2(max + 1));
}

/** The place of each fact in the number. */
export const slots: readonly Slot[] = sizes.map(([name, bits], at) => ({
  name,
  bits,
  shift: sizes.slice(0, at).reduce((sum, [, lower]) => sum + lower, 0),
}));

const usedBits = sizes.reduce((sum, [, bits]) => sum + bits, 0);
/** The bits of JavaScript's whole numbers. */
const mostBits = 53;
if (usedBits > mostBits)
  throw new Error(`The facts of all filters take ${usedBits} bits, and ${mostBits} are available`);

/** Whether a fact is within the 32 bits of JavaScript's and the database's integers. */
const isLow = ({ shift, bits }: Slot): boolean => shift + bits <= 31;

/**
 * Creates a reader of one fact.
 *
 * @example const levelOf = factReader("levels"); levelOf(packed) // 2
 */
export function factReader(name: string): (packed: number) => number {
  const slot = slotOf(name);
  const mask = 2 ** slot.bits - 1;
  const divisor = 2 ** slot.shift;
  return (packed) => Math.floor(packed / divisor) & mask;
}

function slotOf(name: string): Slot {
  const slot = slots.find((one) => one.name === name);
  if (!slot) throw new Error(`No fact is called ${name}`);
  return slot;
}

/**
 * Packs the facts of a row of `jobs j` into one number.
 *
 * @param chosen filters that the row may miss, in the order of their bits; empty when it passes all.
 */
export function packedFacts(now: Date, chosen: FilterConditions["chosen"]): RawBuilder<number> {
  const misses = chosen.map(
    ({ check }, at) => sql`case when ${check(sql)} then 0 else ${sql.lit(1 << at)} end`,
  );
  const values = [
    ...countedFacts.map(({ value }) => value(sql, now)),
    misses.length === 0 ? sql`0` : sql`(${sql.join(misses, sql` + `)})`,
  ];
  const shifted = slots.map((slot, at) =>
    isLow(slot)
      ? sql`(${values[at]} << ${sql.lit(slot.shift)})`
      : sql`((${values[at]})::bigint << ${sql.lit(slot.shift)})`,
  );
  return sql<number>`(${sql.join(shifted, sql` | `)})`;
}

/** Whether a row with the column `facts` passes every filter. */
export const missesNothing: RawBuilder<boolean> = sql<boolean>`
  (facts >> ${sql.lit(slotOf("missed").shift)} & ${sql.lit(2 ** filters.length - 1)}) = 0`;

/**
 * Builds one JSON object that maps adapters to the `facts` column of a common table expression and how often each value
 * occurs. The lists are built as text, because the database takes twice as long to build an array.
 */
export function packedJobs(from: string): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(array_to_string(adapters, ','), jobs), '{}') from
    (select adapters, ('[' || string_agg(facts || ',' || jobs, ',') || ']')::json as jobs from
      (select adapters, facts, count(*) as jobs from ${sql.raw(from)} group by adapters, facts) alike
      group by adapters) by_adapters)`;
}

const missedOf = factReader("missed");

/**
 * Counts jobs for every filter value. A filter's counts ignore its own choice: they cover the jobs that pass every
 * other filter.
 *
 * @param chosen filters in the order of their bits in the "missed" fact.
 */
export function countFacets(
  jobs: PackedJobs,
  chosen: readonly { key: FilterKey }[],
): Omit<FacetCounts, "isExact"> & {
  /** All counted jobs. Each misses at most one filter. */
  missingAtMostOne: number;
} {
  // The only bit that a job may miss and still count for the filter; 0 if nothing is chosen in it.
  const forgiven = (key: FilterKey) => {
    const at = chosen.findIndex((filter) => filter.key === key);
    return at < 0 ? 0 : 1 << at;
  };
  const tallies = filters.flatMap((filter) =>
    filter.facts.map(({ name, max }) => ({
      name,
      valueOf: factReader(name),
      tally: Array.from({ length: max + 1 }, () => 0),
      forgiven: forgiven(filter.key),
    })),
  );
  const forgivenSource = forgiven("sources");
  const adapters = new Map<string, number>();
  let [count, missingAtMostOne] = [0, 0];

  for (const [names, packed] of Object.entries(jobs)) {
    let here = 0;
    for (let at = 0; at < packed.length; at += 2) {
      const [one = 0, alike = 0] = [packed[at], packed[at + 1]];
      const missed = missedOf(one);
      missingAtMostOne += alike;
      if (missed === 0) count += alike;
      if (missed === 0 || missed === forgivenSource) here += alike;
      for (const { valueOf, tally, forgiven: bit } of tallies) {
        if (missed !== 0 && missed !== bit) continue;
        const value = valueOf(one);
        tally[value] = (tally[value] ?? 0) + alike;
      }
    }
    for (const adapter of names.split(",")) adapters.set(adapter, (adapters.get(adapter) ?? 0) + here);
  }
  const facts = Object.fromEntries(tallies.map(({ name, tally }) => [name, tally]));
  return { count, missingAtMostOne, facts, adapters };
}
