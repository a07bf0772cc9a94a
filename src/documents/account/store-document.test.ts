import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { countStoredCvs } from "../../cv/account/cv-figures.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { documentsData } from "../bundle/documents-data.server.ts";
import { deleteStoredDocument } from "./store-document.server.ts";
import { listStoredDocuments } from "./documents.server.ts";
import { readStoredDocument } from "./documents.server.ts";
import { storeDocument } from "./store-document.server.ts";
import { longestTitle } from "./stored-document.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-21T12:00:00Z");

function named(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}

type Save = { id?: string; name?: string; revision?: number; title?: string; isUndo?: boolean };

function save(personId: string, more: Save = {}) {
  const { id = "one", name = "Ada", revision = 0, title = "Data", isUndo = false } = more;
  return storeDocument(database.db, cvAccountKind, {
    personId,
    id,
    title,
    document: named(name),
    revision,
    isUndo,
    now,
  });
}

/** Saves a CV and returns its stored revision. */
async function stored(personId: string, more: Save = {}): Promise<number> {
  const outcome = await save(personId, more);
  if (!outcome.ok) throw new Error(`The CV was refused: ${outcome.reason}`);
  return outcome.revision;
}

const remove = (personId: string, id = "one", revision: number | null = null) =>
  deleteStoredDocument(database.db, cvAccountKind, { personId, id, now }, revision);

test("a CV is read as it was stored, whatever was pasted into it", async () => {
  const personId = await addPerson(database.db);
  const name = 'Ada \u0000 \ud800 \u202e <b> "quoted" \\ 😀';
  const revision = await stored(personId, { name });
  expect(await readStoredDocument(database.db, cvAccountKind, personId, "one")).toMatchObject({
    title: "Data",
    revision,
    changedAt: now.toISOString(),
    document: named(name),
  });
});

test("an edit of an older state does not overwrite a newer one", async () => {
  const personId = await addPerson(database.db);
  const first = await stored(personId);
  const second = await stored(personId, { name: "Ada B", revision: first });
  expect(await save(personId, { name: "Ada C", revision: first })).toMatchObject({
    ok: false,
    reason: "changed",
    current: { revision: second, document: named("Ada B") },
  });
});

