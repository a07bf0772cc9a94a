import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { listActivity } from "../activity/activity.server.ts";
import { mayMail } from "../settings/stored-settings.server.ts";
import {
  readUnsubscribeToken,
  unsubscribeAddress,
  writeUnsubscribeToken,
} from "./unsubscribe-token.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const secret = "a secret that is long enough for anything";
const alerts = { personId: "J4kQ9", kind: "alerts" } as const;
const now = new Date("2026-11-21T12:00:00Z");

test("a token names a person and a kind, and only this site can write one", () => {
  const token = writeUnsubscribeToken(secret, alerts);
  expect(readUnsubscribeToken(secret, token)).toEqual(alerts);
  expect(readUnsubscribeToken("another secret", token)).toBeNull();
});

test.each([
  ["another kind", (token: string) => token.replace("alerts", "marketing")],
  ["another person", (token: string) => token.replace("J4kQ9", "J4kQ8")],
  ["an unknown kind", (token: string) => token.replace("alerts", "everything")],
  ["a shorter signature", (token: string) => token.slice(0, -1)],
  ["more behind it", (token: string) => `${token}.x`],
  ["nothing", () => ""],
  ["a megabyte", () => "a".repeat(1_000_000)],
])("a token with %s is refused", (_, change) => {
  expect(readUnsubscribeToken(secret, change(writeUnsubscribeToken(secret, alerts)))).toBeNull();
});

test("the address is absolute, so that a mail program can post to it", () => {
  const address = unsubscribeAddress({ publicUrl: "https://jobs.example.org" }, secret, alerts);
  expect(address).toMatch(/^https:\/\/jobs\.example\.org\/unsubscribe\?token=alerts\.J4kQ9\.[\w-]{43}$/);
});

test("ends one kind of mail and no other, records it once, and accepts a second click", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  await unsubscribe(db, { personId, kind: "alerts" }, now);
  await unsubscribe(db, { personId, kind: "alerts" }, now);
  expect(await mayMail(db, personId, "alerts")).toBe(false);
  expect(await mayMail(db, personId, "notifications")).toBe(true);
  const { entries } = await listActivity(db, personId, 1);
  expect(entries).toMatchObject([{ words: "Unsubscribed by email", subject: "job alerts" }]);
});

test("does nothing for a deleted account", async () => {
  await unsubscribe(database.db, { personId: "gone", kind: "alerts" }, now);
  const rows = await database.db
    .selectFrom("account_settings")
    .where("person_id", "=", "gone")
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});
