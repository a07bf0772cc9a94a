import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { accountInMemory } from "../../../tests/support/account-cvs-in-memory.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { openCvDatabase, type CvDatabase } from "../keep/cv-database.ts";
import type { AccountCvs } from "./account-cvs.ts";
import { leaveAccount } from "./leave-account.ts";
import { syncCvs } from "./sync-cvs.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const account = (person: string) => accountInMemory(person, now);
let db: CvDatabase;

beforeEach(async () => {
  const opened = await openCvDatabase();
  if (!opened) throw new Error("no IndexedDB");
  db = opened;
  for (const store of ["cvs", "versions", "known"] as const) await db.clear(store);
});

function named(fullName: string, headline = ""): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName, headline } };
}

async function edit(id: string, document: CvDocument, title = "Data"): Promise<void> {
  const before = await db.get("cvs", id);
  const revision = (before?.revision ?? 0) + 1;
  await db.put("cvs", { id, title, document, revision, changedAt: now().toISOString(), conflicts: [] });
}

const sync = async (api: AccountCvs) =>
  (await syncCvs({ db, account: api, now, tell: () => undefined })).outcome;

test("what was written before there was an account moves into it", async () => {
  const ana = account("ana");
  await edit("one", named("Ana"));
  expect(await sync(ana.api)).toBe("done");
  expect(ana.cvs.get("one")).toMatchObject({ title: "Data", revision: 1, document: named("Ana") });
  expect(await sync(ana.api)).toBe("done");
  expect(ana.cvs.get("one")?.revision).toBe(1);
});

test("what was written elsewhere comes here, and later edits of it too", async () => {
  const ana = account("ana");
  await ana.api.put({ id: "one", title: "Data", revision: 0, document: named("Ana") });
  await sync(ana.api);
  expect(await db.get("cvs", "one")).toMatchObject({ title: "Data", document: named("Ana") });
  await ana.api.put({ id: "one", title: "Work", revision: 1, document: named("Ana B") });
  await sync(ana.api);
  expect(await db.get("cvs", "one")).toMatchObject({
    title: "Work",
    document: named("Ana B"),
    conflicts: [],
  });
});

test("edits on both sides are merged on both sides, and what cannot be is asked about", async () => {
  const ana = account("ana");
  await edit("one", named("Ana", "Analyst"));
  await sync(ana.api);
  await ana.api.put({ id: "one", title: "Data", revision: 1, document: named("Ana Elsewhere", "Analyst") });
  await edit("one", named("Ana Here", "Lead"));
  await sync(ana.api);
  const merged = named("Ana Here", "Lead");
  expect(ana.cvs.get("one")).toMatchObject({ revision: 3, document: merged });
  expect(await db.get("cvs", "one")).toMatchObject({
    document: merged,
    conflicts: [{ address: "personal/fullName", other: "Ana Elsewhere" }],
  });
});

test("a deletion on one side reaches the other, unless there it was edited since", async () => {
  const ana = account("ana");
  for (const id of ["here", "there", "edited"]) await edit(id, named(id));
  await sync(ana.api);
  await db.delete("cvs", "here");
  ana.cvs.delete("there");
  ana.cvs.delete("edited");
  await edit("edited", named("edited since"));
  await sync(ana.api);
  expect([...ana.cvs.keys()]).toEqual(["edited"]);
  expect((await db.getAll("cvs")).map(({ id }) => id)).toEqual(["edited"]);
  expect(ana.cvs.get("edited")?.document).toEqual(named("edited since"));
});

test("somebody else at the same browser is not given what another account holds", async () => {
  const [ana, ben] = [account("ana"), account("ben")];
  await edit("one", named("Ana"));
  await sync(ana.api);
  await edit("one", named("Ana, edited after she forgot to sign out"));
  await sync(ben.api);
  expect(ben.cvs.size).toBe(0);
  expect(ana.cvs.get("one")?.document).toEqual(named("Ana"));
});

test("signing out takes away what the account holds, and nothing that it does not", async () => {
  const ana = account("ana");
  await edit("kept", named("Ana"));
  await edit("edited", named("Ana"));
  await sync(ana.api);
  await edit("edited", named("Ana, offline"));
  await edit("new", named("Ana, new"));
  expect(await leaveAccount()).toBe(1);
  expect((await db.getAll("cvs")).map(({ id }) => id).toSorted()).toEqual(["edited", "new"]);
});

test("without a session nothing happens", async () => {
  const ana = account("ana");
  ana.close();
  await edit("one", named("Ana"));
  expect(await sync(ana.api)).toBe("signed-out");
  expect(ana.cvs.size).toBe(0);
});
