import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/test-database.ts";
import { listDueSources } from "../jobs/freshness/source-crawls.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { adapterNamed } from "./adapters.ts";
import {
  chooseBoards,
  firstSources,
  knownBoards,
  listMissingFirst,
  nameOfBoard,
  seedFirstSources,
  seedSources,
} from "./catalogue.server.ts";

const now = new Date("2026-03-02T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(() => db.deleteFrom("sources").execute());

const boards = [
  { adapter: "remoteok", board: "", companyName: null },
  { adapter: "greenhouse", board: "northbeck", companyName: "Northbeck Energy" },
];

test("the sources of a fresh installation are added and due immediately", async () => {
  const keys = { USAJOBS_KEY: "key", USAJOBS_EMAIL: "ana@example.org" };
  expect(await seedFirstSources(db, { now, keys })).toBe(0);
  const first = firstSources();
  expect(await listDueSources(db, now)).toHaveLength(first.length);
  expect(first.length).toBeGreaterThan(500);
  expect(new Set(knownBoards().flatMap((one) => (one.isFirst ? one.trade : []))).size).toBeGreaterThan(20);
});

test("an upgraded site gets no boards unasked, only feeds of whole sites", async () => {
  const [own, ...others] = knownBoards().filter(
    ({ isFirst, adapter }) => isFirst && adapter === "greenhouse",
  );
  if (!own) throw new Error("The catalogue has such boards.");
  await seedSources(db, { now, entries: [own] });
  await db.updateTable("sources").set({ enabled: false }).execute();
  const missing = await seedFirstSources(db, { now, keys: {} });
  expect(missing).toBeGreaterThan(others.length);
  const boardsNow = await db.selectFrom("sources").select("name").where("board", "!=", "").execute();
  expect(boardsNow).toEqual([{ name: `greenhouse:${own.board}` }]);
  expect(await db.selectFrom("sources").select("name").where("name", "=", "remotive").execute()).toHaveLength(
    1,
  );
  expect(await listMissingFirst(db)).toHaveLength(missing);
});

test("a board of the catalogue is named in any spelling of its address", () => {
  const board = knownBoards().find(({ companyName }) => companyName === "ElevenLabs");
  expect(nameOfBoard(board?.adapter ?? "", board?.board.toUpperCase() ?? "")).toBe("ElevenLabs");
  expect(nameOfBoard("greenhouse", "quayside-and-daughters")).toBeNull();
});

test("every board of the catalogue belongs to an adapter that reads it at an address", () => {
  const unread = knownBoards().filter(({ adapter, board, companyName }) => {
    const url = adapterNamed(adapter)?.pageUrl({ board, companyName }, 0) ?? null;
    return url === null || !URL.canParse(url);
  });
  expect(unread).toEqual([]);
});

test("of many new boards, a portion begins on each day", async () => {
  const entries = knownBoards()
    .filter(({ adapter }) => adapter === "greenhouse")
    .slice(0, 1300);
  await seedSources(db, { now, entries });
  const dueIn = (days: number) => listDueSources(db, new Date(now.getTime() + days * 86_400_000));
  expect(await dueIn(0)).toHaveLength(600);
  expect(await dueIn(1)).toHaveLength(1200);
  expect(await dueIn(2)).toHaveLength(1300);
  await seedSources(db, { now, entries: entries.toReversed() });
  expect(await dueIn(0)).toHaveLength(600);
});

test("boards are chosen by kind, country, trade and part of a name", () => {
  const named = (name: string, rest: object) => ({
    adapter: "ashby",
    board: name,
    companyName: name,
    country: "",
    trade: "",
    isFirst: false,
    ...rest,
  });
  const some = [
    named("Northbeck Energy", { country: "DE", trade: "energy" }),
    named("harbour-light", { adapter: "lever", country: "DE", trade: "food" }),
    named("quayside", { country: "FR", trade: "food" }),
  ];
  const all = { words: "", kinds: [], countries: [], trades: [], isFirst: false };
  const names = (choice: object) => chooseBoards({ ...all, ...choice }, some).map((one) => one.board);
  expect(names({})).toHaveLength(3);
  expect(names({ countries: ["de"], trades: ["food", "energy"] })).toEqual([
    "Northbeck Energy",
    "harbour-light",
  ]);
  expect(names({ isFirst: true })).toEqual([]);
  expect(names({ kinds: ["Lever"] })).toEqual(["harbour-light"]);
  expect(names({ words: "BECK en" })).toEqual(["Northbeck Energy"]);
  expect(names({ countries: ["DE"], kinds: ["ashby"], trades: ["food"] })).toEqual([]);
});

test("a source that needs a key is added once all its variables are set", async () => {
  const usajobs = [{ adapter: "usajobs", board: "", companyName: null }];
  await seedSources(db, { now, entries: usajobs });
  await seedSources(db, { now, entries: usajobs, keys: { USAJOBS_KEY: "key" } });
  expect(await listDueSources(db, now)).toEqual([]);
  await seedSources(db, {
    now,
    entries: usajobs,
    keys: { USAJOBS_KEY: "key", USAJOBS_EMAIL: "ana@example.org" },
  });
  expect(await listDueSources(db, now)).toMatchObject([{ name: "usajobs", enabled: true }]);
});

test("a source is stored with its policy", async () => {
  await seedSources(db, { now, entries: boards });
  expect(await db.selectFrom("sources").selectAll().orderBy("name").execute()).toMatchObject([
    {
      name: "greenhouse:northbeck",
      company_name: "Northbeck Energy",
      apply_policy: "employer",
      allows_json_ld: true,
    },
    {
      name: "remoteok",
      label: "Remote OK",
      apply_policy: "source",
      allows_json_ld: false,
      follow_links: true,
    },
  ]);
});

test("a source that was added earlier gets the policy that its kind has now", async () => {
  await seedSources(db, { now, entries: boards });
  const old = { min_interval: 60, allows_json_ld: true, apply_policy: "employer" as const };
  await db.updateTable("sources").set(old).execute();
  await seedSources(db, { now, entries: [] });
  expect(await db.selectFrom("sources").selectAll().orderBy("name").execute()).toMatchObject([
    { name: "greenhouse:northbeck", min_interval: 3600, allows_json_ld: true },
    { name: "remoteok", min_interval: 21_600, allows_json_ld: false, apply_policy: "source" },
  ]);
});

test("a source that the operator disabled stays disabled", async () => {
  await seedSources(db, { now, entries: boards });
  await db.updateTable("sources").set({ enabled: false }).where("name", "=", "remoteok").execute();
  await seedSources(db, { now, entries: boards });
  const due = await listDueSources(db, now);
  expect(due.map((source) => source.name)).toEqual(["greenhouse:northbeck"]);
});
