import { cvKind } from "../../cv/edit/cv-kind.ts";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { cvOf, newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { openDocuments } from "./database.ts";
import { saveVersion, listVersions, removeVersion } from "./versions.ts";

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const version = (minute: number, name: string | null, said = `${minute}`) => ({
  of: "one",
  id: `v${minute}`,
  at: at(minute),
  name,
  document: cvOf(said),
});

test("lists the versions of one CV, newest first", async () => {
  const db = await newBrowserDatabase();
  await saveVersion(db, version(2, null));
  await saveVersion(db, version(1, "As sent"));
  await saveVersion(db, { ...version(3, "Of another"), of: "one more" });
  expect((await listVersions(db, "one")).map(({ id }) => id)).toEqual(["v2", "v1"]);
});

test("an unchanged automatic version is skipped, a named one never is", async () => {
  const db = await newBrowserDatabase();
  await saveVersion(db, version(1, null, "Ada"));
  await saveVersion(db, version(2, null, "Ada"));
  await saveVersion(db, version(3, "As sent", "Ada"));
  expect((await listVersions(db, "one")).map(({ id }) => id)).toEqual(["v3", "v1"]);
});

test("the last 40 automatic versions are kept, and named ones until they are removed", async () => {
  const db = await newBrowserDatabase();
  await saveVersion(db, version(0, "As sent"));
  for (let minute = 1; minute <= 45; minute += 1) await saveVersion(db, version(minute, null));
  const kept = await listVersions(db, "one");
  expect(kept).toHaveLength(41);
  expect(kept.at(-1)?.name).toBe("As sent");
  expect(kept.at(-2)?.id).toBe("v6");
  await removeVersion(db, version(0, "As sent"));
  expect(await listVersions(db, "one")).toHaveLength(40);
});

test("versions stored by an older page survive the database upgrade", async () => {
  globalThis.indexedDB = new IDBFactory();
  const before = await openDB("cv-builder", 1, {
    upgrade(db) {
      db.createObjectStore("cvs", { keyPath: "id" });
      db.createObjectStore("unsaved", { keyPath: ["cv", "tab"] });
      db.createObjectStore("versions", { keyPath: ["cv", "at"] });
      db.createObjectStore("known", { keyPath: "id" });
    },
  });
  await before.put("versions", { cv: "one", at: at(1), name: "As sent", document: cvOf("Ada") });
  before.close();
  const db = await openDocuments(cvKind);
  const [kept] = db ? await listVersions(db, "one") : [];
  expect(kept).toMatchObject({ name: "As sent", at: at(1), document: cvOf("Ada") });
  expect(kept?.id).toBe(at(1));
});
