import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { similarJobs } from "./similar-jobs.server.ts";
import { storeBatch } from "./store/store-batch.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

test("a backslash in a country code is escaped in its lexeme", async () => {
  const { db } = opened;
  const places = [{ ...berlin, countryCode: "\\" }];
  const postings = ["Tower Crane Operator", "Mobile Crane Operator"].map((title) =>
    inventedPosting({ title, company: `${title} Ltd`, descriptionText: `${title}: lifts beams.`, places }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const tower = await db
    .selectFrom("jobs")
    .select("id")
    .where("title", "=", "Tower Crane Operator")
    .executeTakeFirstOrThrow();
  const similar = await similarJobs(db, tower.id, { limit: 5 });
  expect(similar.map(({ title }) => title)).toEqual(["Mobile Crane Operator"]);
});
