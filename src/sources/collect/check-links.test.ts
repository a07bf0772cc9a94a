import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { latestLinkSample } from "../../jobs/freshness/link-samples.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { checkLinks } from "./check-links.server.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const { db } = database;
const now = new Date("2026-11-29T12:00:00Z");

beforeAll(async () => {
  const links = [
    ["https://dead.example/1", null],
    ["https://board.example/2", "https://alive.example/apply"],
    ["https://silent.example/3", null],
    ["https://many.example/1", null],
    ["https://many.example/2", null],
    ["https://many.example/3", null],
    [null, "mailto:jobs@alive.example"],
  ] as const;
  const postings = links.map(([url, applyUrl], nth) =>
    inventedPosting({ title: `Fitter of valve ${nth}`, company: `Valley ${nth}`, url, applyUrl }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
});

const answers: PoliteFetch = (url) => {
  if (url.includes("dead")) return Promise.resolve({ outcome: "gone", status: 404 });
  if (url.includes("silent")) return Promise.resolve({ outcome: "robots" });
  const page = { url, body: "", contentType: null, etag: null, lastModified: null };
  return Promise.resolve({ outcome: "ok", ...page });
};

test("the links of adverts are counted, two of one site at most", async () => {
  const asked: string[] = [];
  const politeFetch: PoliteFetch = (url, options) => {
    asked.push(url);
    return answers(url, options);
  };
  await checkLinks(db, { politeFetch, clock: () => now, signal: new AbortController().signal });
  expect(await latestLinkSample(db)).toEqual({ day: "2026-11-29", alive: 3, dead: 1, unknown: 1 });
  expect(asked).toContain("https://alive.example/apply");
  expect(asked.filter((url) => url.includes("many.example"))).toHaveLength(2);
});

test("nothing is stored while nothing answers", async () => {
  await db.deleteFrom("link_samples").execute();
  const politeFetch: PoliteFetch = () => Promise.resolve({ outcome: "offline", detail: "No internet here." });
  await checkLinks(db, { politeFetch, clock: () => now, signal: new AbortController().signal });
  expect(await latestLinkSample(db)).toBeNull();
});
