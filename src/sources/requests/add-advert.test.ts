import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { nothingStated, type RawPosting } from "../../jobs/posting.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { lever } from "../adapters/lever/lever.ts";
import type { Board } from "../boards-on-page.ts";
import { jsonld } from "../jsonld/jsonld.ts";
import { addAdvert } from "./add-advert.server.ts";
import { listRequests } from "./source-requests.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const { db } = database;
const now = new Date("2026-11-29T12:00:00Z");
const page = "https://northbeck.example/jobs/7";
beforeEach(async () => {
  for (const table of ["source_requests", "postings", "jobs", "sources"] as const)
    await db.deleteFrom(table).execute();
});

const raw: RawPosting = {
  ...nothingStated,
  externalId: "7",
  title: "Ropeway Mechanic",
  company: "Northbeck",
  url: page,
  descriptionHtml: "<p>Keep the ropes in order.</p>",
};

function add(board: Board, changes: Partial<RawPosting> = {}, address = page) {
  return addAdvert(db, address, {
    read: () => Promise.resolve({ ok: true, raw: { ...raw, ...changes }, board }),
    gazetteer: loadGazetteer(),
    now,
  });
}
const ofPage = { adapter: jsonld, board: page };

test("a page becomes a source that is read once a day and is not offered to search engines", async () => {
  const added = await add(ofPage);
  expect(added).toMatchObject({ ok: true, isNew: true });
  expect(await db.selectFrom("sources").selectAll().execute()).toMatchObject([
    { name: "jsonld:northbeck.example/jobs/7", enabled: true, allows_json_ld: false, min_interval: 86_400 },
  ]);
  expect(await listRequests(db, { all: false, limit: 10 })).toMatchObject([
    { kind: "advert", name: "Ropeway Mechanic", address: page, times: 1, outcome: "added with its source" },
  ]);
});

test("an advert that is here already is found, in any form of its address", async () => {
  const first = await add(ofPage);
  const again = await add(ofPage, {}, `${page}?utm_source=mail`);
  expect(again).toEqual({ ...first, isNew: false });
});

test("a board is read from then on; one that the operator switched off is not", async () => {
  const board = { adapter: lever, board: "northbeck" };
  expect(await add(board)).toMatchObject({ ok: true });
  const source = await db.selectFrom("sources").selectAll().executeTakeFirstOrThrow();
  expect(source).toMatchObject({ name: "lever:northbeck", enabled: true, next_read_at: null });
  await db.updateTable("sources").set({ enabled: false }).execute();
  const other = { externalId: "8", title: "Cook", url: `${page}8` };
  expect(await add(board, other, `${page}8`)).toEqual({ ok: false, reason: "not-read" });
  const requests = await listRequests(db, { all: false, limit: 10 });
  expect(requests.map(({ outcome }) => outcome)).toContain("not added: Lever is not read here");
});

test("an advert without a title is not stored", async () => {
  expect(await add(ofPage, { title: "" })).toEqual({ ok: false, reason: "not-an-opening" });
  expect(await db.selectFrom("jobs").select("id").execute()).toEqual([]);
});

test("people can add a hundred new sources in a day", async () => {
  const requests = Array.from({ length: 100 }, (_, nth) => ({
    kind: "advert" as const,
    name: "Cook",
    address: `https://cook.example/${nth}`,
    outcome: "added with its source",
    asked_at: now,
  }));
  await db.insertInto("source_requests").values(requests).execute();
  expect(await add(ofPage)).toEqual({ ok: false, reason: "full" });
});
