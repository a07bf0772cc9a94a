/** A count and whether it is exact. Estimates are already rounded to two significant digits. */
export type Count = { value: number; exact: boolean };

/** A value of a filter and the number of jobs that it would give. */
export type Facet<Value extends string | number> = { value: Value; label: string; count: Count };

/** How many of the counted jobs have each value of each packed fact. */
export type FacetCounts = {
  /** Jobs that pass every filter. */
  count: number;
  /** All counted jobs. Each misses at most one filter. */
  missingAtMostOne: number;
  /** Jobs by value of each fact. */
  facts: Readonly<Record<string, readonly number[]>>;
  /** Jobs by adapter. A job at two sources counts for both. */
  adapters: ReadonlyMap<string, number>;
};

/**
 * Counts with a scale: how many jobs each counted job represents. It is 1 when all jobs were counted, more for a
 * sample.
 */
export type ScaledCounts = { raw: FacetCounts; scale: number };

/** Returns the jobs with each value of a packed fact. */
export function countsOf({ raw, scale }: ScaledCounts, fact: string): (value: number) => Count {
  const counted = raw.facts[fact] ?? [];
  return (value) => countOf(counted[value] ?? 0, scale);
}

/**
 * Turns a raw count into the count to show: exact, or rounded to two significant digits.
 *
 * @example countOf(812, 100.7) // { value: 82000, exact: false }
 */
export function countOf(counted: number, scale: number): Count {
  if (scale === 1 || counted === 0) return { value: counted, exact: scale === 1 };
  return { value: Math.round(Number((counted * scale).toPrecision(2))), exact: false };
}
