import type { SyncBase } from "./local-document.ts";
import { cvKind } from "../../cv/edit/cv-kind.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import firstVersion from "../../../tests/fixtures/cv-documents/version-1.json" with { type: "json" };
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { documentVersion } from "../../cv/document/upgrade-document.ts";
import { openDocuments } from "./database.ts";
import { listVersions } from "./versions.ts";
import { readDocument } from "./read-document.ts";

const options = { owner: null, now: new Date("2026-11-22T12:00:00Z") };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The database as version 0.5.0 of the site left it. */
async function storeFirstVersion() {
  const db = await openDB("cv-builder", 5, {
    upgrade(created) {
      for (const name of ["cvs", "begun", "known"]) created.createObjectStore(name, { keyPath: "id" });
      created.createObjectStore("versions", { keyPath: ["cv", "id"] });
      created.createObjectStore("exchanged", { keyPath: "cv" });
    },
  });
  const cv = { id: "one", owner: null, title: "Jana", changedAt: "", revision: 3, conflicts: [] };
  await db.put("cvs", { ...cv, document: firstVersion });
  await db.put("versions", { cv: "one", id: "v", at: "2026-11-01", name: "First", document: firstVersion });
  await db.put("known", { id: "one", person: "ana", revision: 1, localRevision: 3, document: firstVersion });
  return db;
}

async function open() {
  const db = await openDocuments(cvKind);
  if (!db) throw new Error("no IndexedDB");
  return db;
}

test("CVs, versions and the sync state of an earlier site are upgraded", async () => {
  (await storeFirstVersion()).close();
  const db = await open();
  const cv = await readDocument(db, "one", options);
  const [version] = await listVersions(db, "one");
  const known = (await db.db.get("syncBases", "one")) as SyncBase<CvDocument> | undefined;
  const base = known && cvKind.open(known.document);
  for (const document of [cv?.document, version?.document, base]) {
    expect(document?.version).toBe(documentVersion);
    expect(document?.personal.fullName).toBe("Jana Vogt");
    expect(document).toEqual(cv?.document);
  }
});

test("a draft of an earlier site is merged into the upgraded CV", async () => {
  (await storeFirstVersion()).close();
  const patch = (fullName: string) => ({ personal: { fullName }, sections: {}, look: firstVersion.look });
  const draft = { of: "one", tab: "t", edit: 1, base: patch("Jana Vogt"), document: patch("Jana Voigt") };
  localStorage.setItem("cv-unsaved/one/t", JSON.stringify(draft));
  const db = await open();
  const cv = await readDocument(db, "one", options);
  expect(cv).toMatchObject({ revision: 4, conflicts: [] });
  expect(cv?.document).toMatchObject({ version: documentVersion, personal: { fullName: "Jana Voigt" } });
});

test("a draft of version 2 is upgraded once, and formatting written since stays", async () => {
  const db = await open();
  const document = newCvDocument(() => "row");
  const [job] = document.sections.experience;
  if (!job) throw new Error("there is no job");
  job.description = "- **new** \\*text\\*";
  const stored = {
    id: "one",
    kind: "cv" as const,
    owner: null,
    title: "Jana",
    changedAt: "",
    revision: 1,
    conflicts: [],
    document,
  };
  await db.db.put("documents", stored);
  const patch = (summary: string) => ({ personal: { summary }, sections: {} });
  const draft = { of: "one", tab: "t", edit: 1, version: 2, base: patch(""), document: patch("2 *old* 3") };
  localStorage.setItem("cv-unsaved/one/t", JSON.stringify(draft));
  const cv = await readDocument(db, "one", options);
  expect(cv?.document.sections.experience[0]?.description).toBe(job.description);
  expect(cv?.document.personal.summary).toBe("2 \\*old\\* 3");
});

test("a page of an earlier site that is still open can no longer save", async () => {
  const older = await storeFirstVersion();
  older.addEventListener("versionchange", () => older.close());
  await open();
  const late = { id: "one", document: firstVersion as unknown as CvDocument };
  await expect(older.put("cvs", late)).rejects.toThrow();
});
