import type { LocalCvs } from "../../../tests/support/new-browser-database.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { addDocument, deleteDocument } from "../local/change-documents.ts";
import { openDocuments } from "../local/database.ts";
import type { LocalDocument } from "../local/local-document.ts";
import { readDocument } from "../local/read-document.ts";
import { listDrafts, saveDraft } from "../local/drafts.ts";
import { cvKind, type CvSession } from "../../cv/edit/cv-kind.ts";
import { openDocumentSession } from "./document-session.ts";

const now = () => new Date("2026-11-22T12:00:00Z");
let db: LocalCvs;
let cv: LocalDocument<CvDocument, FieldAddress>;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
  const opened = await openDocuments(cvKind);
  if (!opened) throw new Error("no IndexedDB");
  db = opened;
  const document = newCvDocument(() => "row");
  cv = {
    id: "one",
    kind: "cv",
    owner: null,
    title: "My CV",
    document,
    changedAt: "",
    revision: 1,
    conflicts: [],
  };
  await addDocument(db, cv);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const openTab = (tab = "tab", database: LocalCvs | null = db): CvSession =>
  openDocumentSession({
    kind: cvKind,
    db: database?.db ?? null,
    local: cv,
    tab,
    now,
    newId: () => "id",
    tell: () => undefined,
  });

const type = (session: CvSession, text: string) =>
  session.edit("personal/location", (document) => setField(document, "personal/location", text), true);

const stored = async () =>
  (await db.db.get("documents", "one")) as LocalDocument<CvDocument, FieldAddress> | undefined;

/** Returns what the next tab would find if all other tabs were killed now. */
async function found() {
  const { document, conflicts } = (await readDocument(db, "one", { owner: null, now: now() })) ?? cv;
  return { location: document.personal.location, conflicts: conflicts.map(({ other }) => other) };
}

test("a keystroke survives a killed tab as soon as it is typed", async () => {
  const session = openTab();
  type(session, "L");
  type(session, "Le");
  expect(await found()).toEqual({ location: "Le", conflicts: [] });
  expect(listDrafts("one")).toEqual([]);
});

test("saving deletes the draft", async () => {
  const session = openTab();
  type(session, "Leeds");
  session.saveNow();
  await expect.poll(() => session.read().savedAt).toBe(now().toISOString());
  expect(listDrafts("one")).toEqual([]);
  expect(await found()).toEqual({ location: "Leeds", conflicts: [] });
});

test("a tab killed during a save does not conflict with itself", async () => {
  const session = openTab();
  type(session, "Le");
  session.saveNow();
  type(session, "Leeds");
  // The save finishes, but its tab is killed before it learns of that.
  const [heard] = listDrafts("one");
  await expect.poll(() => session.read().savedAt).toBe(now().toISOString());
  if (!heard) throw new Error("nothing is set aside");
  expect(heard.saving?.edit).toBe(1);
  saveDraft(heard);
  expect((await stored())?.document.personal.location).toBe("Le");
  expect(await found()).toEqual({ location: "Leeds", conflicts: [] });
});

test("a save that fails because its tab is killed loses nothing", async () => {
  const gone = await openDocuments(cvKind);
  const session = openTab("tab", gone);
  gone?.db.close();
  type(session, "Le");
  session.saveNow();
  type(session, "Leeds");
  expect(await found()).toEqual({ location: "Leeds", conflicts: [] });
});

test("a saved draft that could not be deleted is not merged a second time", async () => {
  const session = openTab();
  type(session, "Leeds");
  const [aside] = listDrafts("one");
  session.saveNow();
  await expect.poll(() => session.read().savedAt).toBe(now().toISOString());
  const kept = await stored();
  if (!kept || !aside) throw new Error("nothing was kept");
  await db.db.put("documents", {
    ...kept,
    document: setField(kept.document, "personal/location", "York"),
    revision: 9,
  });
  saveDraft(aside);
  expect(await found()).toEqual({ location: "York", conflicts: [] });
});

test("two killed tabs: both edits are kept, and a text that both changed is a conflict", async () => {
  const one = openTab("a");
  const other = openTab("b");
  type(one, "Leeds");
  one.edit("personal/phone", (document) => setField(document, "personal/phone", "0142"));
  type(other, "York");
  expect(await found()).toEqual({ location: "York", conflicts: ["Leeds"] });
  expect((await stored())?.document.personal.phone).toBe("0142");
});

test("a tab that is killed after another tab's text arrived leaves both texts", async () => {
  const [one, other] = [openTab("a"), openTab("b")];
  type(other, "York");
  type(one, "Leeds");
  one.saveNow();
  await expect.poll(() => one.read().savedAt).toBe(now().toISOString());
  other.hear({ kind: "saved", id: "one", revision: 2 });
  await expect.poll(() => other.read().conflicts.map(({ other: text }) => text)).toEqual(["Leeds"]);
  expect(await found()).toEqual({ location: "York", conflicts: ["Leeds"] });
});

test("a text of another device that arrives while one is typed is named as its text", async () => {
  const session = openTab();
  type(session, "Accra");
  session.saveNow();
  await vi.waitFor(async () => expect((await stored())?.document.personal.location).toBe("Accra"));
  const row = await stored();
  if (!row) throw new Error("not stored");
  // A sync stores the account's text, and keeps who saved last in this browser.
  const document = setField(row.document, "personal/location", "Denver");
  await db.db.put("documents", { ...row, document, revision: row.revision + 1 });
  type(session, "Leeds");
  session.hear({ kind: "saved", id: "one", revision: row.revision + 1 });
  await vi.waitFor(() =>
    expect(session.read().conflicts).toEqual([
      { address: "personal/location", other: "Denver", by: "account" },
    ]),
  );
});

test("a photo is not written with each keystroke", () => {
  const photo = `data:image/jpeg;base64,${"A".repeat(100_000)}`;
  cv = { ...cv, document: { ...cv.document, personal: { ...cv.document.personal, photo } } };
  type(openTab(), "Leeds");
  expect(JSON.stringify(listDrafts("one")).length).toBeLessThan(500);
});

test("saves immediately if there is no space for a draft", async () => {
  vi.stubGlobal("localStorage", storageInMemory(10));
  type(openTab(), "Leeds");
  await expect.poll(async () => (await stored())?.document.personal.location).toBe("Leeds");
});

test("nothing is left of a CV deleted by this tab or another", async () => {
  const session = openTab();
  type(session, "Leeds");
  await deleteDocument(db, "one");
  expect(listDrafts("one")).toEqual([]);
  type(session, "Leeds, UK");
  session.saveNow();
  await expect.poll(() => session.read().failure).toBe("gone");
  expect(listDrafts("one")).toEqual([]);
});

test("a deleted document that is kept after all counts as changed, so that its account gets the text", async () => {
  const session = openTab();
  await deleteDocument(db, "one");
  type(session, "Leeds");
  session.saveNow();
  await expect.poll(() => session.read().failure).toBe("gone");
  session.keepAfterAll();
  await expect.poll(async () => (await stored())?.document.personal.location).toBe("Leeds");
  expect((await stored())?.revision).toBeGreaterThan(cv.revision);
  type(session, "Leeds, UK");
  session.saveNow();
  await expect.poll(async () => (await stored())?.document.personal.location).toBe("Leeds, UK");
  expect((await stored())?.conflicts).toEqual([]);
});
