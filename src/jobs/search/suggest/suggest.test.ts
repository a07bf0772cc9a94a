import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
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
    "100% Remote_Meter",
  ];
  const postings = titles.map((title, index) =>
    inventedPosting({ title, company: `Metering Works ${index % 2}`, rawLocation: String(index) }),
  );
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
});
afterAll(() => opened.close());

const keywords = (prefix: string) => suggest(opened.db, { field: "keywords", prefix }, { gazetteer });
const texts = async (prefix: string) => (await keywords(prefix)).map((one) => one.text);

test("suggests titles with that beginning, most common first, then companies", async () => {
  expect(await keywords("mete")).toEqual([
    { kind: "title", text: "Meter Reader", detail: null, jobs: 3 },
    { kind: "title", text: "Meter Fitter", detail: null, jobs: 1 },
    { kind: "company", text: "Metering Works 0", detail: "Company", jobs: 3 },
    { kind: "company", text: "Metering Works 1", detail: "Company", jobs: 3 },
  ]);
});

test("ignores case and accents, and treats wildcards as plain characters", async () => {
  expect(await texts("METRE ET")).toEqual(["Mètre Étalon"]);
  expect(await texts("mètre é")).toEqual(["Mètre Étalon"]);
  expect(await texts("100%")).toEqual(["100% Remote_Meter"]);
  expect(await texts("m_ter")).toEqual([]);
  expect(await texts("%%")).toEqual([]);
});

test("suggests nothing for too little text", async () => {
  expect(await texts("m")).toEqual([]);
  expect(await texts("  ")).toEqual([]);
});

test("suggests places from the gazetteer", async () => {
  const places = await suggest(opened.db, { field: "location", prefix: "denv" }, { gazetteer });
  expect(places[0]).toMatchObject({
    kind: "place",
    text: expect.stringMatching(/^Denver, Colorado/) as string,
  });
});
