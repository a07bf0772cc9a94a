import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "../../../../bench/random.ts";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import {
  arrangements,
  experienceLevels,
  type Arrangement,
  type JobType,
  type Pay,
  type Stated,
} from "../../posting.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import type { Facet } from "../filters/counts.ts";
import { choiceFilters, type FilterFacts, type FilterKey } from "../filters/filters.ts";
import { allTypes } from "../filters/job-type.ts";
import { payChoices } from "../filters/pay.ts";
import { postedWithinDays } from "../filters/posted-within.ts";
import { emptySearch, type SearchQuery } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";
import type { SearchResult } from "./search-result.ts";

const now = new Date("2026-11-20T12:00:00Z");
const day = 86_400_000;
const gazetteer = loadGazetteer();
const random = seededRandom(7);
const adapters = ["greenhouse", "lever", "remotive"];
let opened: Awaited<ReturnType<typeof testDatabase>>;

/** The facts that filters read. The plain predicates below are the reference for the index. */
type Fact = FilterFacts & {
  types: JobType[];
  arrangements: Stated<Arrangement>[];
  title: string;
  pay: Pay | null;
  adapter: string;
  postedAt: Date;
};

const notComparable: Pay = {
  min: 300,
  max: 400,
  currency: null,
  period: "week",
  predicted: false,
  raw: "300 to 400 a week",
  yearlyUsdMin: null,
  yearlyUsdMax: null,
};

const facts: Fact[] = Array.from({ length: 240 }, (_, index) => ({
  title: `Weigher number ${index}`,
  adapter: random.pick(adapters),
  ...(Object.fromEntries(
    choiceFilters.map((filter) => [filter.fact, random.pick([null, ...filter.values])]),
  ) as FilterFacts),
  types: random.pick([[], [], ["part-time", "contract"], ["internship"]]),
  arrangements: random
    .pick<Arrangement[]>([[], [], ["night", "weekend"], ["mini-job"]])
    .map((value) => ({ value, evidence: { from: "title" as const, text: value } })),
  pay: random.pick([null, notComparable, yearlyPay(random.below(260)), yearlyPay(random.below(260))]),
  // Keeps away from the edges of a day, where one second would decide.
  postedAt: new Date(+now - random.below(40) * day - day / 2 + random.below(3_600_000)),
}));

function yearlyPay(thousands: number): Pay {
  const yearly = { yearlyUsdMin: thousands * 500, yearlyUsdMax: thousands * 1_000 };
  return {
    min: thousands,
    max: thousands,
    currency: "USD",
    period: "year",
    predicted: false,
    raw: `$${thousands}K`,
    ...yearly,
  };
}

beforeAll(async () => {
  opened = await testDatabase();
  for (const adapter of adapters) {
    const source = await inventedSource(opened.db, { name: adapter, adapter, label: adapter.toUpperCase() });
    const postings = facts.filter((fact) => fact.adapter === adapter).map((fact) => inventedPosting(fact));
    await storeBatch(opened.db, source, postings, now);
  }
});
afterAll(() => opened.close());

const search = (query: Partial<SearchQuery>) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer });

const chosen = <Value>(values: readonly Value[], value: Value | null): boolean =>
  values.length === 0 || (value !== null && values.includes(value));
const daysOld = (fact: Fact): number => (+now - +fact.postedAt) / day;
const thousands = (fact: Fact): number | null =>
  (fact.pay?.yearlyUsdMax ?? null) === null ? null : (fact.pay?.yearlyUsdMax ?? 0) / 1_000;

/** Each filter as a plain predicate. */
const passes: Partial<Record<FilterKey, (fact: Fact, query: SearchQuery) => boolean>> = {
  ...Object.fromEntries(
    choiceFilters.map(({ key, fact }) => [
      key,
      (one: Fact, query: SearchQuery) => chosen<string>(query[key], one[fact]),
    ]),
  ),
  types: (fact, query) =>
    query.types.length === 0 || allTypes(fact).some((type) => query.types.includes(type)),
  arrangements: (fact, query) =>
    query.arrangements.length === 0 ||
    fact.arrangements.some(({ value }) => query.arrangements.includes(value)),
  sources: (fact, query) => chosen(query.sources, fact.adapter),
  postedWithin: (fact, query) => query.postedWithin === null || daysOld(fact) <= query.postedWithin,
  pay(fact, query) {
    if (query.salary > 0) {
      const yearly = thousands(fact);
      return yearly === null ? query.pay.includes("not-stated") : yearly >= query.salary;
    }
    return query.pay.length !== 1 || query.pay.includes(fact.pay === null ? "not-stated" : "stated");
  },
};

function matching(query: SearchQuery, except: FilterKey | null = null): Fact[] {
  const filters = Object.entries(passes).filter(([group]) => group !== except);
  return facts.filter((fact) => filters.every(([, pass]) => pass(fact, query)));
}

/** Returns counts as a facet shows them, without values that have no jobs. */
const counts = (facet: readonly Facet<string>[]) =>
  Object.fromEntries(
    facet
      .filter(({ count }) => count.value > 0)
      .map(({ value, count }) => [value, count.exact ? count.value : "estimate"]),
  );
const countAll = (lists: readonly string[][]) => {
  const counted: Record<string, number> = {};
  for (const value of lists.flat()) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
};
const countBy = (list: readonly Fact[], key: (fact: Fact) => string | null) => {
  const counted: Record<string, number> = {};
  for (const fact of list) {
    const value = key(fact);
    if (value !== null) counted[value] = (counted[value] ?? 0) + 1;
  }
  return counted;
};

