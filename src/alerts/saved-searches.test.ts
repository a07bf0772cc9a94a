import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import {
  changeSavedSearch,
  eraseDeletedSearches,
  getSearchOfFeed,
  listSavedSearches,
  getSavedSearch,
  saveSearch,
} from "./saved-searches.server.ts";
import { maxSavedSearches, parametersOf, searchOf } from "./saved-search.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-22T12:00:00Z");
const save = (personId: string, parameters: string, name = "Lamps") =>
  saveSearch(database.db, { personId, name, parameters, frequency: "daily", now, random: randomBytes });

test("the words, the place and the filters are saved, but no order, page or open job", () => {
  const address = "q=lamp&location=Denver&type=full-time&sort=date&page=3&asof=t&job=7&mentions=1";
  expect(parametersOf(searchOf(address))).toBe("q=lamp&location=Denver&type=full-time");
});

test("saving the same search again changes its name, and the number of searches is limited", async () => {
  const personId = await addPerson(database.db);
  expect(await save(personId, "q=lamp")).toMatchObject({ ok: true, isNew: true });
  expect(await save(personId, "q=lamp", "All lamps")).toMatchObject({ ok: true, isNew: false });
  expect(await listSavedSearches(database.db, personId)).toMatchObject([{ name: "All lamps" }]);
  for (let nth = 1; nth < maxSavedSearches; nth++) await save(personId, `q=lamp${nth}`);
  expect(await save(personId, "q=one+more")).toEqual({ ok: false, reason: "too-many" });
});

test("a search that is saved five times at once is one search", async () => {
  const personId = await addPerson(database.db);
  await Promise.all(Array.from({ length: 5 }, () => save(personId, "q=lamp")));
  expect(await listSavedSearches(database.db, personId)).toHaveLength(1);
});

test("a deleted search can be restored for a day, and only by its owner", async () => {
  const { db } = database;
  const [ana, ben] = [await addPerson(db), await addPerson(db)];
  const saved = await save(ana, "q=lamp");
  const id = saved.ok ? saved.id : 0;
  const feedKey = (await getSavedSearch(db, ana, id))?.feedKey ?? "";
  expect(await getSavedSearch(db, ben, id)).toBeNull();
  expect(await changeSavedSearch(db, { personId: ben, id }, { do: "delete", now })).toBe(false);

  expect(await changeSavedSearch(db, { personId: ana, id }, { do: "delete", now })).toBe(true);
  expect(await listSavedSearches(db, ana)).toEqual([]);
  expect(await getSearchOfFeed(db, feedKey)).toBeNull();
  await eraseDeletedSearches(db, new Date("2026-11-23T11:00:00Z"));
  expect(await changeSavedSearch(db, { personId: ana, id }, { do: "restore" })).toBe(true);
  expect(await getSearchOfFeed(db, feedKey)).toMatchObject({ id });

  await changeSavedSearch(db, { personId: ana, id }, { do: "delete", now });
  await eraseDeletedSearches(db, new Date("2026-11-23T13:00:00Z"));
  expect(await changeSavedSearch(db, { personId: ana, id }, { do: "restore" })).toBe(false);
});
