import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { deleteStoredLetter } from "../account-storage/delete-stored-letter.server.ts";
import { letterData } from "../account-storage/letter-data.server.ts";
import { listStoredLetters } from "../account-storage/list-stored-letters.server.ts";
import { readStoredLetter } from "../account-storage/read-stored-letter.server.ts";
import { storeLetter } from "../account-storage/store-letter.server.ts";
import { firstChoices } from "../letter.ts";
import { letterTitle, withVersion, type LetterFile } from "../letter-file.ts";
import { readLetterFile } from "../read-letter-file.ts";
import { writeLetter } from "../write/write-letter.ts";
import type { AccountLetters } from "./account-letters.ts";
import { openLetterDatabase, type LetterDatabase } from "./letter-database.ts";
import {
  claimLetters,
  deleteLocalLetter,
  listLetters,
  readLocalLetter,
  saveLocalLetter,
} from "./local-letters.ts";
import { syncLetters } from "./sync-letters.ts";

const database = await testDatabase();
afterAll(() => database.close());
let owner: string;
let here: LetterDatabase;
let there: LetterDatabase;
let lastId = 0;
const now = new Date("2026-11-22T12:00:00Z");

beforeEach(async () => {
  owner = await addPerson(database.db);
  here = await newBrowser();
  there = await newBrowser();
});

async function newBrowser(): Promise<LetterDatabase> {
  globalThis.indexedDB = new IDBFactory();
  const db = await openLetterDatabase();
  if (!db) throw new Error("no IndexedDB");
  return db;
}

/** Calls the routes of the account without a network. */
function account(): AccountLetters {
  const { db } = database;
  return {
    list: () => listStoredLetters(db, owner),
    get: (id) => readStoredLetter(db, owner, id),
    async put(file, revision) {
      const read = readLetterFile(JSON.parse(JSON.stringify(file)));
      if (!read) return { ok: false, reason: "refused" };
      return storeLetter(db, { personId: owner, file: { ...read, id: file.id }, revision, now });
    },
    remove: (id) => deleteStoredLetter(db, owner, id),
  };
}

const sync = (db: LetterDatabase) =>
  syncLetters({ db, account: account(), owner, newId: () => `copy${(lastId += 1)}` });

function letterFile(title?: string): LetterFile {
  const advert = analystAdvert();
  const cv = { id: "cv", title: "Data", document: analystCv() };
  const result = writeLetter({ cv, advert, choices: firstChoices, now });
  if (!result.ok) throw new Error(result.reason);
  const { letter } = result;
  return { id: "one", title: title ?? letterTitle(letter), letter, advert, versions: [] };
}

const save = (db: LetterDatabase, title: string, by: string | null = owner, at = now) =>
  saveLocalLetter(db, letterFile(title), { owner: by, now: at });
const titles = async (db: LetterDatabase) =>
  (await listLetters(db, owner)).map(({ title }) => title).toSorted();

test("a letter of one browser is complete in the other after both have synced", async () => {
  await save(here, "First");
  await sync(here);
  await sync(there);
  expect(await titles(there)).toEqual(["First"]);
  const { letter, advert } = letterFile();
  expect(await readLocalLetter(there, "one", owner)).toMatchObject({ letter, advert, isChanged: false });
  const row = await database.db
    .selectFrom("letters")
    .where("person_id", "=", owner)
    .selectAll()
    .executeTakeFirst();
  expect(row).toMatchObject({ job_id: 7, cv_id: "cv" });
});

test("edits on both sides are kept", async () => {
  await save(here, "First");
  await sync(here);
  await sync(there);
  await save(here, "Here");
  await save(there, "There");
  await sync(here);
  await sync(there);
  await sync(here);
  expect(await titles(there)).toEqual(["Here", "There (other version)"]);
  expect(await titles(here)).toEqual(["Here", "There (other version)"]);
});

test("a deletion reaches the other browser, unless the letter was edited there", async () => {
  await save(here, "First");
  await sync(here);
  await sync(there);
  await deleteLocalLetter(here, "one");
  await sync(here);
  await sync(there);
  expect(await titles(there)).toEqual([]);

  await save(here, "Again");
  await sync(here);
  await sync(there);
  await deleteLocalLetter(here, "one");
  await save(there, "Edited");
  await sync(here);
  await sync(there);
  await sync(here);
  expect(await titles(here)).toEqual(["Edited"]);
});

test("a visitor's letter stays in the browser until it is claimed, and no other account sees it then", async () => {
  await save(here, "Visitor", null);
  await sync(here);
  expect(await listStoredLetters(database.db, owner)).toEqual([]);
  await claimLetters(here, owner);
  await sync(here);
  expect((await listStoredLetters(database.db, owner)).map(({ title }) => title)).toEqual(["Visitor"]);
  const other = await addPerson(database.db);
  expect(await readLocalLetter(here, "one", other)).toBeNull();
  expect(await readStoredLetter(database.db, other, "one")).toBeNull();
});

test("the export has the text, and erasing removes every letter", async () => {
  await save(here, "First");
  await sync(here);
  const [one] = (await exported(letterData.export(database.db, { id: owner }))) as { text: string }[];
  expect(one?.text).toContain("Dear Northbeck Energy hiring team,");
  await database.db.transaction().execute((tx) => letterData.erase(tx, { id: owner }));
  expect(await listStoredLetters(database.db, owner)).toEqual([]);
});

test("versions are a minute apart, the latest first, and differ from each other", () => {
  const file = letterFile();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const one = withVersion(file, now);
  expect(one.versions).toHaveLength(1);
  const changed = { ...one, letter: { ...one.letter, subject: "Other" } };
  expect(withVersion(changed, later(10)).versions).toHaveLength(1);
  expect(withVersion(one, later(90)).versions).toHaveLength(1);
  expect(withVersion(changed, later(90)).versions.map(({ letter }) => letter.subject)).toEqual([
    "Other",
    file.letter.subject,
  ]);
});
