import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { documentsData } from "../bundle/documents-data.server.ts";
import { deleteStoredDocument } from "./store-document.server.ts";
import { deleteStoredVersion } from "./versions.server.ts";
import { listStoredDocuments } from "./documents.server.ts";
import { listStoredVersions } from "./versions.server.ts";
import { readStoredVersion } from "./versions.server.ts";
import { storeDocument } from "./store-document.server.ts";
import { storeVersion } from "./versions.server.ts";
import { versionLimits } from "./stored-document.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

function named(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}

async function addCv(personId: string, id = "one"): Promise<void> {
  await storeDocument(database.db, cvAccountKind, {
    personId,
    id,
    title: "Data",
    document: named("Ada"),
    revision: 0,
    now,
  });
}

/** Creates a person with one CV. */
async function somebody(): Promise<string> {
  const personId = await addPerson(database.db);
  await addCv(personId);
  return personId;
}

type Keep = { id?: string; cv?: string; name?: string | null; at?: string; document?: CvDocument };

const keep = (personId: string, more: Keep = {}) => {
  const { id = "v1", cv = "one", name = "As sent", at = minutesAgo(0), document = named("Ada") } = more;
  return storeVersion(database.db, cvAccountKind, { personId, of: cv, version: { id, name, at, document } });
};

const read = (personId: string, id = "v1", cv = "one") =>
  readStoredVersion(database.db, cvAccountKind, { personId, of: cv, id });
const list = async (personId: string, cv = "one") =>
  listStoredVersions(database.db, cvAccountKind, personId, cv);
const idsOf = async (personId: string) => (await list(personId))?.versions.map(({ id }) => id);
const markOf = async (personId: string) =>
  (await listStoredDocuments(database.db, cvAccountKind, personId))[0]?.versionsMark;

test("a version is read as it was stored, and the newest is listed first", async () => {
  const ada = await somebody();
  const document = named('Ada \u0000 \ud800 "quoted" 😀');
  expect(await keep(ada, { id: "old", name: null, at: minutesAgo(5), document })).toEqual({ ok: true });
  await keep(ada, { id: "new" });
  expect(await idsOf(ada)).toEqual(["new", "old"]);
  expect(await read(ada, "old")).toEqual({ id: "old", name: null, at: minutesAgo(5), document });
});

test("storing another version with the same id does not change the first", async () => {
  const ada = await somebody();
  await keep(ada);
  const before = await markOf(ada);
  expect(await keep(ada, { name: "Another", document: named("Eve") })).toEqual({ ok: true });
  expect(await read(ada)).toMatchObject({ name: "As sent", document: named("Ada") });
  expect(await markOf(ada)).toBe(before);
});

test("adding or removing a version changes the CV's mark, even after the CV was created again", async () => {
  const ada = await somebody();
  const marks = [await markOf(ada)];
  await keep(ada);
  marks.push(await markOf(ada));
  await deleteStoredVersion(database.db, { personId: ada, of: "one", id: "v1" });
  marks.push(await markOf(ada));
  await deleteStoredVersion(database.db, { personId: ada, of: "one", id: "v1" });
  expect(await markOf(ada)).toBe(marks.at(-1));
  await deleteStoredDocument(database.db, cvAccountKind, { personId: ada, id: "one", now }, null);
  await addCv(ada);
  await keep(ada);
  marks.push(await markOf(ada));
  expect(new Set(marks).size).toBe(4);
  expect((await list(ada))?.mark).toBe(marks.at(-1));
});

test("the oldest automatic versions are deleted, and named ones stay", async () => {
  const ada = await somebody();
  await keep(ada, { id: "named", at: minutesAgo(1_000) });
  for (let index = 0; index < versionLimits.automatic + 3; index += 1)
    expect(await keep(ada, { id: `t${index}`, name: null, at: minutesAgo(500 - index) })).toEqual({
      ok: true,
    });
  // A late version, from a browser that was offline for a long time.
  await keep(ada, { id: "late", name: null, at: minutesAgo(900) });
  const ids = (await idsOf(ada)) ?? [];
  expect(ids).toHaveLength(versionLimits.automatic + 1);
  expect(ids.at(-1)).toBe("named");
  expect(ids[0]).toBe(`t${versionLimits.automatic + 2}`);
  expect(ids).not.toContain("t2");
  expect(ids).not.toContain("late");
});

test("named versions are limited per CV", async () => {
  const ada = await somebody();
  for (let index = 0; index < versionLimits.named; index += 1) await keep(ada, { id: `n${index}` });
  expect(await keep(ada, { id: "one more" })).toEqual({ ok: false, reason: "full" });
  expect(await keep(ada, { id: "taken", name: null })).toEqual({ ok: true });
  await addCv(ada, "two");
  expect(await keep(ada, { cv: "two" })).toEqual({ ok: true });
});

test("all versions of an account together are limited in bytes", async () => {
  const ada = await somebody();
  await keep(ada);
  await database.db
    .updateTable("document_versions")
    .where("person_id", "=", ada)
    .set({ document: sql`repeat('x', ${versionLimits.bytes - 10})` })
    .execute();
  expect(await keep(ada, { id: "v2" })).toEqual({ ok: false, reason: "full" });
  const ben = await somebody();
  expect(await keep(ben)).toEqual({ ok: true });
});

test("a person cannot read, add or remove another person's versions, even with the same id", async () => {
  const [ada, eve] = [await somebody(), await addPerson(database.db)];
  await keep(ada);
  expect(await read(eve)).toBeNull();
  expect(await list(eve)).toBeNull();
  expect(await keep(eve)).toEqual({ ok: false, reason: "gone" });
  await addCv(eve);
  expect(await keep(eve, { name: "Eve's" })).toEqual({ ok: true });
  await deleteStoredVersion(database.db, { personId: eve, of: "one", id: "v1" });
  expect(await idsOf(eve)).toEqual([]);
  expect(await read(ada)).toMatchObject({ name: "As sent" });
});

test("versions are deleted with their CV, and refused once it is gone", async () => {
  const ada = await somebody();
  await keep(ada);
  await deleteStoredDocument(database.db, cvAccountKind, { personId: ada, id: "one", now }, null);
  expect(await keep(ada, { id: "v2" })).toEqual({ ok: false, reason: "gone" });
  await addCv(ada);
  expect(await idsOf(ada)).toEqual([]);
});

test("versions are exported with the account's data and deleted with the account", async () => {
  const [ada, ben] = [await somebody(), await somebody()];
  await keep(ada, { document: named("Ada, as sent") });
  await keep(ben);
  expect(await exported(documentsData([cvAccountKind]).export(database.db, { id: ada }))).toMatchObject({
    documents: [
      {
        versions: [
          { name: "As sent", at: minutesAgo(0), document: { personal: { fullName: "Ada, as sent" } } },
        ],
      },
    ],
  });
  await documentsData([cvAccountKind]).erase(database.db, { id: ada });
  expect(await read(ada)).toBeNull();
  expect(await read(ben)).not.toBeNull();
});