test("only one of many concurrent saves of the same state is written", async () => {
  const personId = await addPerson(database.db);
  const revision = await stored(personId);
  const names = Array.from({ length: 8 }, (_, index) => `Ada ${index}`);
  const outcomes = await Promise.all(names.map((name) => save(personId, { name, revision })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const written = names[outcomes.findIndex(({ ok }) => ok)];
  expect(await readStoredDocument(database.db, cvAccountKind, personId, "one")).toMatchObject({
    document: named(written ?? ""),
  });
});

test("an edit of a deleted CV does not bring it back", async () => {
  const personId = await addPerson(database.db);
  const revision = await stored(personId);
  await remove(personId);
  expect(await save(personId, { revision })).toEqual({ ok: false, reason: "gone" });
  expect(await listStoredDocuments(database.db, cvAccountKind, personId)).toEqual([]);
});

test("a CV that is deleted and created again never repeats a revision", async () => {
  const personId = await addPerson(database.db);
  const seen: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const first = await stored(personId, { name: `Ada ${round}` });
    seen.push(first, await stored(personId, { name: `Ada ${round}, edited`, revision: first }));
    await remove(personId);
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test("a CV that was edited in the meantime is not deleted", async () => {
  const personId = await addPerson(database.db);
  const first = await stored(personId);
  await stored(personId, { name: "Ada B", revision: first });
  expect(await remove(personId, "one", first)).toBe("changed");
  expect(await readStoredDocument(database.db, cvAccountKind, personId, "one")).toMatchObject({
    document: named("Ada B"),
  });
});

test("a save replaces a stored document that can no longer be read", async () => {
  const personId = await addPerson(database.db);
  const revision = await stored(personId);
  await database.db
    .updateTable("documents")
    .where("person_id", "=", personId)
    .set({ document: "{}" })
    .execute();
  await stored(personId, { name: "Ada B", revision });
  expect(await readStoredDocument(database.db, cvAccountKind, personId, "one")).toMatchObject({
    document: named("Ada B"),
  });
});

test("a save does not read the documents of the other CVs", async () => {
  const personId = await addPerson(database.db);
  const photo = `data:image/png;base64,${randomBytes(300_000).toString("base64")}`;
  const document = named("Ada");
  document.personal.photo = photo;
  const large = { personId, id: "large", title: "Large", document, revision: 0, isUndo: false, now };
  await storeDocument(database.db, cvAccountKind, large);
  await database.db
    .updateTable("documents")
    .set({ document: JSON.stringify(document) })
    .where("id", "=", "large")
    .execute();
  const before = await toastBlocksRead();
  await stored(personId, { id: "small" });
  expect(await toastBlocksRead()).toBe(before);
});

/** Counts reads of TOAST blocks: parts of documents that PostgreSQL stores outside the rows of `documents`. */
async function toastBlocksRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  const { rows } = await sql<{ blocks: number }>`
    select (coalesce(toast_blks_read, 0) + coalesce(toast_blks_hit, 0))::int8 as blocks
    from pg_statio_user_tables where relname = 'documents'`.execute(database.db);
  return rows[0]?.blocks ?? 0;
}

test("a person cannot read, write or delete another person's CV, even with the same id", async () => {
  const [ada, eve] = [await addPerson(database.db), await addPerson(database.db)];
  const revision = await stored(ada);
  expect(await readStoredDocument(database.db, cvAccountKind, eve, "one")).toBeNull();
  expect(await listStoredDocuments(database.db, cvAccountKind, eve)).toEqual([]);
  expect(await save(eve, { name: "Eve", revision })).toEqual({ ok: false, reason: "gone" });
  expect(await save(eve, { name: "Eve" })).toMatchObject({ ok: true });
  await remove(eve);
  expect(await readStoredDocument(database.db, cvAccountKind, ada, "one")).toMatchObject({
    document: named("Ada"),
  });
});

test("the number of CVs in an account is limited, and existing ones can still be saved", async () => {
  const personId = await addPerson(database.db);
  const revision = await stored(personId, { id: "cv-0" });
  for (let index = 1; index < cvAccountKind.limits.documents; index += 1)
    await stored(personId, { id: `cv-${index}` });
  expect(await save(personId, { id: "one more" })).toEqual({ ok: false, reason: "full" });
  expect(await save(personId, { id: "cv-0", revision })).toMatchObject({ ok: true });
});

test("all CVs of an account together are limited in bytes", async () => {
  const personId = await addPerson(database.db);
  await stored(personId);
  await database.db
    .updateTable("documents")
    .where("person_id", "=", personId)
    .set({ document: sql`repeat('é', ${cvAccountKind.limits.bytes / 2 - 100})` })
    .execute();
  expect(await save(personId, { id: "two" })).toEqual({ ok: false, reason: "full" });
});

test("a long title is cut", async () => {
  const personId = await addPerson(database.db);
  await save(personId, { title: "x".repeat(5_000) });
  const [listed] = await listStoredDocuments(database.db, cvAccountKind, personId);
  expect(listed?.title).toHaveLength(longestTitle);
});

test("counts the CVs of all accounts, and those that are ready", async () => {
  const before = await countStoredCvs(database.db);
  const personId = await addPerson(database.db);
  await save(personId);
  expect(await countStoredCvs(database.db)).toEqual({ cvs: before.cvs + 1, readyCvs: before.readyCvs });
  await database.db.updateTable("documents").where("person_id", "=", personId).set({ score: 80 }).execute();
  expect(await countStoredCvs(database.db)).toEqual({ cvs: before.cvs + 1, readyCvs: before.readyCvs + 1 });
});

test("CVs are exported with the account's data and deleted with the account", async () => {
  const [ada, ben] = [await addPerson(database.db), await addPerson(database.db)];
  await save(ada, { name: "Ada" });
  await save(ben, { name: "Ben" });
  expect(await exported(documentsData([cvAccountKind]).export(database.db, { id: ada }))).toMatchObject({
    documents: [{ title: "Data", document: { personal: { fullName: "Ada" } } }],
  });
  await documentsData([cvAccountKind]).erase(database.db, { id: ada });
  expect(await listStoredDocuments(database.db, cvAccountKind, ada)).toEqual([]);
  expect(await listStoredDocuments(database.db, cvAccountKind, ben)).toHaveLength(1);
});
