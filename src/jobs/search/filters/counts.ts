/** A count. If it is not exact, there are at least as many. */
export type Count = { value: number; exact: boolean };

/** A value of a filter and the number of jobs that it would give. */
export type Facet<Value extends string | number> = { value: Value; label: string; count: Count };

/** How many of the counted jobs have each value of each packed fact. */
export type FacetCounts = {
  /** Jobs that pass every filter. */
  count: number;
  /** Jobs by value of each fact. */
  facts: Readonly<Record<string, readonly number[]>>;
  /** Jobs by adapter. A job at two sources counts for both. */
  adapters: ReadonlyMap<string, number>;
  /** False if there are more jobs than were counted. */
  isExact: boolean;
};

/** More jobs than this are not counted. */
export const maxCounted = 10_000;

/**
 * Returns the count to show.
 *
 * @example countOf(10_001, { isExact: false }) // { value: 10_000, exact: false }: "10,000+"
 */
export function countOf(counted: number, { isExact }: Pick<FacetCounts, "isExact">): Count {
  return { value: Math.min(counted, maxCounted), exact: isExact && counted <= maxCounted };
}

/** Returns the jobs with each value of a packed fact. */
export function countsOf(counts: FacetCounts, fact: string): (value: number) => Count {
  const counted = counts.facts[fact] ?? [];
  return (value) => countOf(counted[value] ?? 0, counts);
}
