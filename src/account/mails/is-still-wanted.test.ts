import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { changeSettings } from "../settings/stored-settings.server.ts";
import { unsubscribeAddress } from "../unsubscribe/unsubscribe-token.server.ts";
import { isStillWanted } from "./optional-mail.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const secret = "a secret that is long enough for anything";
const now = new Date("2026-11-22T12:00:00Z");
const site = { publicUrl: "https://jobs.example.org" };

test("queued mail is not sent once its kind is turned off", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  const unsubscribe = unsubscribeAddress(site, secret, { personId, kind: "notifications" });
  expect(await isStillWanted({ unsubscribe }, { db, secret })).toBe(true);
  await changeSettings(db, personId, { emailNotifications: false }, now);
  expect(await isStillWanted({ unsubscribe }, { db, secret })).toBe(false);
});

test("mandatory mail is always sent", async () => {
  expect(await isStillWanted({}, { db: database.db, secret })).toBe(true);
});

test.each([
  "https://jobs.example.org/unsubscribe?token=alerts.x.y",
  "https://jobs.example.org/",
  "no address",
])("mail whose unsubscribe link would not work is not sent: %s", async (unsubscribe) => {
  expect(await isStillWanted({ unsubscribe }, { db: database.db, secret })).toBe(false);
});
