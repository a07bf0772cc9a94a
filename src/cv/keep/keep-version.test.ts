import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { openCvDatabase, type CvDatabase } from "./cv-database.ts";
import { keepVersion, listVersions, removeVersion } from "./keep-version.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function open(): Promise<CvDatabase> {
  const db = await openCvDatabase();
  if (!db) throw new Error("no IndexedDB");
  return db;
}

function named(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const version = (minute: number, name: string | null, said = `${minute}`) => ({
  cv: "one",
  id: `v${minute}`,
  at: at(minute),
  name,
  document: named(said),
});

test("versions are listed from the newest, those of other CVs are not", async () => {
  const db = await open();
  await keepVersion(db, version(2, null));
  await keepVersion(db, version(1, "As sent"));
  await keepVersion(db, { ...version(3, "Of another"), cv: "one more" });
  expect((await listVersions(db, "one")).map(({ id }) => id)).toEqual(["v2", "v1"]);
});

test("one taken by itself is left out when nothing changed since the last, a named one never", async () => {
  const db = await open();
  await keepVersion(db, version(1, null, "Ada"));
  await keepVersion(db, version(2, null, "Ada"));
  await keepVersion(db, version(3, "As sent", "Ada"));
  expect((await listVersions(db, "one")).map(({ id }) => id)).toEqual(["v3", "v1"]);
});

test("of those taken by themselves the last 40 stay, and named ones until they are removed", async () => {
  const db = await open();
  await keepVersion(db, version(0, "As sent"));
  for (let minute = 1; minute <= 45; minute += 1) await keepVersion(db, version(minute, null));
  const kept = await listVersions(db, "one");
  expect(kept).toHaveLength(41);
  expect(kept.at(-1)?.name).toBe("As sent");
  expect(kept.at(-2)?.id).toBe("v6");
  await removeVersion(db, version(0, "As sent"));
  expect(await listVersions(db, "one")).toHaveLength(40);
});

test("versions that an older page kept are there after its database was renewed", async () => {
  const before = await openDB("cv-builder", 1, {
    upgrade(db) {
      db.createObjectStore("cvs", { keyPath: "id" });
      db.createObjectStore("unsaved", { keyPath: ["cv", "tab"] });
      db.createObjectStore("versions", { keyPath: ["cv", "at"] });
      db.createObjectStore("known", { keyPath: "id" });
    },
  });
  await before.put("versions", { cv: "one", at: at(1), name: "As sent", document: named("Ada") });
  before.close();
  const db = await open();
  const [kept] = await listVersions(db, "one");
  expect(kept).toMatchObject({ name: "As sent", at: at(1), document: named("Ada") });
  expect(kept?.id).toBe(at(1));
});
