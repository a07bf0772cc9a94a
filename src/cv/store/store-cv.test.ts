import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { countStoredCvs } from "./count-stored-cvs.server.ts";
import { cvData } from "./cv-data.server.ts";
import { deleteStoredCv } from "./delete-stored-cv.server.ts";
import { listStoredCvs } from "./list-stored-cvs.server.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";
import { storeCv } from "./store-cv.server.ts";
import { storeLimits } from "./stored-cv.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-11-21T12:00:00Z");

function named(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}

function save(
  personId: string,
  more: { id?: string; name?: string; revision?: number; title?: string } = {},
) {
  const { id = "one", name = "Ada", revision = 0, title = "Data" } = more;
  return storeCv(database.db, { personId, id, title, document: named(name), revision, now });
}

test("a CV comes back as it was stored, whatever was pasted into it", async () => {
  const personId = await addPerson(database.db);
  const name = 'Ada \u0000 \ud800 \u202e <b> "quoted" \\ 😀';
  expect(await save(personId, { name })).toEqual({ ok: true, revision: 1 });
  expect(await readStoredCv(database.db, personId, "one")).toMatchObject({
    title: "Data",
    revision: 1,
    changedAt: now.toISOString(),
    document: named(name),
  });
});

test("an edit of an older state is not written over a newer one", async () => {
  const personId = await addPerson(database.db);
  await save(personId);
  expect(await save(personId, { name: "Ada B", revision: 1 })).toEqual({ ok: true, revision: 2 });
  expect(await save(personId, { name: "Ada C", revision: 1 })).toMatchObject({
    ok: false,
    reason: "changed",
    current: { revision: 2, document: named("Ada B") },
  });
});

test("of many saves at once of the same state, one is written", async () => {
  const personId = await addPerson(database.db);
  await save(personId);
  const names = Array.from({ length: 8 }, (_, index) => `Ada ${index}`);
  const outcomes = await Promise.all(names.map((name) => save(personId, { name, revision: 1 })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const stored = await readStoredCv(database.db, personId, "one");
  const written = names[outcomes.findIndex(({ ok }) => ok)];
  expect(stored).toMatchObject({ revision: 2, document: named(written ?? "") });
});

test("a CV that was deleted is not brought back by an edit of it", async () => {
  const personId = await addPerson(database.db);
  await save(personId);
  await deleteStoredCv(database.db, personId, "one");
  expect(await save(personId, { revision: 1 })).toEqual({ ok: false, reason: "gone" });
  expect(await listStoredCvs(database.db, personId)).toEqual([]);
});

test("nobody reads, writes or deletes what is another person's, even of the same id", async () => {
  const [ada, eve] = [await addPerson(database.db), await addPerson(database.db)];
  await save(ada);
  expect(await readStoredCv(database.db, eve, "one")).toBeNull();
  expect(await listStoredCvs(database.db, eve)).toEqual([]);
  expect(await save(eve, { name: "Eve", revision: 1 })).toEqual({ ok: false, reason: "gone" });
  expect(await save(eve, { name: "Eve" })).toEqual({ ok: true, revision: 1 });
  await deleteStoredCv(database.db, eve, "one");
  expect(await readStoredCv(database.db, ada, "one")).toMatchObject({ document: named("Ada") });
});

test("an account holds so many CVs and no more, and those it has can still be saved", async () => {
  const personId = await addPerson(database.db);
  for (let index = 0; index < storeLimits.cvs; index += 1)
    expect(await save(personId, { id: `cv-${index}` })).toMatchObject({ ok: true });
  expect(await save(personId, { id: "one more" })).toEqual({ ok: false, reason: "too-many" });
  expect(await save(personId, { id: "cv-0", revision: 1 })).toMatchObject({ ok: true });
});

test("a long title is kept shortened", async () => {
  const personId = await addPerson(database.db);
  await save(personId, { title: "x".repeat(5_000) });
  const [listed] = await listStoredCvs(database.db, personId);
  expect(listed?.title).toHaveLength(storeLimits.title);
});

test("are counted over all accounts, and those that are ready beside", async () => {
  const before = await countStoredCvs(database.db);
  const personId = await addPerson(database.db);
  await save(personId);
  expect(await countStoredCvs(database.db)).toEqual({ cvs: before.cvs + 1, readyCvs: before.readyCvs });
  await database.db.updateTable("cvs").where("person_id", "=", personId).set({ completeness: 80 }).execute();
  expect(await countStoredCvs(database.db)).toEqual({ cvs: before.cvs + 1, readyCvs: before.readyCvs + 1 });
});

test("goes out with the account's data, and goes with the account", async () => {
  const [ada, ben] = [await addPerson(database.db), await addPerson(database.db)];
  await save(ada, { name: "Ada" });
  await save(ben, { name: "Ben" });
  expect(await exported(cvData.export(database.db, { id: ada }))).toMatchObject([
    { title: "Data", resume: { basics: { name: "Ada" } } },
  ]);
  await cvData.erase(database.db, { id: ada });
  expect(await listStoredCvs(database.db, ada)).toEqual([]);
  expect(await listStoredCvs(database.db, ben)).toHaveLength(1);
});
