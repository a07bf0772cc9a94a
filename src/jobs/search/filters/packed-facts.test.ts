import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choiceFilters, filters, type FilterFacts, type FilterKey } from "./filters.ts";
import { countedFacts, countFacets, factReader, slots } from "./packed-facts.server.ts";

type JobFacts = { [fact: string]: number };
/** Packs facts as the database does. */
const pack = (job: JobFacts) =>
  slots.reduce((packed, { name, shift }) => packed + (job[name] ?? 0) * 2 ** shift, 0);
const largest = (name: string): number =>
  countedFacts.find((fact) => fact.name === name)?.max ?? 2 ** filters.length - 1;
const anyFacts = fc.record(
  Object.fromEntries(slots.map(({ name }) => [name, fc.nat(largest(name))])),
) as fc.Arbitrary<JobFacts>;

test("all facts can be packed into one number and read back", () => {
  fc.assert(
    fc.property(anyFacts, (job) => {
      const packed = pack(job);
      expect(packed).toBeLessThan(Number.MAX_SAFE_INTEGER);
      const read = slots.map(({ name }) => [name, factReader(name)(packed)]);
      expect(Object.fromEntries(read)).toEqual(job);
    }),
  );
});

test("no two facts share a name, and no two filters share a parameter or the beginning of a term", () => {
  const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
  unique(slots.map(({ name }) => name));
  unique(filters.flatMap((filter) => filter.fields.map(({ parameter }) => parameter)));
  const pay = { min: 1, max: 1, currency: "USD", period: "year", predicted: false, raw: "" } as const;
  const job = {
    ...(Object.fromEntries(choiceFilters.map(({ fact, values }) => [fact, values[0]])) as FilterFacts),
    pay: { ...pay, yearlyUsdMin: 200_000, yearlyUsdMax: 200_000 },
    adapters: ["lever"],
    arrangements: ["night" as const],
    freshAt: new Date(),
  };
  const beginnings = filters.map(
    (filter) => new Set(filter.terms(job).map((term) => term.slice(0, term.indexOf("=") + 1))),
  );
  unique(beginnings.flatMap((one) => [...one]));
});

test("a job counts for a filter if it passes every other filter", () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 40 }), fc.shuffledSubarray([...filters]), (jobs, chosen) => {
      const counts = countFacets({ "lever,ashby": jobs.flatMap((job) => [pack(job), 1]) }, chosen);
      const passing = (key: FilterKey) => {
        const at = chosen.findIndex((filter) => filter.key === key);
        return jobs.filter(({ missed }) => missed === 0 || (at >= 0 && missed === 2 ** at));
      };
      expect(counts.missingAtMostOne).toBe(jobs.length);
      expect(counts.count).toBe(jobs.filter(({ missed }) => missed === 0).length);
      for (const { key, facts } of filters) {
        for (const { name, max } of facts) {
          const tally = Array.from(
            { length: max + 1 },
            (_, value) => passing(key).filter((job) => job[name] === value).length,
          );
          expect(counts.facts[name], name).toEqual(tally);
        }
      }
      expect(counts.adapters.get("lever") ?? 0).toBe(passing("sources").length);
      expect(counts.adapters.get("ashby") ?? 0).toBe(passing("sources").length);
    }),
  );
});
