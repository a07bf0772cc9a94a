import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createLog } from "../log/log.ts";
import { deleteOldPageCounts, createPageCounter } from "./page-counter.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
let now: Date;
const log = createLog({ level: "silent" });
beforeEach(async () => {
  now = new Date("2026-11-21T23:59:00Z");
  await database.db.deleteFrom("page_counts").execute();
});

const counter = () => createPageCounter({ db: database.db, clock: () => now, log });
const kept = () =>
  database.db.selectFrom("page_counts").selectAll().orderBy("day").orderBy("route").execute();

test("adds up by day and route, over several writes and several processes", async () => {
  const [one, other] = [counter(), counter()];
  one.count("/jobs");
  one.count("/jobs/:slug");
  one.count("/jobs");
  await one.flush();
  expect(await kept()).toEqual([
    { day: "2026-11-21", route: "/jobs", opened: 2 },
    { day: "2026-11-21", route: "/jobs/:slug", opened: 1 },
  ]);
  other.count("/jobs");
  now = new Date("2026-11-22T00:00:01Z");
  one.count("/jobs");
  await Promise.all([one.stop(), other.stop()]);
  expect(await kept()).toEqual([
    { day: "2026-11-21", route: "/jobs", opened: 3 },
    { day: "2026-11-21", route: "/jobs/:slug", opened: 1 },
    { day: "2026-11-22", route: "/jobs", opened: 1 },
  ]);
});

test("counts nothing twice when nothing is new, and loses nothing when a write fails", async () => {
  const pages = counter();
  pages.count("/");
  await database.db.schema.alterTable("page_counts").renameTo("page_counts_away").execute();
  await pages.flush();
  await database.db.schema.alterTable("page_counts_away").renameTo("page_counts").execute();
  pages.count("/");
  await pages.flush();
  await pages.stop();
  expect(await kept()).toEqual([{ day: "2026-11-21", route: "/", opened: 2 }]);
});

test("keeps counts for thirty days", async () => {
  const rows = ["2026-10-21", "2026-10-22", "2026-11-21"].map((day) => ({ day, route: "/", opened: 1 }));
  await database.db.insertInto("page_counts").values(rows).execute();
  await deleteOldPageCounts(database.db, now);
  expect((await kept()).map(({ day }) => day)).toEqual(["2026-10-22", "2026-11-21"]);
});
