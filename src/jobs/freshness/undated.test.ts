import { afterAll, beforeEach, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { readHomeFigures } from "../read-home-figures.server.ts";
import { searchJobs } from "../search/match/search-jobs.server.ts";
import { emptySearch, type SearchQuery } from "../search/query/search-query.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { recountDays } from "./recount-statistics.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const clock = () => now;
const gazetteer = loadGazetteer();
const database = await testDatabase();
afterAll(() => database.close());
let source: SourceRecord;

beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days"] as const)
    await database.db.deleteFrom(table).execute();
  source = await inventedSource(database.db);
  await storeBatch(
    database.db,
    source,
    [
      inventedPosting({ title: "Undated Baker", postedAt: null }),
      inventedPosting({ title: "Baker of last week", postedAt: new Date("2026-11-12") }),
      inventedPosting({ title: "Baker of today", postedAt: new Date("2026-11-20") }),
    ],
    now,
  );
});

async function titles(query: Partial<SearchQuery>) {
  const result = await searchJobs(database.db, { ...emptySearch, ...query }, { gazetteer, now });
  return result.jobs.map(({ title }) => title);
}

test("an undated advert has no posted date and comes last in the order of dates", async () => {
  expect(await titles({ sort: "date" })).toEqual(["Baker of today", "Baker of last week", "Undated Baker"]);
  const jobs = await database.db.selectFrom("jobs").select(["title", "posted_at", "first_seen_at"]).execute();
  expect(jobs.find(({ title }) => title === "Undated Baker")).toMatchObject({
    posted_at: null,
    first_seen_at: now,
  });
});

test("an undated advert belongs to no day", async () => {
  expect(await titles({ postedWithin: 1 })).toEqual(["Baker of today"]);
  expect((await titles({ postedWithin: 30 })).sort()).toEqual(["Baker of last week", "Baker of today"]);
  expect(await titles({ keywords: "baker", postedWithin: 1 })).toEqual(["Baker of today"]);
});

test("undated adverts are counted but not just in", async () => {
  const figures = await readHomeFigures(database.db, clock);
  expect(figures.jobs).toBe(3);
  expect(figures.justIn.map(({ title }) => title)).toEqual(["Baker of today", "Baker of last week"]);
  expect(figures.areSamples).toBe(false);
  expect(await recountDays(database.db)).toBe(0);
});

test("a date that another source states makes the job dated", async () => {
  const aggregator = await inventedSource(database.db, { name: "remotive", adapter: "remotive" });
  const dated = inventedPosting({ title: "Undated Baker", postedAt: new Date("2026-11-19T18:00:00Z") });
  await storeBatch(database.db, aggregator, [dated], now);
  expect((await titles({ postedWithin: 1 })).sort()).toEqual(["Baker of today", "Undated Baker"]);
  expect(await recountDays(database.db)).toBe(0);
});

test("undated adverts of two sources are one job", async () => {
  const aggregator = await inventedSource(database.db, { name: "remotive", adapter: "remotive" });
  await storeBatch(database.db, aggregator, [inventedPosting({ title: "Undated Baker" })], now);
  expect(await database.db.selectFrom("jobs").select("id").execute()).toHaveLength(3);
});
