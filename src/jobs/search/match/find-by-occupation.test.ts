import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { nothingLeftOut } from "../../left-out.server.ts";
import { findByOccupation } from "./find-by-occupation.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const options = { now, gazetteer: loadGazetteer(), leftOut: nothingLeftOut, limit: 10 };
let opened: TestDatabase;

beforeAll(async () => {
  opened = await testDatabase();
  const posting = (externalId: string, title: string, more: object = {}) =>
    inventedPosting({
      externalId,
      title,
      language: "en",
      places: [],
      company: `Firm ${externalId}`,
      ...more,
    });
  const postings = [
    posting("1", "Data Analyst"),
    posting("2", "Senior Data Analyst", { level: "senior" }),
    posting("3", "Systems Analyst"),
    posting("4", "Data Analyst", { places: [berlin], descriptionText: "In our office by the river." }),
    posting("5", "Data Analyst", { closesAt: new Date("2026-11-01"), descriptionText: "It is over." }),
    posting("6", "Welder"),
  ];
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
});
afterAll(() => opened.close());

async function found(work: Partial<Parameters<typeof findByOccupation>[2]>, query = emptySearch) {
  const all = { codes: ["2511.3"], level: null, place: "", ...work };
  const ids = await findByOccupation(opened.db, query, all, options);
  const rows = await opened.db.selectFrom("postings").select(["job_id", "external_id"]).execute();
  return ids.map((id) => rows.find((row) => row.job_id === id)?.external_id);
}

test("open jobs of the occupation and of its group are found, and no closed or other ones", async () => {
  const ids = await found({});
  expect(new Set(ids)).toEqual(new Set(["1", "2", "3", "4"]));
  expect(ids.at(-1)).toBe("3");
});

test("the person's city comes first, then the level", async () => {
  expect((await found({ place: "Berlin" }))[0]).toBe("4");
  expect((await found({ level: "entry" })).indexOf("2")).toBe(2);
});

test("the words and filters of the search are conditions", async () => {
  expect(await found({}, { ...emptySearch, location: "Berlin" })).toEqual(["4"]);
  expect(await found({ codes: [] })).toEqual([]);
});
