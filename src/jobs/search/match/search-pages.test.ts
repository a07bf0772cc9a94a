import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { SourceRecord } from "../../source-record.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, pageSize, type SearchQuery } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-20T12:05:00Z");
const gazetteer = loadGazetteer();
const size = 93;
let opened: Awaited<ReturnType<typeof testDatabase>>;
let board: SourceRecord;

/** Three adverts each share a time, so that only their ids give them an order. */
const adverts = Array.from({ length: size }, (_, index) =>
  inventedPosting({
    title: `Weigher number ${index}`,
    postedAt: new Date(+now - Math.floor(index / 3) * 3_600_000 - 60_000),
  }),
);

beforeAll(async () => {
  opened = await testDatabase();
  board = await inventedSource(opened.db);
  await storeBatch(opened.db, board, adverts, now);
});
afterAll(() => opened.close());

const search = (query: Partial<SearchQuery>, moment = now) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now: moment, gazetteer });

const ways: [string, Partial<SearchQuery>][] = [
  ["everything", {}],
  ["words by relevance", { keywords: "weigher" }],
  ["words by date", { keywords: "weigher", sort: "date" }],
  ["words that only the description has", { keywords: "meters", mentions: true }],
];

test.each(ways)("the pages of %s contain every job once", async (_, query) => {
  const first = await search(query);
  expect(first).toMatchObject({
    total: { value: size, exact: true },
    page: 1,
    pages: Math.ceil(size / pageSize),
    isCut: false,
  });
  const seen = first.jobs.map((job) => job.id);
  for (let page = 2; page <= first.pages; page += 1) {
    const result = await search({ ...query, page, asOf: first.asOf }, later);
    expect(result).toMatchObject({ total: first.total, pages: first.pages, page, asOf: first.asOf });
    seen.push(...result.jobs.map((job) => job.id));
  }
  expect(seen).toHaveLength(size);
  expect(new Set(seen).size).toBe(size);
});

test("the newest jobs come first when sorted by date or without words", async () => {
  for (const query of [{}, { keywords: "weigher", sort: "date" as const }]) {
    const days: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { jobs } = await search({ ...query, page, asOf: now });
      days.push(...jobs.map((job) => Number(job.postedAt)));
    }
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  }
});

test("a page after the last is empty but has the total", async () => {
  expect(await search({ page: 6, asOf: now })).toMatchObject({
    jobs: [],
    total: { value: size },
    pages: 5,
    page: 6,
  });
  expect(await search({ page: 50, asOf: now })).toMatchObject({
    jobs: [],
    total: { value: size },
    mostRestrictiveFilter: null,
  });
});

test("pages do not shift while new jobs arrive", async () => {
  const seen = new Map<string, string[]>();
  for (const [name, query] of ways)
    seen.set(
      name,
      (await search(query)).jobs.map((job) => job.id),
    );

  const newer = Array.from({ length: 30 }, (_, index) =>
    inventedPosting({ title: `Weigher, new, number ${index}`, postedAt: new Date(+later - index * 1_000) }),
  );
  await storeBatch(opened.db, board, newer, later);

  for (const [name, query] of ways) {
    const ids = seen.get(name) ?? [];
    for (let page = 2; page <= 5; page += 1) {
      const result = await search({ ...query, page, asOf: now }, later);
      expect(result.total).toEqual({ value: size, exact: true });
      ids.push(...result.jobs.map((job) => job.id));
    }
    expect(new Set(ids).size, name).toBe(size);
    expect((await search(query, later)).total.value, name).toBe(size + newer.length);
  }
});

test("an extreme date in the address causes no error", async () => {
  for (const asOf of [new Date(0), new Date("4400-01-01")]) {
    const { jobs } = await search({ keywords: "weigher", page: 2, asOf }, later);
    expect(jobs).toHaveLength(+asOf === 0 ? 0 : pageSize);
  }
});
