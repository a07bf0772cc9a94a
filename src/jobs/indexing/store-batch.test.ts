import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { denver, berlin, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { storeBatch } from "./store-batch.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-21T12:00:00Z");
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
  aggregator = await inventedSource(db, {
    name: "remotive",
    adapter: "remotive",
    label: "Remotive",
    apply_policy: "source",
  });
});

const jobs = () => db.selectFrom("jobs").selectAll().orderBy("id").execute();
const postings = () => db.selectFrom("postings").selectAll().orderBy("id").execute();

test("a posting becomes a job with its facts", async () => {
  const pay = {
    min: 40,
    max: 50,
    currency: "USD",
    period: "hour",
    predicted: false,
    raw: "$40–50",
    yearlyUsdMin: 83_200,
    yearlyUsdMax: 104_000,
  } as const;
  const posting = inventedPosting({
    places: [denver],
    locationText: "Denver, CO",
    type: "full-time",
    pay,
    postedAt: now,
  });
  expect(await storeBatch(db, board, [posting], now)).toEqual({
    added: 1,
    updated: 0,
    unchanged: 0,
    repeated: 0,
  });
  const [job] = await jobs();
  expect(job).toMatchObject({
    title: "Meter Reader",
    location_text: "Denver, CO",
    type: "full-time",
    pay_k: 104,
    pay,
  });
  expect(job?.fresh_at).toEqual(now);
  expect(job?.head).toContain("'p=5419384'");
});

test("storing the same postings again only updates when they were last seen", async () => {
  const posting = inventedPosting();
  await storeBatch(db, board, [posting], now);
  const before = await jobs();
  expect(await storeBatch(db, board, [posting], later)).toEqual({
    added: 0,
    updated: 0,
    unchanged: 1,
    repeated: 0,
  });
  expect(await jobs()).toEqual(before);
  expect((await postings())[0]).toMatchObject({ first_seen_at: now, last_seen_at: later });
});

test("a changed posting is updated and keeps the day it was first seen", async () => {
  const posting = inventedPosting();
  await storeBatch(db, board, [posting], now);
  const changed = { ...posting, title: "Senior Meter Reader" };
  expect(await storeBatch(db, board, [changed], later)).toMatchObject({ updated: 1 });
  expect(await jobs()).toMatchObject([{ title: "Senior Meter Reader", first_seen_at: now }]);
});

test("the same opening at two sources is one job, represented by the employer's own page", async () => {
  await storeBatch(
    db,
    aggregator,
    [inventedPosting({ places: [denver], company: "Northbeck Energy Inc." })],
    now,
  );
  await storeBatch(db, board, [inventedPosting({ places: [denver] })], later);
  const [job, ...others] = await jobs();
  expect(others).toEqual([]);
  expect(job?.adapters).toEqual(["greenhouse", "remotive"]);
  expect(job).toMatchObject({ company: "Northbeck Energy", first_seen_at: now });
  expect((await postings()).map((posting) => posting.job_id)).toEqual([job?.id, job?.id]);
});

test("openings in two cities are two jobs", async () => {
  await storeBatch(db, aggregator, [inventedPosting({ places: [denver] })], now);
  await storeBatch(db, board, [inventedPosting({ places: [berlin] })], now);
  expect(await jobs()).toHaveLength(2);
});

test("an employer may have two openings of one name, but the same text twice is one job", async () => {
  const other = "Another valley, other meters, and a boat in place of the van. ".repeat(6);
  await storeBatch(
    db,
    board,
    [inventedPosting(), inventedPosting({ descriptionText: other }), inventedPosting()],
    now,
  );
  expect(await jobs()).toHaveLength(2);
});

test("C++ and C# are two openings", async () => {
  await storeBatch(db, aggregator, [inventedPosting({ title: "C++ Engineer" })], now);
  await storeBatch(db, board, [inventedPosting({ title: "C# Engineer" })], now);
  expect(await jobs()).toHaveLength(2);
});

test("the same address with the same title is one job, even if the company names differ", async () => {
  const url = "https://northbeck.example/jobs/7?utm_source=board";
  await storeBatch(db, aggregator, [inventedPosting({ url, company: "NB" })], now);
  await storeBatch(db, board, [inventedPosting({ url: "https://www.northbeck.example/jobs/7/" })], now);
  expect(await jobs()).toHaveLength(1);
});

test("the same opening months later is another job", async () => {
  await storeBatch(db, aggregator, [inventedPosting({ postedAt: new Date("2026-01-10") })], now);
  await storeBatch(db, board, [inventedPosting({ postedAt: new Date("2026-11-10") })], now);
  expect(await jobs()).toHaveLength(2);
});

test("the last of two records with the same id is stored", async () => {
  const first = inventedPosting({ title: "Old title" });
  await storeBatch(db, board, [first, { ...first, title: "New title" }], now);
  expect(await jobs()).toMatchObject([{ title: "New title" }]);
});

test("days, words and titles are counted", async () => {
  await storeBatch(
    db,
    board,
    [inventedPosting({ postedAt: now }), inventedPosting({ title: "Meter Fitter", postedAt: now })],
    now,
  );
  expect(await db.selectFrom("job_days").selectAll().execute()).toEqual([{ day: 20_777, jobs: 2 }]);
  const words = await db
    .selectFrom("search_words")
    .selectAll()
    .where("word", "in", ["meter", "fitter"])
    .orderBy("word")
    .execute();
  expect(words).toEqual([
    { word: "fitter", jobs: 1 },
    { word: "meter", jobs: 2 },
  ]);
  const titles = await db
    .selectFrom("suggestions")
    .select(["text", "jobs"])
    .where("kind", "=", "title")
    .orderBy("text")
    .execute();
  expect(titles).toEqual([
    { text: "Meter Fitter", jobs: 1 },
    { text: "Meter Reader", jobs: 1 },
  ]);
});
