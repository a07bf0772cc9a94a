import { afterAll, beforeAll, expect, test } from "vitest";
import { denver, inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Place } from "../../../places/place.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
const warsaw = understandLocation("Warsaw", gazetteer).places[0] ?? denver;
let opened: Awaited<ReturnType<typeof testDatabase>>;

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);
/** Adverts with such a short text are not merged. */
const adverts = (count: number, title: string, places: Place[] = []) =>
  times(count, () => inventedPosting({ title, places, descriptionText: "Please write to us." }));

beforeAll(async () => {
  opened = await testDatabase();
  const polish = await inventedSource(opened.db, { name: "greenhouse:vistula", board: "vistula" });
  const american = await inventedSource(opened.db, { name: "greenhouse:platte", board: "platte" });
  await storeBatch(
    opened.db,
    polish,
    [...adverts(10, "Bookbinder", [warsaw]), ...adverts(5, "Python Developer")],
    now,
  );
  await storeBatch(
    opened.db,
    american,
    [...adverts(10, "Bookbinder", [denver]), ...adverts(5, "Python Engineer")],
    now,
  );
});
afterAll(() => opened.close());

test("a search in Polish first lists the jobs without a place of sources that have their other jobs in Poland", async () => {
  const query = { ...emptySearch, keywords: "programista python" };
  const { jobs } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(jobs.slice(0, 5).map(({ title }) => title)).toEqual(times(5, () => "Python Developer"));
});

test.each(["praca python", "szukam pracy python"])("%s is a search in Polish", async (keywords) => {
  const { jobs, unusedWords } = await searchJobs(opened.db, { ...emptySearch, keywords }, { now, gazetteer });
  expect(jobs.slice(0, 5).map(({ title }) => title)).toEqual(times(5, () => "Python Developer"));
  expect(unusedWords).not.toContain("praca");
});

test("a search in a country lists the jobs without a place of sources that have their other jobs there", async () => {
  const search = (location: string) =>
    searchJobs(opened.db, { ...emptySearch, keywords: "python developer", location }, { now, gazetteer });
  const { jobs, location } = await search("Poland");
  expect(jobs.map(({ title }) => title)).toEqual(times(5, () => "Python Developer"));
  expect(location.hasSources).toBe(true);
  expect(await search("Warsaw")).toMatchObject({ total: { value: 0 }, location: { hasSources: false } });
});
