import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { activityPerPage, listActivity, recordActivity } from "./activity.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const at = (minute: number) => new Date(Date.parse("2026-11-21T12:00:00Z") + minute * 60_000);

test("a new account has no activity", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  expect(await listActivity(db, personId, 1)).toEqual({ entries: [], page: 1, pages: 1 });
});

test("lists activity newest first and page by page, without that of other people", async () => {
  const { db } = database;
  const [ana, ben] = [await addPerson(db), await addPerson(db)];
  await recordActivity(db, { personId: ben, kind: "password-changed", now: at(500) });
  for (let minute = 0; minute <= activityPerPage; minute++) {
    await recordActivity(db, {
      personId: ana,
      kind: "signed-in-new-browser",
      subject: `Browser ${minute}`,
      now: at(minute),
    });
  }
  const first = await listActivity(db, ana, 1);
  expect(first.pages).toBe(2);
  expect(first.entries).toHaveLength(activityPerPage);
  expect(first.entries[0]).toMatchObject({
    words: "Signed in from a new browser",
    subject: `Browser ${activityPerPage}`,
    at: at(activityPerPage),
  });
  expect(await listActivity(db, ana, 99)).toMatchObject({ page: 2, entries: [{ subject: "Browser 0" }] });
});

test("shortens a long subject", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  await recordActivity(db, { personId, kind: "passkey-added", subject: "x".repeat(10_000), now: at(0) });
  const { entries } = await listActivity(db, personId, 1);
  expect(entries[0]?.subject).toHaveLength(200);
});
