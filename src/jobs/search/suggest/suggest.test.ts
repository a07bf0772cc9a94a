import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { delistUnseen } from "../../freshness/delist.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { createCountCache } from "../match/count-cache.ts";
import { searchJobs } from "../match/search-jobs.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { suggest } from "./suggest.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const titles = [
    "Meter Reader",
    "Meter Reader",
    "Meter Reader",
    "Meter Fitter",
    "Mètre Étalon",
    "100% Cotton_Spinner",
    "Rope Splicer",
    "Senior Accountant",
    "Accountants (m/f/d)",
    "Accountant",
  ];
  const postings = titles.map((title, index) =>
    inventedPosting({ title, company: `Metering Works ${index % 2}`, rawLocation: String(index) }),
  );
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
});
afterAll(() => opened.close());

const countJobs = async (text: string) => {
  const query = { ...emptySearch, keywords: text };
  return (await searchJobs(opened.db, query, { now, gazetteer })).total.value;
};
const counts = createCountCache<number>(100);
const keywords = (prefix: string) =>
  suggest(opened.db, { field: "keywords", prefix }, { now, gazetteer, counts });
const texts = async (prefix: string) => (await keywords(prefix)).map((one) => one.text);

test("suggests occupations with that beginning, most common first, then companies", async () => {
  const [first, ...others] = await keywords("mete");
  expect(first).toMatchObject({ kind: "title", text: "Meter Reader" });
  expect(others.map(({ kind, text }) => [kind, text])).toEqual([
    ["title", "Meter Fitter"],
    ["company", "Metering Works 0"],
    ["company", "Metering Works 1"],
  ]);
});

test("spellings of a title are one row, by the shortest", async () => {
  expect(await texts("accou")).toEqual(["Accountant"]);
  expect(await texts("senior acc")).toEqual(["Senior Accountant"]);
});

test("every row has the count of its search", async () => {
  for (const { text, jobs } of [...(await keywords("mete")), ...(await keywords("acc"))])
    expect(jobs).toBe(await countJobs(text));
});

test("a new job and a job that goes are counted at once", async () => {
  const source = await inventedSource(opened.db, { name: "meters" });
  const jobs = async () => (await keywords("meter re"))[0]?.jobs;
  expect(await jobs()).toBe(3);
  await storeBatch(opened.db, source, [inventedPosting({ title: "Meter Reader" })], now);
  expect(await jobs()).toBe(4);
  await delistUnseen(opened.db, { source: "meters", seenBefore: new Date(+now + 1) }, now);
  expect(await jobs()).toBe(3);
});

test("ignores case and accents, and treats wildcards as plain characters", async () => {
  expect(await texts("METRE ET")).toEqual(["Mètre Étalon"]);
  expect(await texts("mètre é")).toEqual(["Mètre Étalon"]);
  expect(await texts("100%")).toEqual(["100% Cotton_Spinner"]);
  expect(await texts("m_ter")).toEqual([]);
  expect(await texts("%%")).toEqual([]);
});

test("suggests nothing for too little text", async () => {
  expect(await texts("m")).toEqual([]);
  expect(await texts("  ")).toEqual([]);
});

test("suggests places from the gazetteer", async () => {
  const places = await suggest(opened.db, { field: "location", prefix: "denv" }, { now, gazetteer, counts });
  expect(places[0]).toMatchObject({
    kind: "place",
    text: expect.stringMatching(/^Denver, Colorado/) as string,
  });
});
