import { sql } from "kysely";
import * as fc from "fast-check";
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
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, pageSize, type SearchQuery } from "../query/search-query.ts";
import { createCountCache, type Counted } from "./count-cache.ts";
import { readOverview } from "./read-overview.server.ts";
import { searchJobs } from "./search-jobs.server.ts";

const size = 2_000;
const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
const random = seededRandom(11);
const postings = Array.from({ length: size }, (_, index) => {
  const posting = generatePosting(index, size, { places: [denver, berlin], days: 60, now, random });
  // Shorter descriptions are enough here and are stored in a third of the time.
  const closesAt = index % 5 === 0 ? new Date("2026-11-10") : null;
  return { ...posting, closesAt, descriptionText: posting.descriptionText.slice(0, 700) };
});
const openPostings = postings.filter(({ closesAt }) => closesAt === null);
let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const source = await inventedSource(opened.db);
  for (let from = 0; from < size; from += 500)
    await storeBatch(opened.background, source, postings.slice(from, from + 500), now);
}, 120_000);
afterAll(() => opened.close());

const search = (query: Partial<SearchQuery>, most?: number) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer, ...(most && { most }) });

/** Reads the ids of all pages of a search. */
async function readAll(query: Partial<SearchQuery>): Promise<string[]> {
  const first = await search(query);
  const ids = first.jobs.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page += 1)
    ids.push(...(await search({ ...query, page, asOf: first.asOf })).jobs.map(({ id }) => id));
  return ids;
}

const titles = [...new Set(openPostings.map(({ title }) => title))];
const words = titles.flatMap((title) => title.split(/[^\p{L}]+/u)).filter((word) => word.length > 2);
const anySearch: fc.Arbitrary<Partial<SearchQuery>> = fc.record({
  keywords: fc.oneof(
    fc.constant(""),
    fc.constantFrom(...titles),
    fc.constantFrom(...words),
    fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((both) => both.join(" ")),
  ),
  location: fc.constantFrom("", "", "Berlin", "Denver", "Germany"),
  types: fc.constantFrom<SearchQuery["types"]>([], [], ["full-time"], ["contract", "part-time"]),
  workModes: fc.constantFrom<SearchQuery["workModes"]>([], [], ["remote"]),
  salary: fc.constantFrom(0, 0, 60),
});

test("the total is the same in every order and on every page, and each filter's number is that of its list", async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (query) => {
      const result = await search(query);
      const { total, closed, facets } = result;
      expect(total.exact).toBe(true);
      const byDate = await search({ ...query, sort: "date" });
      expect(byDate).toMatchObject({ total, closed, facets });
      expect((await search({ ...query, closed: true })).total.value).toBe(total.value + closed);
      if (total.value <= 5 * pageSize) {
        const [ids, newest] = [await readAll(query), await readAll({ ...query, sort: "date" })];
        expect(ids).toHaveLength(total.value);
        expect(new Set(ids)).toEqual(new Set(newest));
        const listed = new Set(ids);
        expect(result.similar.some(({ id }) => listed.has(id))).toBe(false);
      }
      // A filter that was typed as a word is not part of the address.
      for (const { value, count } of facets.types.slice(0, 2))
        expect((await search({ ...query, types: [value] })).total, value).toEqual(count);
      for (const { value, count } of facets.levels.slice(0, 2))
        expect((await search({ ...query, levels: [value] })).total, value).toEqual(count);
      for (const { value, count } of facets.postedWithin.slice(2, 3))
        expect((await search({ ...query, postedWithin: value })).total, String(value)).toEqual(count);
    }),
    { numRuns: 40 },
  );
});

test("the words of a title find a job of that title on the first page", async () => {
  for (const title of titles.slice(0, 150)) {
    const { jobs } = await search({ keywords: title });
    expect(
      jobs.map((job) => job.title),
      title,
    ).toContain(title);
  }
});

test("kept counts are those of the list", async () => {
  const countCache = createCountCache<Counted>(10);
  for (let page = 1; page <= 3; page += 1) {
    const query = { ...emptySearch, page, asOf: page === 1 ? null : now };
    const kept = await searchJobs(opened.db, query, { now, gazetteer, countCache });
    expect(kept).toEqual(await searchJobs(opened.db, query, { now, gazetteer }));
    expect(await searchJobs(opened.db, query, { now, gazetteer, countCache })).toEqual(kept);
  }
});

test("every change of the jobs makes kept counts outdated", async () => {
  const read = async () => (await readOverview(opened.db)).changes;
  const before = await read();
  expect(await read()).toBe(before);
  await sql`update jobs set closes_at = closes_at where id = (select max(id) from jobs)`.execute(opened.db);
  expect(await read()).toBeGreaterThan(before);
});

describe("closed jobs", () => {
  test("they are not listed, and come last if asked for", async () => {
    const { total, closed } = await search({});
    expect([total.value, closed]).toEqual([openPostings.length, size - openPostings.length]);
    const last = await search({ closed: true, page: 50, sort: "date", asOf: now });
    expect(last.total.value).toBe(size);
    const { jobs } = await search({ keywords: "engineer", closed: true });
    const isClosed = jobs.map(({ closesAt }) => closesAt !== null);
    expect(isClosed).toEqual(isClosed.toSorted((one, other) => Number(one) - Number(other)));
  });
});

describe("more jobs than are counted", () => {
  const most = 300;

  test("the total says that there are more, and the newest are listed", async () => {
    for (const query of [{}, { keywords: "engineer", sort: "date" as const }]) {
      const all = await search(query);
      const cut = await search(query, most);
      if (all.total.value > most) expect(cut.total).toEqual({ value: most, exact: false });
      else expect(cut.total).toEqual(all.total);
      expect(cut.jobs.map(({ id }) => id)).toEqual(all.jobs.map(({ id }) => id));
      expect(
        cut.facets.types.every(({ count }, at) => count.value <= (all.facets.types[at]?.count.value ?? 0)),
      ).toBe(true);
    }
  });

  test("the total of a filter is exact if its list is short", async () => {
    const query = { types: ["internship" as const] };
    expect((await search(query, most)).total).toEqual((await search(query)).total);
  });

  test("jobs with the words in the title rank first", async () => {
    const { jobs } = await search({ keywords: "engineer" }, most);
    expect(jobs).toHaveLength(pageSize);
    expect(jobs.every(({ title }) => /engineer/i.test(title))).toBe(true);
  });
});

test("a new job is counted at once", async () => {
  const before = await search({});
  const source = await inventedSource(opened.db);
  await storeBatch(
    opened.background,
    source,
    [inventedPosting({ title: "Lamp lighter", postedAt: now })],
    now,
  );
  expect((await search({})).total.value).toBe(before.total.value + 1);
});
