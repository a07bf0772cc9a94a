import { afterAll, beforeEach, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { storeBatch } from "../jobs/indexing/store-batch.server.ts";
import { findBoards } from "./find-boards.server.ts";

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days"] as const)
    await db.deleteFrom(table).execute();
});
const now = new Date("2026-03-10T12:00:00Z");

test("boards that new postings link to are added once, and none that is known or no board", async () => {
  const feed = await inventedSource(db, { name: "arbeitnow", adapter: "arbeitnow", board: "" });
  await inventedSource(db, {
    name: "lever:harbour-light",
    adapter: "lever",
    board: "harbour-light",
    enabled: false,
  });
  const links = [
    "https://jobs.lever.co/quayside/17/apply",
    "https://jobs.lever.co/Quayside/18",
    "https://jobs.lever.co/harbour-light/3",
    "https://boards.greenhouse.io/assets/logo.png",
    "https://www.skerry-trust.example/jobs/4",
    "https://acme.career.softgarden.de/job/1",
  ];
  const postings = links.map((applyUrl, at) => inventedPosting({ title: `Keeper of light ${at}`, applyUrl }));
  await storeBatch(db, feed, postings, now);

  expect(await findBoards(db, { now })).toEqual(["lever:quayside", "softgarden:acme"]);
  const sources = await db.selectFrom("sources").select(["name", "enabled"]).orderBy("name").execute();
  expect(sources).toEqual([
    { name: "arbeitnow", enabled: false },
    { name: "lever:harbour-light", enabled: false },
    { name: "lever:quayside", enabled: true },
    // No answer of this service was seen yet, so an operator looks at its first one.
    { name: "softgarden:acme", enabled: false },
  ]);
  expect(await findBoards(db, { now })).toEqual([]);
  const later = new Date(now.getTime() + 3 * 86_400_000);
  await db.deleteFrom("sources").where("name", "=", "lever:quayside").execute();
  expect(await findBoards(db, { now: later })).toEqual([]);
});
