import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { nothingStated, type RawPosting } from "../posting.ts";
import { searchJobs } from "../search/match/search-jobs.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { storePostings } from "../store-postings.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const source = await inventedSource(database.db);
  const raws = [
    { company: "Crumb", locations: ["Berlin, Germany"], descriptionText: "Our café in Kreuzberg." },
    { company: "Bean", locations: ["Berlin, Germany"], descriptionText: "A café in Spandau." },
    { company: "Sol", locations: ["Addis Ababa, Ethiopia"], address: "Sarbet, Mexico Square" },
  ];
  const records = raws.map((raw, id) => ({
    ok: true as const,
    raw: inventedRaw({ externalId: `${id}`, ...raw }),
  }));
  await storePostings(database.db, { source, records }, { now, gazetteer });
});
afterAll(() => database.close());

function inventedRaw(facts: Partial<RawPosting>): RawPosting {
  return {
    externalId: "1",
    title: "Barista",
    company: "Crumb",
    ...nothingStated,
    ...facts,
  };
}

async function companies(location: string) {
  const found = await searchJobs(database.db, { ...emptySearch, location }, { now, gazetteer });
  return found.jobs.map(({ company }) => company).sort();
}

test("a district finds the jobs of its city whose description names it", async () => {
  expect(await companies("Kreuzberg")).toEqual(["Crumb"]);
  expect(await companies("Kreuzberg, Berlin")).toEqual(["Crumb"]);
  expect(await companies("Berlin")).toEqual(["Bean", "Crumb"]);
});

test("an address is searched, but is not a place", async () => {
  expect(await companies("Sarbet")).toEqual(["Sol"]);
  expect(await companies("Mexico")).toEqual([]);
  expect(await companies("Ethiopia")).toEqual(["Sol"]);
});
