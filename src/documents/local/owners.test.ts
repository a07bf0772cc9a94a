import { cvKind } from "../../cv/edit/cv-kind.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvOf } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { claimDocuments, keepOutOfAccount } from "./change-documents.ts";
import { openDocuments } from "./database.ts";
import { listDocuments } from "./read-document.ts";
import { readDocument } from "./read-document.ts";
import { saveDraft } from "./drafts.ts";

const now = new Date("2026-11-22T12:00:00Z");

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The database as schema version 4 created it, without owners. */
async function openVersion4() {
  return openDB("cv-builder", 4, {
    upgrade(db) {
      for (const name of ["cvs", "known", "begun"]) db.createObjectStore(name, { keyPath: "id" });
      db.createObjectStore("exchanged", { keyPath: "cv" });
      db.createObjectStore("versions", { keyPath: ["cv", "id"] });
    },
  });
}

test("CVs of an older page get an owner if an account has them, otherwise none", async () => {
  const before = await openVersion4();
  const cv = { title: "Data", revision: 3, changedAt: "", conflicts: [] };
  await before.put("cvs", { ...cv, id: "visitor's", document: cvOf("Visitor") });
  for (const person of ["ana", "ben"]) {
    await before.put("cvs", { ...cv, id: `${person}'s`, document: cvOf(person) });
    const known = { id: `${person}'s`, person, revision: 1, localRevision: 3, title: "Data" };
    await before.put("known", { ...known, document: cvOf(person) });
  }
  const begun = { ...cv, id: "begun", revision: 0, document: cvOf("") };
  await before.put("begun", begun);
  await before.put("versions", { cv: "ana's", id: "v", at: "", name: "As sent", document: cvOf("ana") });
  before.close();
  // A draft of an older page has no owner.
  const draft = { of: "ana's", tab: "t", edit: 1, base: cvOf("ana"), document: cvOf("ana, drafted") };
  saveDraft(draft);

  const db = await openDocuments(cvKind);
  if (!db) throw new Error("no IndexedDB");
  const ids = async (owner: string | null) => (await listDocuments(db, owner)).map(({ id }) => id).toSorted();
  expect(await ids(null)).toEqual(["visitor's"]);
  expect(await ids("ana")).toEqual(["ana's", "visitor's"]);
  expect(await ids("ben")).toEqual(["ben's", "visitor's"]);
  expect(await db.db.getAll("unwritten")).toEqual([{ ...begun, kind: "cv", owner: null }]);
  expect(await db.db.get("documents", "ben's")).toEqual({
    ...cv,
    id: "ben's",
    kind: "cv",
    owner: "ben",
    document: cvOf("ben"),
  });
  expect(await db.db.count("documentVersions")).toBe(1);
  expect(await readDocument(db, "ana's", { owner: "ana", now })).toMatchObject({
    document: cvOf("ana, drafted"),
  });
});

test("each person who signs in is asked once about a visitor's CV", async () => {
  const before = await openVersion4();
  const document = cvOf("Visitor");
  await before.put("cvs", { id: "one", title: "", document, revision: 1, changedAt: "", conflicts: [] });
  before.close();
  const db = await openDocuments(cvKind);
  if (!db) throw new Error("no IndexedDB");
  const isUnclaimed = async (owner: string | null) => (await listDocuments(db, owner))[0]?.isUnclaimed;
  expect(await isUnclaimed(null)).toBe(false);
  expect(await isUnclaimed("ana")).toBe(true);
  await keepOutOfAccount(db, "ana", ["one"]);
  expect(await isUnclaimed("ana")).toBe(false);
  expect(await isUnclaimed("ben")).toBe(true);
  await claimDocuments(db, "ben", ["one"]);
  expect(await listDocuments(db, "ben")).toMatchObject([{ owner: "ben", isUnclaimed: false }]);
  expect(await listDocuments(db, "ana")).toEqual([]);
  // It belongs to Ben now, and another person cannot claim it.
  await claimDocuments(db, "ana", ["one"]);
  expect(await listDocuments(db, "ana")).toEqual([]);
});
