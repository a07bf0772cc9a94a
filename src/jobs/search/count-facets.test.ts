import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countFacets } from "./count-facets.ts";
import { facetGroups } from "./filter-query.ts";
import { factSizes, unpackFacts, type Fact, type JobFacts } from "./job-facts.ts";

const names = Object.keys(factSizes) as Fact[];
/** As the database packs them. */
const pack = (facts: JobFacts) =>
  names.reduceRight((packed, fact) => packed * factSizes[fact] + facts[fact], 0);
const anyFacts: fc.Arbitrary<JobFacts> = fc.record(
  Object.fromEntries(names.map((fact) => [fact, fc.nat(factSizes[fact] - 1)])) as Record<
    Fact,
    fc.Arbitrary<number>
  >,
);

test("all facts fit into one number and come out of it again", () => {
  const largest = names.reduce((product, fact) => product * factSizes[fact], 1);
  expect(largest).toBeLessThan(Number.MAX_SAFE_INTEGER);
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(unpackFacts(pack(facts))).toEqual(facts);
    }),
  );
});

test("every job is counted once in each group whose other groups it passes", () => {
  fc.assert(
    fc.property(
      fc.array(anyFacts, { maxLength: 40 }),
      fc.shuffledSubarray([...facetGroups]),
      (jobs, chosen) => {
        const counts = countFacets({ "lever,ashby": jobs.map(pack) }, chosen);
        const passing = (group: (typeof facetGroups)[number]) => {
          const bit = chosen.includes(group) ? 2 ** chosen.indexOf(group) : 0;
          return jobs.filter(({ missed }) => missed === 0 || missed === bit);
        };
        const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
        expect(counts.near).toBe(jobs.length);
        expect(counts.count).toBe(jobs.filter(({ missed }) => missed === 0).length);
        expect(sum(counts.type)).toBe(passing("type").length);
        expect(counts.level[2]).toBe(passing("level").filter(({ level }) => level === 2).length);
        expect(counts.bar[7]).toBe(passing("pay").filter(({ bar }) => bar === 7).length);
        expect(counts.stated[1]).toBe(passing("pay").filter(({ stated }) => stated === 1).length);
        expect(sum(counts.ages)).toBe(passing("posted").length);
        expect(counts.sources.get("lever") ?? 0).toBe(passing("source").length);
        expect(counts.sources.get("ashby") ?? 0).toBe(passing("source").length);
      },
    ),
  );
});