const anyChoices = fc.record(
  Object.fromEntries(
    choiceFilters.map(({ key, values }) => [key, fc.subarray<string>(values, { maxLength: 2 })]),
  ),
);
const anyFilters = fc.record({
  arrangements: fc.oneof(
    fc.constant<Arrangement[]>([]),
    fc.subarray<Arrangement>([...arrangements], { maxLength: 2 }),
  ),
  sources: fc.subarray([...adapters, "unheard-of"], { maxLength: 2 }),
  pay: fc.subarray([...payChoices]),
  salary: fc.constantFrom(0, 0, 5, 25, 60, 100, 175, 200),
  postedWithin: fc.constantFrom(null, null, ...postedWithinDays),
});

test("all filters return exactly the jobs that pass, and each group's counts ignore its own filter", async () => {
  await fc.assert(
    fc.asyncProperty(anyChoices, anyFilters, async (choices, others) => {
      const filters: Partial<SearchQuery> = { ...choices, ...others };
      const query = { ...emptySearch, ...filters };
      const result = await search(filters);
      expect(result.total).toEqual({ value: matching(query).length, exact: true });
      expect(await allTitles(filters, result)).toEqual(
        matching(query)
          .map((fact) => fact.title)
          .sort(),
      );

      const { facets } = result;
      expect(counts(facets.types)).toEqual(countAll(matching(query, "types").map(allTypes)));
      expect(counts(facets.arrangements)).toEqual(
        countAll(matching(query, "arrangements").map((one) => one.arrangements.map(({ value }) => value))),
      );
      for (const { key, fact } of choiceFilters.filter((one) => one.key !== "types"))
        expect(counts(facets[key]), key).toEqual(countBy(matching(query, key), (one) => one[fact]));
      expect(counts(facets.sources)).toEqual(countBy(matching(query, "sources"), (fact) => fact.adapter));
      const anyPay = matching(query, "pay");
      expect(counts(facets.pay.choices)).toEqual(
        countBy(anyPay, (fact) => {
          if (query.salary === 0) return fact.pay === null ? "not-stated" : "stated";
          const yearly = thousands(fact);
          if (yearly === null) return "not-stated";
          return yearly >= query.salary ? "stated" : null;
        }),
      );
      expect(facets.pay.withoutYearly.value).toBe(anyPay.filter((fact) => thousands(fact) === null).length);
      expect(facets.pay.histogram).toEqual(
        Array.from({ length: 40 }, (_, bar) => anyPay.filter((fact) => barOf(fact) === bar).length),
      );
      const anyAge = matching(query, "postedWithin");
      expect(facets.postedWithin.map(({ value, count }) => ({ value, count }))).toEqual(
        postedWithinDays.map((value) => ({
          value,
          count: { value: anyAge.filter((fact) => daysOld(fact) <= value).length, exact: true },
        })),
      );
    }),
    { numRuns: 60 },
  );
});

const barOf = (fact: Fact): number | null => {
  const yearly = thousands(fact);
  return yearly === null ? null : Math.min(Math.floor(yearly / 5), 39);
};

async function allTitles(filters: Partial<SearchQuery>, first: SearchResult): Promise<string[]> {
  const titles = first.jobs.map((job) => job.title);
  for (let page = 2; page <= first.pages; page += 1) {
    const { jobs } = await search({ ...filters, page, asOf: first.asOf });
    titles.push(...jobs.map((job) => job.title));
  }
  return titles.sort();
}

test("filters and words can be combined", async () => {
  const query = { ...emptySearch, types: ["contract" as const] };
  expect((await search({ ...query, keywords: "weigher" })).total.value).toBe(matching(query).length);
  expect((await search({ ...query, keywords: "-weigher" })).total.value).toBe(0);
});

test("facets have readable names in a fixed order, and sources are sorted by count", async () => {
  const { facets } = await search({});
  expect(facets.types.map((one) => one.label)).toEqual([
    "Full-time",
    "Part-time",
    "Contract",
    "Freelance",
    "Internship",
  ]);
  expect(facets.levels.map((one) => one.value)).toEqual([...experienceLevels]);
  expect(facets.sources.map((one) => one.label).sort()).toEqual(["GREENHOUSE", "LEVER", "REMOTIVE"]);
  const sizes = facets.sources.map((one) => one.count.value);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("an empty result names the filter that excludes the most jobs, and how many it excludes", async () => {
  const nothing: Partial<SearchQuery> = {
    types: ["internship"],
    sources: ["unheard-of"],
    keywords: "weigher",
  };
  const { total, mostRestrictiveFilter } = await search(nothing);
  expect(total.value).toBe(0);
  const internships = matching({ ...emptySearch, types: ["internship"] }).length;
  expect(mostRestrictiveFilter).toEqual({
    label: "Source",
    count: { value: internships, exact: true },
    search: "q=weigher&type=internship",
  });
});

test("an empty result names no filter when no single one is the cause", async () => {
  const { mostRestrictiveFilter } = await search({ keywords: "zeppelin", types: ["internship"] });
  expect(mostRestrictiveFilter).toBeNull();
  expect((await search({ sources: ["unheard-of"], location: "Reykjavik" })).mostRestrictiveFilter).toBeNull();
});
