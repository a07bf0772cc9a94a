import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatePosting } from "../../../../bench/generate-postings.ts";
import { seededRandom } from "../../../../bench/random.ts";
import {
  berlin,
  denver,
  inventedPosting,
  inventedSource,
} from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Posting } from "../../posting.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import { createCountCache } from "./count-cache.ts";
import { searchJobs } from "./search-jobs.server.ts";

/** Large enough that a search for common words reads only a part of the index. */
const size = 6_000;
const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
const random = seededRandom(11);
const postings = Array.from({ length: size }, (_, index) => {
  const posting = generatePosting(index, size, { places: [denver, berlin], days: 60, now, random });
  // Shorter descriptions are enough here and are stored in a third of the time.
  return { ...posting, descriptionText: posting.descriptionText.slice(0, 700) };
});
let opened: Awaited<ReturnType<typeof testDatabase>>;
/** The result of a search when half of the jobs were stored. */
let halfway: Awaited<ReturnType<typeof searchJobs>>;

beforeAll(async () => {
  opened = await testDatabase();
  const source = await inventedSource(opened.db);
  for (let from = 0; from < size; from += 500) {
    await storeBatch(opened.background, source, postings.slice(from, from + 500), now);
    if (from + 500 === size / 2) halfway = await search({ types: ["full-time"] });
  }
}, 120_000);
afterAll(() => opened.close());

/** Searches with estimates, as in an index of more than a hundred thousand jobs. */
const search = (query: Partial<SearchQuery>) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer, maxCountedIndex: 0 });
const countCache = createCountCache();
/** Searches as in an index of this size: every match is counted, and the counts are kept. */
const searchExactly = (query: Partial<SearchQuery>) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer, countCache });
const isAbout = (posting: Posting, word: RegExp) =>
  word.test(`${posting.title}\n${posting.company}\n${posting.skills.join("\n")}`);

type Sample = { query: Partial<SearchQuery>; matches: (posting: Posting) => boolean };
const common: Record<string, Sample> = {
  everything: { query: {}, matches: () => true },
  "a type": { query: { types: ["full-time"] }, matches: (one) => one.type === "full-time" },
  "two modes": { query: { workModes: ["remote", "on-site"] }, matches: (one) => one.workMode !== "hybrid" },
  "a country": { query: { location: "Germany" }, matches: (one) => one.places[0]?.countryCode === "DE" },
  "a common word": { query: { keywords: "engineer" }, matches: (one) => isAbout(one, /\bengineer/i) },
  "a word by date": {
    query: { keywords: "customer", sort: "date" },
    matches: (one) => /\bcustomer/i.test(`${one.title}\n${one.company}`),
  },
  "a word and a type": {
    query: { keywords: "health", types: ["full-time"] },
    matches: (one) => one.type === "full-time" && /\bhealth/i.test(one.title),
  },
  "pay not stated": { query: { pay: ["not-stated"] }, matches: (one) => one.pay === null },
};
const samples = Object.entries(common);

test("counts in an index of three thousand jobs are exact", () => {
  const fullTime = postings.slice(0, size / 2).filter(({ type }) => type === "full-time");
  expect(halfway.total).toEqual({ value: fullTime.length, exact: true });
  expect(halfway.facets.types.every(({ count }) => count.exact)).toBe(true);
});

