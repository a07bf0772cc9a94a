import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Posting } from "../posting.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { delistUnseen, touchPostings } from "./delist.server.ts";
import { markGone } from "./mark-gone.server.ts";

const monday = new Date("2026-03-02T12:00:00Z");
const tuesday = new Date("2026-03-03T12:00:00Z");
const wednesday = new Date("2026-03-04T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let board: SourceRecord;
let aggregator: SourceRecord;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days", "search_words", "suggestions"] as const) {
    await db.deleteFrom(table).execute();
  }
  board = await inventedSource(db);
  aggregator = await inventedSource(db, { name: "remotive", adapter: "remotive", apply_policy: "source" });
});

const store = (source: SourceRecord, postings: Posting[], when: Date) =>
  storeBatch(db, source, postings, when);
const delist = (when: Date) => delistUnseen(db, { source: board.name, seenBefore: when }, when);
const jobs = () => db.selectFrom("jobs").selectAll().orderBy("id").execute();
const days = () => db.selectFrom("job_days").select("jobs").where("jobs", "<>", 0).execute();

test("a posting that is no longer listed is gone, and so is its job", async () => {
  const [stays, goes] = [inventedPosting({ title: "Baker" }), inventedPosting({ title: "Brewer" })];
  await store(board, [stays, goes], monday);
  await store(board, [stays], tuesday);
  expect(await delist(tuesday)).toBe(1);
  const [baker, brewer] = await jobs();
  expect(baker).toMatchObject({ title: "Baker", gone_at: null });
  expect(brewer).toMatchObject({ title: "Brewer", gone_at: tuesday, head: "", search: "" });
  expect(await days()).toEqual([{ jobs: 1 }]);
  expect(await delist(tuesday)).toBe(0);
});

test("a posting that comes back is live again", async () => {
  const posting = inventedPosting();
  await store(board, [posting], monday);
  await delist(tuesday);
  expect(await days()).toEqual([]);
  await store(board, [posting], wednesday);
  const [job, ...others] = await jobs();
  expect(others).toEqual([]);
  expect(job).toMatchObject({ gone_at: null, first_seen_at: monday });
  expect(job?.head).toContain("'meter'");
  expect(await days()).toEqual([{ jobs: 1 }]);
});

test("a job that is also listed elsewhere stays live", async () => {
  await store(board, [inventedPosting({ places: [denver] })], monday);
  await store(aggregator, [inventedPosting({ places: [denver] })], monday);
  expect(await jobs()).toMatchObject([{ adapters: ["greenhouse", "remotive"] }]);
  await delist(tuesday);
  expect(await jobs()).toMatchObject([{ adapters: ["remotive"], gone_at: null }]);
});

test("postings of other sources are not changed", async () => {
  await store(aggregator, [inventedPosting()], monday);
  expect(await delist(tuesday)).toBe(0);
  expect(await jobs()).toMatchObject([{ gone_at: null }]);
});

test("touched postings are not delisted", async () => {
  const [kept, other] = [inventedPosting({ title: "Baker" }), inventedPosting({ title: "Brewer" })];
  await store(board, [kept, other], monday);
  await touchPostings(db, { source: board.name, externalIds: [kept.externalId] }, tuesday);
  await touchPostings(db, { source: board.name, externalIds: [] }, tuesday);
  expect(await delist(tuesday)).toBe(1);
  await touchPostings(db, { source: board.name }, wednesday);
  expect(await delist(wednesday)).toBe(0);
  expect(await jobs()).toMatchObject([
    { title: "Baker", gone_at: null },
    { title: "Brewer", gone_at: tuesday },
  ]);
});

test("many postings are delisted in small batches", async () => {
  const postings = Array.from({ length: 120 }, (_, index) => inventedPosting({ title: `Trade ${index}` }));
  await store(board, postings, monday);
  const ids = (await db.selectFrom("postings").select("id").execute()).map((posting) => posting.id);
  expect(await markGone(db, ids, tuesday)).toBe(120);
  expect(await markGone(db, ids, wednesday)).toBe(0);
  expect((await jobs()).every((job) => job.gone_at?.getTime() === tuesday.getTime())).toBe(true);
});
