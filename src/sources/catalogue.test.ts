import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/test-database.ts";
import { listDueSources } from "../jobs/freshness/source-crawls.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { catalogue, seedSources } from "./catalogue.server.ts";

const now = new Date("2026-03-02T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(() => db.deleteFrom("sources").execute());

const boards = [
  { adapter: "remoteok", board: "", companyName: null },
  { adapter: "greenhouse", board: "northbeck", companyName: "Northbeck Energy" },
];

test("every source of the catalogue is added and due immediately", async () => {
  await seedSources(db, catalogue, { USAJOBS_KEY: "key", USAJOBS_EMAIL: "ana@example.org" });
  expect(await listDueSources(db, now)).toHaveLength(catalogue.length);
});

test("a source that needs a key is added once all its variables are set", async () => {
  const usajobs = [{ adapter: "usajobs", board: "", companyName: null }];
  await seedSources(db, usajobs);
  await seedSources(db, usajobs, { USAJOBS_KEY: "key" });
  expect(await listDueSources(db, now)).toEqual([]);
  await seedSources(db, usajobs, { USAJOBS_KEY: "key", USAJOBS_EMAIL: "ana@example.org" });
  expect(await listDueSources(db, now)).toMatchObject([{ name: "usajobs", enabled: true }]);
});

test("a source is stored with its policy", async () => {
  await seedSources(db, boards);
  expect(await db.selectFrom("sources").selectAll().orderBy("name").execute()).toMatchObject([
    {
      name: "greenhouse:northbeck",
      company_name: "Northbeck Energy",
      apply_policy: "employer",
      allows_json_ld: true,
    },
    {
      name: "remoteok",
      label: "Remote OK",
      apply_policy: "source",
      allows_json_ld: false,
      follow_links: true,
    },
  ]);
});

test("a source that was added earlier gets the policy that its kind has now", async () => {
  await seedSources(db, boards);
  const old = { min_interval: 60, allows_json_ld: true, apply_policy: "employer" as const };
  await db.updateTable("sources").set(old).execute();
  await seedSources(db, []);
  expect(await db.selectFrom("sources").selectAll().orderBy("name").execute()).toMatchObject([
    { name: "greenhouse:northbeck", min_interval: 3600, allows_json_ld: true },
    { name: "remoteok", min_interval: 21_600, allows_json_ld: false, apply_policy: "source" },
  ]);
});

test("a source that the operator disabled stays disabled", async () => {
  await seedSources(db, boards);
  await db.updateTable("sources").set({ enabled: false }).where("name", "=", "remoteok").execute();
  await seedSources(db, boards);
  const due = await listDueSources(db, now);
  expect(due.map((source) => source.name)).toEqual(["greenhouse:northbeck"]);
});
