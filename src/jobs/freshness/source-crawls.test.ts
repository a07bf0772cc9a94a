import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "../../platform/database/tables.ts";
import { claimSource, listDueSources, recordCrawl } from "./source-crawls.server.ts";

const now = new Date("2026-03-02T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(() => db.deleteFrom("sources").execute());

const names = async (when = now) => (await listDueSources(db, when)).map((source) => source.name);

test("lists enabled sources that are due, the longest waiting first", async () => {
  await inventedSource(db, { name: "late", enabled: true, next_read_at: minutes(-5) });
  await inventedSource(db, { name: "later", enabled: true, next_read_at: minutes(-60) });
  await inventedSource(db, { name: "never", enabled: true });
  await inventedSource(db, { name: "soon", enabled: true, next_read_at: minutes(1) });
  await inventedSource(db, { name: "off", enabled: false });
  expect(await names()).toEqual(["never", "later", "late"]);
});

test("only one of two simultaneous claims gets the source", async () => {
  await inventedSource(db, { name: "board", enabled: true });
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimSource(db, { name: "board", now, until: minutes(30) })),
  );
  expect(claims.filter((claim) => claim !== null)).toMatchObject([{ name: "board" }]);
  expect(await names()).toEqual([]);
  expect(await names(minutes(30))).toEqual(["board"]);
});

test("a disabled source cannot be claimed", async () => {
  await inventedSource(db, { name: "board", enabled: false });
  expect(await claimSource(db, { name: "board", now, until: minutes(30) })).toBeNull();
});

test("registering a source again keeps the operator's choice and the crawl state", async () => {
  await inventedSource(db, { name: "board", enabled: true, label: "Old" });
  await db.updateTable("sources").set({ enabled: false }).where("name", "=", "board").execute();
  await recordCrawl(db, "board", {
    last_outcome: "Read.",
    last_result: "read",
    failing_since: null,
    next_read_at: minutes(60),
    etag: '"7"',
  });
  expect(await inventedSource(db, { name: "board", enabled: true, label: "New" })).toMatchObject({
    enabled: false,
    label: "New",
    etag: '"7"',
    next_read_at: minutes(60),
    last_outcome: "Read.",
  });
});
