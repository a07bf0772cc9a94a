import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { findCompanies } from "./find-company.server.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const postings = [
    ["Rope Maker", "Anchor"],
    ["Sail Maker", "Anchor"],
    ["Anchor Inspector", "Harbour Works"],
  ].map(([title = "", company = ""]) => inventedPosting({ title, company }));
  await storeBatch(opened.db, await inventedSource(opened.db), postings, new Date("2026-11-20T12:00:00Z"));
});
afterAll(() => opened.close());

test.each([
  ["anchor", ["Anchor"]],
  ["anchor welder", ["Anchor"]],
  ["anchor inspector", []],
])("%s names the companies %j", async (typed, names) => {
  const found = await findCompanies(opened.db, typed.split(" "));
  expect(found.map(({ name }) => name)).toEqual(names);
});
