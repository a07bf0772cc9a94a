import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../document/new-cv-document.ts";
import { setField } from "../../edit/set-field.ts";
import { addCv, deleteCv } from "../../local/change-cvs.ts";
import { openCvDatabase, type CvDatabase } from "../../local/cv-database.ts";
import type { LocalCv } from "../../local/local-cv.ts";
import { readLocalCv } from "../../local/read-local-cv.ts";
import { listDrafts, saveDraft } from "../../local/save-draft.ts";
import { openCvSession, type CvSession } from "./cv-session.ts";

const now = () => new Date("2026-11-22T12:00:00Z");
let db: CvDatabase;
let cv: LocalCv;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
  const opened = await openCvDatabase();
  if (!opened) throw new Error("no IndexedDB");
  db = opened;
  const document = newCvDocument(() => "row");
  cv = { id: "one", owner: null, title: "My CV", document, changedAt: "", revision: 1, conflicts: [] };
  await addCv(db, cv);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const openTab = (tab = "tab", database: CvDatabase | null = db): CvSession =>
  openCvSession({ db: database, cv, tab, now, newId: () => "id", tell: () => undefined });

const type = (session: CvSession, text: string) =>
  session.edit("personal/location", (document) => setField(document, "personal/location", text), true);

/** Returns what the next tab would find if all other tabs were killed now. */
async function found() {
  const { document, conflicts } = (await readLocalCv(db, "one", { owner: null, now: now() })) ?? cv;
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
  expect((await db.get("cvs", "one"))?.document.personal.location).toBe("Le");
  expect(await found()).toEqual({ location: "Leeds", conflicts: [] });
});

test("a save that fails because its tab is killed loses nothing", async () => {
  const gone = await openCvDatabase();
  const session = openTab("tab", gone);
  gone?.close();
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
  const kept = await db.get("cvs", "one");
  if (!kept || !aside) throw new Error("nothing was kept");
  await db.put("cvs", {
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
  expect((await db.get("cvs", "one"))?.document.personal.phone).toBe("0142");
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
  await expect.poll(async () => (await db.get("cvs", "one"))?.document.personal.location).toBe("Leeds");
});

test("nothing is left of a CV deleted by this tab or another", async () => {
  const session = openTab();
  type(session, "Leeds");
  await deleteCv(db, "one");
  expect(listDrafts("one")).toEqual([]);
  type(session, "Leeds, UK");
  session.saveNow();
  await expect.poll(() => session.read().failure).toBe("gone");
  expect(listDrafts("one")).toEqual([]);
});
