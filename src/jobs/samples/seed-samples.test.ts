import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { readJob } from "../read-job.server.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { retireSamples } from "../freshness/retire-samples.server.ts";
import { seedSamples } from "./seed-samples.server.ts";

const now = new Date("2026-03-02T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days", "search_words", "suggestions"] as const) {
    await db.deleteFrom(table).execute();
  }
});

const seed = () => seedSamples(db, { now, gazetteer: loadGazetteer() });
const jobs = () => db.selectFrom("jobs").selectAll().orderBy("fresh_at", "desc").execute();

test("an empty index gets five samples, one of each type, with place and pay", async () => {
  expect(await seed()).toBe(true);
  const samples = await jobs();
  expect(samples.map((job) => [job.title, job.type, job.location_text !== null, job.pay !== null])).toEqual([
    ["Community Nurse", "full-time", true, true],
    ["Library Assistant", "part-time", true, true],
    ["Senior Data Analyst", "contract", true, true],
    ["Illustrator for Children's Books", "freelance", true, true],
    ["Software Engineering Intern", "internship", true, true],
  ]);
  expect(samples.every((job) => job.is_sample)).toBe(true);
  expect(await db.selectFrom("rejected_records").selectAll().execute()).toEqual([]);
});

test("a sample is marked as one, and has no link to apply", async () => {
  await seed();
  for (const { id } of await jobs()) {
    const job = await readJob(db, id);
    expect(job).toMatchObject({ isSample: true, sourceLabel: "Sample", apply: null, allowsJsonLd: false });
    // The page says so, once.
    expect(job?.descriptionHtml).not.toMatch(/sample/i);
  }
});

test("samples are added once, and never next to a real job", async () => {
  await seed();
  expect(await seed()).toBe(false);
  expect(await jobs()).toHaveLength(5);
  await db.deleteFrom("jobs").execute();
  const board = await inventedSource(db);
  await storeBatch(db, board, [inventedPosting()], now);
  expect(await seed()).toBe(false);
  expect(await jobs()).toHaveLength(1);
});

test("processes that start at the same time seed once", async () => {
  const seeded = await Promise.all([seed(), seed(), seed()]);
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await jobs()).toHaveLength(5);
});

test("retired samples do not return", async () => {
  await seed();
  await retireSamples(db, now);
  expect((await jobs()).every((job) => job.gone_at !== null)).toBe(true);
  expect(await seed()).toBe(false);
});
