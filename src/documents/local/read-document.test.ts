import { cvKind } from "../../cv/edit/cv-kind.ts";
import type { LocalCvs } from "../../../tests/support/new-browser-database.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { beginFirst } from "./read-document.ts";
import { openDocuments } from "./database.ts";
import type { LocalDocument } from "./local-document.ts";
import { readDocument } from "./read-document.ts";
import { listDrafts, saveDraft } from "./drafts.ts";

const now = new Date("2026-11-22T12:00:00Z");
const empty = newCvDocument(() => "row");
const named = (fullName: string): CvDocument => ({ ...empty, personal: { ...empty.personal, fullName } });
const first: LocalDocument<CvDocument, FieldAddress> = {
  id: "one",
  kind: "cv",
  owner: null,
  title: "",
  document: empty,
  changedAt: "",
  revision: 0,
  conflicts: [],
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(): Promise<LocalCvs> {
  const db = await openDocuments(cvKind);
  if (!db) throw new Error("no IndexedDB");
  return db;
}

test("text from a tab killed before its first save appears in the next tab", async () => {
  const db = await open();
  await beginFirst(db, first, now);
  saveDraft({ of: "one", tab: "t", edit: 1, base: empty, document: named("Ada") });
  const found = await beginFirst(db, { ...first, id: "two" }, now);
  expect(found).toMatchObject({ id: "one", revision: 1, document: named("Ada") });
  expect(await db.db.get("documents", "one")).toEqual(found);
});

test("drafts that an older page stored in the database survive the upgrade", async () => {
  const before = await openDB("cv-builder", 3, {
    upgrade(db) {
      db.createObjectStore("cvs", { keyPath: "id" });
      db.createObjectStore("begun", { keyPath: "id" });
      db.createObjectStore("unsaved", { keyPath: ["cv", "tab"] });
      db.createObjectStore("versions", { keyPath: ["cv", "id"] });
      db.createObjectStore("exchanged", { keyPath: "cv" });
      db.createObjectStore("known", { keyPath: "id" });
    },
  });
  await before.put("cvs", { ...first, revision: 4 });
  await before.put("unsaved", { cv: "one", tab: "t", base: empty, document: named("Ada") });
  before.close();
  const db = await open();
  expect(await readDocument(db, "one", { owner: null, now })).toMatchObject({
    revision: 5,
    document: named("Ada"),
  });
  expect([...db.db.objectStoreNames]).not.toContain("unsaved");
  expect(listDrafts("one")).toEqual([]);
});

test("a draft that an open tab writes while its earlier draft is merged is kept", async () => {
  const db = await open();
  await db.db.put("documents", { ...first, revision: 1 });
  const aside = { of: "one", tab: "t", base: empty };
  saveDraft({ ...aside, edit: 1, document: named("A") });
  const getItem = localStorage.getItem.bind(localStorage);
  vi.spyOn(localStorage, "getItem").mockImplementationOnce((key) => {
    const found = getItem(key);
    saveDraft({ ...aside, edit: 2, document: named("Ada") });
    return found;
  });
  expect(await readDocument(db, "one", { owner: null, now })).toMatchObject({ document: named("A") });
  expect(await readDocument(db, "one", { owner: null, now })).toMatchObject({ document: named("Ada") });
});

test("skips malformed drafts", async () => {
  const db = await open();
  await db.db.put("documents", { ...first, revision: 1 });
  localStorage.setItem("cv-unsaved/one/a", "{");
  localStorage.setItem("cv-unsaved/one/b", JSON.stringify({ cv: "one", tab: "b", edit: 1, document: null }));
  expect(await readDocument(db, "one", { owner: null, now })).toMatchObject({ revision: 1, document: empty });
});

test("does not open another person's CV by its id, nor merge another person's draft", async () => {
  const db = await open();
  await db.db.put("documents", { ...first, owner: "ana", revision: 1 });
  expect(await readDocument(db, "one", { owner: "ben", now })).toBeNull();
  expect(await readDocument(db, "one", { owner: null, now })).toBeNull();
  saveDraft({ of: "one", owner: "ben", tab: "t", edit: 1, base: empty, document: named("Ben") });
  expect(await readDocument(db, "one", { owner: "ana", now })).toMatchObject({
    revision: 1,
    document: empty,
  });
});
