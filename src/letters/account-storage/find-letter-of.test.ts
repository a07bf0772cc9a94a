import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { firstChoices } from "../letter.ts";
import { writeLetter } from "../write/write-letter.ts";
import { findLetterOf } from "./find-letter-of.server.ts";
import { storeLetter } from "./store-letter.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

async function save(personId: string, id: string, at: string): Promise<void> {
  const now = new Date(at);
  const advert = analystAdvert();
  const cv = { id: "cv", title: "Data", document: analystCv() };
  const result = writeLetter({ cv, advert, choices: firstChoices, now });
  if (!result.ok) throw new Error(result.reason);
  const file = { id, title: `Letter ${id}`, letter: result.letter, advert, versions: [] };
  await storeLetter(database.db, { personId, file, revision: 0, now });
}

test("an application has its noted letter, or else the latest for its job, but none of another person", async () => {
  const { db } = database;
  const [ana, ben] = [await addPerson(db), await addPerson(db)];
  await save(ana, "one", "2026-11-20T12:00:00Z");
  await save(ana, "two", "2026-11-21T12:00:00Z");
  const find = async (personId: string, letterId: string | null, jobId: number | null) =>
    (await findLetterOf(db, personId, { letterId, jobId }))?.title;
  expect(await find(ana, "one", 7)).toBe("Letter one");
  expect(await find(ana, "deleted", 7)).toBe("Letter two");
  expect(await find(ana, null, 7)).toBe("Letter two");
  expect(await find(ana, null, 8)).toBeUndefined();
  expect(await find(ana, null, null)).toBeUndefined();
  expect(await find(ben, "one", 7)).toBeUndefined();
});
