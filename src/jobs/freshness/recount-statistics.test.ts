import * as fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Place } from "../../places/place.ts";
import type { Database } from "../../platform/database/tables.ts";
import { companyNotStated } from "../posting.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { delistUnseen } from "./delist.server.ts";
import { recountStatistics } from "./recount-statistics.server.ts";

const monday = new Date("2026-03-02T12:00:00Z");
const tuesday = new Date("2026-03-03T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(() => empty("postings", "jobs", "sources", "job_days", "search_words", "suggestions"));

async function empty(...tables: ("postings" | "jobs" | "sources" | Statistics)[]) {
  for (const table of tables) await db.deleteFrom(table).execute();
}
type Statistics = "job_days" | "search_words" | "suggestions";

async function statistics() {
  const [days, words, names] = await Promise.all([
    db.selectFrom("job_days").selectAll().where("jobs", "<>", 0).orderBy("day").execute(),
    db.selectFrom("search_words").selectAll().where("jobs", "<>", 0).orderBy("word").execute(),
    db
      .selectFrom("suggestions")
      .selectAll()
      .where("jobs", "<>", 0)
      .orderBy("kind")
      .orderBy("folded")
      .execute(),
  ]);
  return { days, words, names };
}

const titles = ["Baker", "Night Baker", "C++ Engineer", "Köchin / Koch", "IT-Administrator"];
const invented = fc.record({
  title: fc.constantFrom(...titles),
  company: fc.constantFrom("Northbeck Energy", "Kvarner Lines", companyNotStated),
  places: fc.constantFrom<Place[]>([], [denver], [berlin]),
  skills: fc.subarray(["SQL", "Machine learning", "Bread"]),
  postedAt: fc.constantFrom(null, new Date("2026-02-14"), new Date("2026-02-20")),
  descriptionText: fc.constantFrom("Bake every night and rest by day.", "Write programs for ships at sea."),
});

test("a recount gives the same numbers as storing", async () => {
  const source = await inventedSource(db);
  await fc.assert(
    fc.asyncProperty(fc.array(invented, { minLength: 1, maxLength: 12 }), async (adverts) => {
      await empty("postings", "jobs", "job_days", "search_words", "suggestions");
      await storeBatch(
        db,
        source,
        adverts.map((facts) => inventedPosting(facts)),
        monday,
      );
      const counted = await statistics();
      expect(await recountStatistics(db)).toEqual({ days: 0, words: 0, names: 0 });
      expect(await statistics()).toEqual(counted);
      await empty("job_days", "search_words", "suggestions");
      await recountStatistics(db);
      expect(await statistics()).toEqual(counted);
    }),
    { numRuns: 25 },
  );
});

test("removed and changed jobs leave no counts behind", async () => {
  const source = await inventedSource(db);
  const [stays, goes] = [inventedPosting({ title: "Baker" }), inventedPosting({ title: "Brewer" })];
  await storeBatch(db, source, [stays, goes], monday);
  await storeBatch(
    db,
    source,
    [{ ...stays, title: "Night Baker", postedAt: new Date("2026-02-20") }],
    tuesday,
  );
  await delistUnseen(db, { source: source.name, seenBefore: tuesday }, tuesday);
  await recountStatistics(db);
  const { days, words, names } = await statistics();
  expect(days).toEqual([{ day: 20_504, jobs: 1 }]);
  expect(words.map(({ word }) => word)).toEqual(["baker", "energy", "night", "northbeck"]);
  expect(names.map(({ text, jobs }) => [text, jobs])).toEqual([
    ["Northbeck Energy", 1],
    ["Night Baker", 1],
  ]);
});

test("any wrong count is corrected", async () => {
  const source = await inventedSource(db);
  await storeBatch(
    db,
    source,
    titles.map((title) => inventedPosting({ title })),
    monday,
  );
  const exact = await statistics();
  await db.updateTable("job_days").set({ jobs: 99 }).execute();
  await db.insertInto("job_days").values({ day: 1, jobs: -4 }).execute();
  await db.updateTable("search_words").set({ jobs: 0 }).where("word", "=", "baker").execute();
  await db.insertInto("search_words").values({ word: "nowhere", jobs: 7 }).execute();
  await db
    .insertInto("suggestions")
    .values({ kind: "title", folded: "gone", text: "Gone", jobs: 3 })
    .execute();
  expect(await recountStatistics(db)).toEqual({ days: 2, words: 2, names: 1 });
  expect(await statistics()).toEqual(exact);
});

test("a job stored during the recount stays counted", async () => {
  const source = await inventedSource(db);
  await storeBatch(db, source, [inventedPosting({ title: "Baker" })], monday);
  await db.updateTable("search_words").set({ jobs: 0 }).execute();
  const late = inventedPosting({ title: "Baker", company: "Kvarner Lines" });
  const interrupted = afterFirst("locationTexts", () => storeBatch(db, source, [late], monday));
  await recountStatistics(db.withPlugin(interrupted));
  const { words } = await statistics();
  expect(words.find(({ word }) => word === "baker")).toEqual({ word: "baker", jobs: 2 });
  expect(await recountStatistics(db)).toEqual({ days: 0, words: 0, names: 0 });
});

/** Runs something right after the first rows with that column were read. */
function afterFirst(column: string, interrupt: () => Promise<unknown>): KyselyPlugin {
  let done = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!done && result.rows.some((row) => column in row)) {
        done = true;
        await interrupt();
      }
      return result;
    },
  };
}
