import * as fc from "fast-check";
import { expect, test } from "vitest";
import { workModes } from "../../../places/work-mode.ts";
import { experienceLevels, jobTypes } from "../../posting.ts";
import { postedWithinDays } from "../query/search-query.ts";
import { countFacets } from "./count-facets.ts";
import { facetGroups } from "./filter-query.ts";
import {
  histogramBars,
  dayOfPacked,
  dayShift,
  factBits,
  factReader,
  facts,
  factShift,
  lowBits,
  type Fact,
} from "./job-facts.ts";

type JobFacts = Record<Fact, number> & { day: number };
/** Packs facts as the database does. */
const pack = (job: JobFacts) =>
  facts.reduce((packed, fact) => packed + job[fact] * 2 ** factShift(fact), job.day * 2 ** dayShift);
const anyFacts: fc.Arbitrary<JobFacts> = fc.record({
  ...(Object.fromEntries(facts.map((fact) => [fact, fc.nat(2 ** factBits[fact] - 1)])) as Record<
    Fact,
    fc.Arbitrary<number>
  >),
  day: fc.nat(100_000),
});

test("all facts can be packed into one number and read back", () => {
  expect(dayShift).toBeLessThan(32);
  fc.assert(
    fc.property(anyFacts, (job) => {
      const packed = pack(job);
      expect(packed).toBeLessThan(Number.MAX_SAFE_INTEGER);
      const read = facts.map((fact) => [fact, factReader(fact)(lowBits(packed))]);
      expect({ ...Object.fromEntries(read), day: dayOfPacked(packed) }).toEqual(job);
    }),
  );
});

test("each fact has enough bits for all its values", () => {
  const most: Partial<Record<Fact, number>> = {
    type: jobTypes.length,
    level: experienceLevels.length,
    mode: workModes.length,
    bar: histogramBars,
    ages: postedWithinDays.length,
    missed: 2 ** facetGroups.length - 1,
  };
  for (const [fact, largest] of Object.entries(most))
    expect(largest).toBeLessThan(2 ** factBits[fact as Fact]);
});

test("a job counts for a group if it passes every other group", () => {
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
