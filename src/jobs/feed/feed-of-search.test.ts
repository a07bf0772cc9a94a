import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { findNewMatches } from "../search/match/find-new-matches.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { feedOfSearch } from "./feed-of-search.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: TestDatabase;

beforeAll(async () => {
  opened = await testDatabase();
  const closing = ["2026-11-19", "2026-11-20"].map((day) => new Date(day));
  const postings = closing.map((closesAt, at) => inventedPosting({ title: `Ropemaker ${at + 1}`, closesAt }));
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
});
afterAll(() => opened.close());

test("neither feeds nor alerts name jobs whose closing date is over", async () => {
  const params = new URLSearchParams({ q: "ropemaker" });
  const site = { publicUrl: "https://jobs.example.org", productName: "Foothold" };
  const feed = await feedOfSearch(opened.db, { format: "rss", params, now, gazetteer, site });
  expect(feed.jobs.map(({ title }) => title)).toEqual(["Ropemaker 2"]);
  const found = await findNewMatches(
    opened.db,
    { ...emptySearch, keywords: "ropemaker" },
    { now, gazetteer, afterJobId: 0, since: new Date(0), limit: 100 },
  );
  expect(found.map(({ id }) => String(id))).toEqual(feed.jobs.map(({ id }) => id));
});