describe.each(samples)("%s", (_, { query, matches }) => {
  const truth = postings.filter(matches);

  test("the total is within 15% of the true number, or equal to it if marked exact", async () => {
    const { total, isCut } = await search(query);
    if (total.exact) expect(total.value).toBe(truth.length);
    else expect(Math.abs(total.value - truth.length) / truth.length).toBeLessThan(0.15);
    expect(isCut).toBe(total.value > lastPage * pageSize);
  });

  test.skipIf(query.location)("the link to the search without its place has its total", async () => {
    for (const answer of [search, searchExactly]) {
      const { total } = await answer(query);
      const { mostRestrictiveFilter } = await answer({ ...query, location: "Reykjavik" });
      expect(mostRestrictiveFilter).toMatchObject({ label: "Location", count: total });
    }
  });

  test("filter counts are within 15% of the true numbers", async () => {
    const { facets, total } = await search(query);
    const chosenTypes = query.types ?? [];
    const [only] = chosenTypes;
    if (only) expect(facets.types.find(({ value }) => value === only)?.count).toEqual(total);
    for (const { value, count } of facets.types) {
      // A group's counts ignore its own filter, so they can only be compared for searches without a chosen type.
      if (chosenTypes.length > 0) continue;
      const real = truth.filter((one) => one.type === value).length;
      if (count.exact) expect(count.value).toBe(real);
      // Estimates of smaller counts may be off by more.
      else if (real > 300) expect(Math.abs(count.value - real) / real, value).toBeLessThan(0.15);
    }
  });

  test("every page can be opened and no job appears twice", { timeout: 120_000 }, async () => {
    const first = await search(query);
    const seen = first.jobs.map((job) => job.id);
    const fresh = first.jobs.map((job) => Number(job.postedAt));
    for (let page = 2; page <= first.pages; page += 1) {
      const { jobs } = await search({ ...query, page, asOf: first.asOf });
      if (page < first.pages) expect(jobs).toHaveLength(pageSize);
      seen.push(...jobs.map((job) => job.id));
      fresh.push(...jobs.map((job) => Number(job.postedAt)));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(Math.min(truth.length, lastPage * pageSize));
    if (query.sort === "date" || !query.keywords) expect(fresh).toEqual(fresh.toSorted((a, b) => b - a));
  });
});

describe.each(samples)("%s, counted exactly", (_, { query, matches }) => {
  const truth = postings.filter(matches);

  test(
    "the heading, the filters and the pages agree with the list, twice",
    { timeout: 120_000 },
    async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        const first = await searchExactly(query);
        expect(first.total).toEqual({ value: truth.length, exact: true });
        for (const { value, count } of first.facets.types) {
          expect(count.exact).toBe(true);
          if ((query.types ?? []).length === 0)
            expect(count.value).toBe(truth.filter((one) => one.type === value).length);
        }
        for (const type of query.types ?? [])
          expect(first.facets.types.find(({ value }) => value === type)?.count).toEqual(first.total);
        expect(first.pages).toBe(Math.min(Math.max(Math.ceil(truth.length / pageSize), 1), lastPage));
        const last = await searchExactly({ ...query, page: first.pages, asOf: first.asOf });
        expect(last.total).toEqual(first.total);
        expect(last.jobs).toHaveLength(
          Math.min(truth.length, lastPage * pageSize) - (first.pages - 1) * pageSize,
        );
      }
    },
  );

  test("the list is the same as that of a search with estimates", async () => {
    const [exact, estimated] = await Promise.all([searchExactly(query), search(query)]);
    expect(exact.jobs.map(({ id }) => id)).toEqual(estimated.jobs.map(({ id }) => id));
  });
});

test("a common search does not read everything", async () => {
  const totals = await Promise.all(samples.map(([, { query }]) => search(query)));
  expect(totals.filter(({ total }) => !total.exact).length).toBeGreaterThanOrEqual(3);
});

test("the newest jobs are listed when there are too many", async () => {
  const { jobs } = await search({ types: ["full-time"] });
  const newest = postings
    .filter((one) => one.type === "full-time")
    .map((one) => Number(one.postedAt))
    .sort((a, b) => b - a);
  expect(jobs.map((job) => Number(job.postedAt))).toEqual(newest.slice(0, pageSize));
});

test("a new job is counted at once", async () => {
  const before = await searchExactly({});
  const source = await inventedSource(opened.db);
  await storeBatch(
    opened.background,
    source,
    [inventedPosting({ title: "Lamp lighter", postedAt: now })],
    now,
  );
  expect((await searchExactly({})).total.value).toBe(before.total.value + 1);
});

test("rare matches are counted exactly and listed completely", async () => {
  const truth = postings.filter((one) => /\bbeekeeper/i.test(`${one.title} ${one.descriptionText}`));
  const { total, jobs, facets } = await search({ keywords: "beekeeper" });
  expect(total).toEqual({ value: truth.length, exact: true });
  expect(jobs).toHaveLength(Math.min(truth.length, pageSize));
  expect(facets.types.every((one) => one.count.exact)).toBe(true);
});

test("jobs with the word in the title rank above jobs that mention it", async () => {
  const first = await search({ keywords: "teacher" });
  const titles: string[] = [];
  for (let page = 1; page <= Math.min(first.pages, 10); page += 1) {
    const { jobs } = await search({ keywords: "teacher", page, asOf: first.asOf });
    titles.push(...jobs.map((job) => job.title));
  }
  const inTitle = titles.map((title) => /teacher/i.test(title));
  expect(inTitle).toContain(true);
  expect(inTitle.lastIndexOf(true)).toBeLessThan(
    inTitle.indexOf(false) === -1 ? inTitle.length : inTitle.indexOf(false),
  );
});

test("the posted-within filter counts over several days", async () => {
  const { facets } = await search({});
  for (const { value: days, count } of facets.postedWithin) {
    const real = postings.filter((one) => +now - Number(one.postedAt) <= days * 86_400_000).length;
    expect(Math.abs(count.value - real), `${days} days`).toBeLessThan(Math.max(real * 0.15, size / 60));
  }
});
