import { cvKind } from "../../cv/edit/cv-kind.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { fetchAccountRoutes, type AccountRoutes } from "../../../tests/support/fetch-account-routes.ts";
import { cvOf, newBrowserDatabase, type LocalCvs } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { addDocument, deleteDocument, restoreDeleted } from "../local/change-documents.ts";
import { saveVersion, listVersions, removeVersion } from "../local/versions.ts";
import { deleteStoredDocument } from "../account/store-document.server.ts";
import { listStoredVersions } from "../account/versions.server.ts";
import { versionLimits } from "../account/stored-document.ts";
import { openAccountDocuments } from "./account-client.ts";
import { removeOtherAccounts } from "../local/remove-other-accounts.ts";
import { syncDocuments, type Refusals, type SyncProblem } from "./sync-documents.ts";
import { syncVersions } from "./sync-versions.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await database.close();
});

const now = () => new Date("2026-11-21T12:00:00Z");
const at = (minute: number): string => new Date(now().getTime() + minute * 60_000).toISOString();

let site: AccountRoutes;
let ana: string;
let here: LocalCvs;
let elsewhere: LocalCvs;
let refusals: Refusals;

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  site = fetchAccountRoutes(database.db, now);
  ana = await addPerson(database.db);
  elsewhere = await newBrowserDatabase();
  here = await newBrowserDatabase();
  refusals = new Map();
});

async function edit(db: LocalCvs, cv: string, document = cvOf("Ana")): Promise<void> {
  const revision = ((await db.db.get("documents", cv))?.revision ?? 0) + 1;
  await addDocument(db, {
    id: cv,
    kind: "cv",
    owner: ana,
    title: "Data",
    document,
    revision,
    changedAt: at(0),
    conflicts: [],
  });
}

const keep = (
  db: LocalCvs,
  id: string,
  more: { name?: string | null; minute?: number; cv?: string } = {},
) => {
  const { name = id, minute = 0, cv = "one" } = more;
  return saveVersion(db, { of: cv, id, at: at(minute), name, document: cvOf(id) });
};

async function sync(db: LocalCvs, person = ana): Promise<SyncProblem[]> {
  site.signIn(person);
  const context = {
    documents: db,
    account: openAccountDocuments(cvKind, site.fetch, person),
    now,
    tell: () => undefined,
    refusals,
    report(error: unknown) {
      throw error;
    },
  };
  const { problems, seen } = await syncDocuments(context);
  if (!seen) throw new Error("The account was not reached");
  return [...problems, ...(await syncVersions(context, seen)).problems];
}

const ids = async (db: LocalCvs, cv = "one") => (await listVersions(db, cv)).map(({ id }) => id);

/** Ids of the account's versions, oldest first; null if it does not have the CV. */
async function inAccount(cv = "one", person = ana): Promise<string[] | null> {
  const listed = await listStoredVersions(database.db, cvAccountKind, person, cv);
  return listed?.versions.map(({ id }) => id).reverse() ?? null;
}

/** Number of versions that were fetched or sent, not only listed. */
const moved = () => site.requests.filter((one) => /^(GET|PUT) .*\/versions\/./.test(one)).length;

async function remove(db: LocalCvs, id: string): Promise<void> {
  const version = (await listVersions(db, "one")).find((one) => one.id === id);
  if (!version) throw new Error(`no version ${id}`);
  await removeVersion(db, version);
}

test("a version reaches another browser with its document", async () => {
  await edit(here, "one");
  await keep(here, "sent", { name: "As sent to Northbeck", minute: 1 });
  await keep(here, "taken", { name: null });
  await sync(here);
  await sync(elsewhere);
  const there = await listVersions(elsewhere, "one");
  expect(there).toEqual(await listVersions(here, "one"));
  expect(there.map(({ name }) => name)).toEqual(["As sent to Northbeck", null]);
});

test("nothing is transferred once both sides have the same versions", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await sync(elsewhere);
  const before = moved();
  await sync(here);
  await sync(elsewhere);
  await sync(here);
  expect(moved()).toBe(before);
});

