import type { FacetGroup } from "./filter-query.ts";
import { factBits, factReader, lowBits, type Fact, type PackedJobs } from "./job-facts.ts";

/** Facts whose values are counted, each with the filter group that shows the counts. */
const countedFacts = {
  type: "type",
  level: "level",
  mode: "mode",
  bar: "pay",
  stated: "pay",
  ages: "posted",
} as const satisfies Partial<Record<Fact, FacetGroup>>;

type CountedFact = keyof typeof countedFacts;

/** How many of the counted jobs have each value of each fact. */
export type FacetCounts = Record<CountedFact, number[]> & {
  /** Jobs that pass every group. */
  count: number;
  /** All counted jobs. Each misses at most one filter group. */
  near: number;
  /** Jobs by adapter. A job at two sources counts for both. */
  sources: Map<string, number>;
};

const missedOf = factReader("missed");

/**
 * Counts jobs for every filter value. A group's counts ignore its own filter: they cover the jobs that pass every other
 * group.
 *
 * @param chosen groups in the order of their bits in the "missed" fact.
 */
export function countFacets(jobs: PackedJobs, chosen: readonly FacetGroup[]): FacetCounts {
  const zeros = (fact: CountedFact) => Array.from({ length: 2 ** factBits[fact] }, () => 0);
  const counts: FacetCounts = {
    count: 0,
    near: 0,
    sources: new Map(),
    type: zeros("type"),
    level: zeros("level"),
    mode: zeros("mode"),
    bar: zeros("bar"),
    stated: zeros("stated"),
    ages: zeros("ages"),
  };
  // The only bit that a job may miss and still count for the group; 0 if the group has no filter chosen.
  const forgiven = (group: FacetGroup) => (chosen.includes(group) ? 1 << chosen.indexOf(group) : 0);
  const tallies = (Object.keys(countedFacts) as CountedFact[]).map((fact) => ({
    valueOf: factReader(fact),
    tally: counts[fact],
    forgiven: forgiven(countedFacts[fact]),
  }));
  const forgivenSource = forgiven("source");

  for (const [adapters, packed] of Object.entries(jobs)) {
    let here = 0;
    for (const one of packed) {
      const low = lowBits(one);
      const missed = missedOf(low);
      counts.near += 1;
      if (missed === 0) counts.count += 1;
      if (missed === 0 || missed === forgivenSource) here += 1;
      for (const { valueOf, tally, forgiven: bit } of tallies) {
        if (missed !== 0 && missed !== bit) continue;
        const value = valueOf(low);
        tally[value] = (tally[value] ?? 0) + 1;
      }
    }
    for (const adapter of adapters.split(",")) {
      counts.sources.set(adapter, (counts.sources.get(adapter) ?? 0) + here);
    }
  }
  return counts;
}
