import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, type SearchQuery } from "../query/search-query.ts";
import type { LeftOut } from "../../left-out.server.ts";
import { searchJobs } from "./search-jobs.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-29T12:00:00Z");

beforeAll(async () => {
  const adverts = [
    { title: "Ropeway Mechanic", company: "Calder & Aire Ltd." },
    { title: "Ropeway Operator", company: "Calder and Aire" },
    { title: "Ropeway Planner", company: "Northbeck" },
  ];
  const source = await inventedSource(database.db);
  await storeBatch(
    database.db,
    source,
    adverts.map((one) => inventedPosting(one)),
    now,
  );
});

async function titles(query: Partial<SearchQuery>, leftOut?: LeftOut): Promise<string[]> {
  const result = await searchJobs(
    database.db,
    { ...emptySearch, ...query },
    { now, gazetteer: loadGazetteer(), leftOut },
  );
  expect(result.total.value).toBe(result.jobs.length);
  return result.jobs.map(({ title }) => title).sort();
}

test("a search in one company finds its jobs in any spelling of the name", async () => {
  expect(await titles({ company: "CALDER & AIRE" })).toEqual(["Ropeway Mechanic", "Ropeway Operator"]);
  expect(await titles({ company: "Calder & Aire", keywords: "mechanic" })).toEqual(["Ropeway Mechanic"]);
  expect(await titles({ company: "?" })).toEqual([]);
});

test("hidden companies and jobs are in no list and no count", async () => {
  const hidden = { jobIds: [], companySlugs: ["calder-and-aire"] };
  expect(await titles({}, hidden)).toEqual(["Ropeway Planner"]);
  expect(await titles({ keywords: "ropeway" }, hidden)).toEqual(["Ropeway Planner"]);
  const { id } = await database.db
    .selectFrom("jobs")
    .select("id")
    .where("company", "=", "Northbeck")
    .executeTakeFirstOrThrow();
  expect(await titles({ keywords: "ropeway" }, { jobIds: [id], companySlugs: [] })).toHaveLength(2);
  expect(await titles({ keywords: "ropeway" })).toHaveLength(3);
});