test("both sides get each other's versions", async () => {
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

test("a removed version is removed everywhere and does not come back", async () => {
  await edit(here, "one");
  await keep(here, "first");
  await keep(here, "second", { minute: 1 });
  await sync(here);
  await sync(elsewhere);
  await remove(elsewhere, "first");
  await sync(elsewhere);
  expect(await inAccount()).toEqual(["second"]);
  await sync(here);
  await sync(elsewhere);
  expect(await ids(here)).toEqual(["second"]);
  expect(await ids(elsewhere)).toEqual(["second"]);
});

test("the oldest automatic versions are removed on all sides when there are too many", async () => {
  await edit(here, "one");
  for (let index = 0; index < 40; index += 1) await keep(here, `t${index}`, { name: null, minute: index });
  await sync(here);
  await keep(here, "newest", { name: null, minute: 60 });
  await sync(here);
  await sync(elsewhere);
  expect(await inAccount()).toHaveLength(40);
  expect(await ids(elsewhere)).toEqual(await ids(here));
  expect(await ids(elsewhere)).not.toContain("t0");
});

test("deleting a CV deletes its versions, and undoing it restores them on all sides", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await sync(elsewhere);
  const deleted = await deleteDocument(here, "one");
  await sync(here);
  await sync(elsewhere);
  expect(await inAccount()).toBeNull();
  expect(await ids(elsewhere)).toEqual([]);
  if (!deleted) throw new Error("nothing was deleted");
  await restoreDeleted(here, deleted);
  await sync(here);
  await sync(elsewhere);
  expect(await inAccount()).toEqual(["sent"]);
  expect(await ids(elsewhere)).toEqual(["sent"]);
});

test("a deletion that is undone before it reaches the account loses no version", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await keep(here, "later", { minute: 1 });
  const deleted = await deleteDocument(here, "one");
  if (!deleted) throw new Error("nothing was deleted");
  await restoreDeleted(here, deleted);
  await sync(here);
  expect(await inAccount()).toEqual(["sent", "later"]);
  expect(await ids(here)).toEqual(["later", "sent"]);
});

test("a CV deleted elsewhere but edited here returns to the account with its versions", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  await deleteStoredDocument(database.db, cvAccountKind, { personId: ana, id: "one", now: now() }, null);
  await edit(here, "one", cvOf("Ana, edited since"));
  await sync(here);
  expect(await inAccount()).toEqual(["sent"]);
  expect(await ids(here)).toEqual(["sent"]);
});

test("a named version that the account has no space for stays here, even after signing out", async () => {
  await edit(here, "one");
  await sync(here);
  await database.db
    .insertInto("document_versions")
    .columns(["person_id", "document_id", "id", "name", "document", "kept_at"])
    .expression(
      sql`select ${ana}, 'one', 'old' || number, 'Old', ${JSON.stringify(cvOf("Old"))}, now()
        from generate_series(1, ${versionLimits.named}::int) number`,
    )
    .execute();
  await keep(here, "named");
  await keep(here, "another");
  await keep(here, "taken", { name: null, minute: 1 });
  const sent = site.requests.length;
  expect(await sync(here)).toEqual([{ id: "one", part: "versions", reason: "full" }]);
  // One refused named version is enough.
  expect(site.requests.slice(sent).filter((one) => one.startsWith("PUT"))).toHaveLength(2);
  expect((await inAccount())?.filter((id) => !id.startsWith("old"))).toEqual(["taken"]);
  expect(await removeOtherAccounts(null)).toEqual({ removed: 0, hidden: 1 });
  const own = (await ids(here)).filter((id) => !id.startsWith("old"));
  expect(own.toSorted()).toEqual(["another", "named", "taken"]);
});

test("a version that the account rejects as invalid is reported, sent once, and does not stop the others", async () => {
  for (const cv of ["one", "two"]) await edit(here, cv);
  await sync(here);
  const document = cvOf("x".repeat(20_001));
  await saveVersion(here, { of: "one", id: "long", at: at(0), name: "Long", document });
  await keep(here, "good", { minute: 1 });
  await keep(here, "other", { cv: "two" });
  const told = [{ id: "one", part: "versions", reason: "invalid" }];
  expect(await sync(here)).toEqual(told);
  expect(await inAccount()).toEqual(["good"]);
  expect(await inAccount("two")).toEqual(["other"]);
  const before = moved();
  expect(await sync(here)).toEqual(told);
  expect(moved()).toBe(before);
});

test("failing versions of one CV do not stop those of other CVs", async () => {
  for (const cv of ["one", "two"]) await edit(here, cv);
  await keep(here, "first");
  await keep(here, "second", { cv: "two" });
  site.answerInstead((request) =>
    request.url.endsWith("/one/versions") ? new Response(null, { status: 500 }) : null,
  );
  expect(await sync(here)).toEqual([{ id: "one", part: "versions", reason: "fault" }]);
  expect(await inAccount("two")).toEqual(["second"]);
  site.answerInstead(null);
  expect(await sync(here)).toEqual([]);
});

test("signing out removes a CV's versions with it, and signing in restores them", async () => {
  await edit(here, "one");
  await keep(here, "sent");
  await sync(here);
  expect(await removeOtherAccounts(null)).toEqual({ removed: 1, hidden: 0 });
  expect(await ids(here)).toEqual([]);
  await sync(here);
  expect(await ids(here)).toEqual(["sent"]);
});

test("one person's versions are never sent to another person's account from the same browser", async () => {
  await edit(here, "one");
  await sync(here);
  await keep(here, "sent");
  const ben = await addPerson(database.db);
  await sync(here, ben);
  expect(await inAccount("one", ben)).toBeNull();
  await sync(here);
  expect(await inAccount()).toEqual(["sent"]);
});
