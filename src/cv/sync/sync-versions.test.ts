import { beforeEach, expect, test } from "vitest";
import { accountInMemory, type AccountInMemory } from "../../../tests/support/account-cvs-in-memory.ts";
import { cvOf, newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { addCv, deleteCv, putBack } from "../keep/change-cvs.ts";
import type { CvDatabase } from "../keep/cv-database.ts";
import { keepVersion, listVersions, removeVersion } from "../keep/keep-version.ts";
import { leaveAccount } from "./leave-account.ts";
import { syncCvs, type SyncOutcome } from "./sync-cvs.ts";
import { syncVersions } from "./sync-versions.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const at = (minute: number): string => new Date(now().getTime() + minute * 60_000).toISOString();

let ana: AccountInMemory;
let here: CvDatabase;
let elsewhere: CvDatabase;

beforeEach(async () => {
  ana = accountInMemory("ana", now);
  elsewhere = await newBrowserDatabase();
  here = await newBrowserDatabase();
});

async function edit(db: CvDatabase, cv: string, document = cvOf("Ana")): Promise<void> {
  const revision = ((await db.get("cvs", cv))?.revision ?? 0) + 1;
  await addCv(db, { id: cv, title: "Data", document, revision, changedAt: at(0), conflicts: [] });
}

const keep = (
  db: CvDatabase,
  id: string,
  more: { name?: string | null; minute?: number; cv?: string } = {},
) => {
  const { name = id, minute = 0, cv = "one" } = more;
  return keepVersion(db, { cv, id, at: at(minute), name, document: cvOf(id) });
};

async function sync(db: CvDatabase, account = ana): Promise<SyncOutcome> {
  const world = { db, account: account.api, now, tell: () => undefined };
  const { outcome, seen } = await syncCvs(world);
  return seen ? syncVersions(world, seen) : outcome;
}

const ids = async (db: CvDatabase, cv = "one") => (await listVersions(db, cv)).map(({ id }) => id);
const inAccount = (cv = "one") => ana.versions.get(cv)?.map(({ id }) => id) ?? [];

async function remove(db: CvDatabase, id: string): Promise<void> {
  const version = (await listVersions(db, "one")).find((one) => one.id === id);
  if (!version) throw new Error(`no version ${id}`);
  await removeVersion(db, version);
}

test("a version follows to another browser, with what stands in it", async () => {
  await edit(here, "one");
  await keep(here, "sent", { name: "As sent to Northbeck", minute: 1 });
  await keep(here, "taken", { name: null });
  await sync(here);
  await sync(elsewhere);
  const there = await listVersions(elsewhere, "one");
  expect(there).toEqual(await listVersions(here, "one"));
  expect(there.map(({ name }) => name)).toEqual(["As sent to Northbeck", null]);
});

test("once both have the same, nothing is moved any more", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await sync(elsewhere);
  const before = ana.moved();
  await sync(here);
  await sync(elsewhere);
  await sync(here);
  expect(ana.moved()).toBe(before);
});

test("versions of both sides come together", async () => {
  await edit(here, "one");
  await sync(here);
  await sync(elsewhere);
  await keep(here, "mine", { minute: 1 });
  await keep(elsewhere, "other", { minute: 2 });
  await sync(here);
  await sync(elsewhere);
  await sync(here);
  expect(await ids(here)).toEqual(["other", "mine"]);
  expect(await ids(elsewhere)).toEqual(["other", "mine"]);
});

test("a version that is removed goes everywhere, and does not come back", async () => {
  await edit(here, "one");
  await keep(here, "first");
  await keep(here, "second", { minute: 1 });
  await sync(here);
  await sync(elsewhere);
  await remove(elsewhere, "first");
  await sync(elsewhere);
  expect(inAccount()).toEqual(["second"]);
  await sync(here);
  await sync(elsewhere);
  expect(await ids(here)).toEqual(["second"]);
  expect(await ids(elsewhere)).toEqual(["second"]);
});

test("the oldest that were taken by themselves make room on all sides", async () => {
  await edit(here, "one");
  for (let index = 0; index < 40; index += 1) await keep(here, `t${index}`, { name: null, minute: index });
  await sync(here);
  await keep(here, "newest", { name: null, minute: 60 });
  await sync(here);
  await sync(elsewhere);
  expect(inAccount()).toHaveLength(40);
  expect(await ids(elsewhere)).toEqual(await ids(here));
  expect(await ids(elsewhere)).not.toContain("t0");
});

test("a deletion takes the versions along, and undoing it brings them back on all sides", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await sync(elsewhere);
  const deleted = await deleteCv(here, "one");
  await sync(here);
  await sync(elsewhere);
  expect(ana.versions.get("one")).toBeUndefined();
  expect(await ids(elsewhere)).toEqual([]);
  if (!deleted) throw new Error("nothing was deleted");
  await putBack(here, deleted);
  await sync(here);
  await sync(elsewhere);
  expect(inAccount()).toEqual(["sent"]);
  expect(await ids(elsewhere)).toEqual(["sent"]);
});

test("a deletion that is undone before it reached the account loses no version", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await keep(here, "later", { minute: 1 });
  const deleted = await deleteCv(here, "one");
  if (!deleted) throw new Error("nothing was deleted");
  await putBack(here, deleted);
  await sync(here);
  expect(inAccount()).toEqual(["sent", "later"]);
  expect(await ids(here)).toEqual(["later", "sent"]);
});

test("a CV that was deleted elsewhere and edited here goes back into the account with its versions", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await ana.api.remove("one");
  await edit(here, "one", cvOf("Ana, edited since"));
  await sync(here);
  expect(inAccount()).toEqual(["sent"]);
  expect(await ids(here)).toEqual(["sent"]);
});

test("a named version that the account has no room for stays here, also after signing out", async () => {
  await edit(here, "one");
  await sync(here);
  ana.fill();
  await keep(here, "named");
  await keep(here, "another");
  await keep(here, "taken", { name: null, minute: 1 });
  const before = ana.moved();
  expect(await sync(here)).toBe("too-many-versions");
  // One refusal is enough to know.
  expect(ana.moved()).toBe(before + 2);
  expect(inAccount()).toEqual(["taken"]);
  expect(await leaveAccount()).toBe(0);
  expect((await ids(here)).toSorted()).toEqual(["another", "named", "taken"]);
});

test("signing out takes the versions away with their CV, and signing in brings them back", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  expect(await leaveAccount()).toBe(1);
  expect(await ids(here)).toEqual([]);
  await sync(here);
  expect(await ids(here)).toEqual(["sent"]);
});

test("versions of one person are never given to another who uses the same browser", async () => {
  await edit(here, "one");
  await sync(here);
  await keep(here, "sent");
  const ben = accountInMemory("ben", now);
  await sync(here, ben);
  expect(ben.versions.size).toBe(0);
  await sync(here);
  expect(inAccount()).toEqual(["sent"]);
});
