import { afterAll, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { resendConfirmation } from "./links/request-link.server.ts";
import { signUp } from "./sign-up.server.ts";
import { deleteExpiredAccountRows } from "./delete-expired-account-rows.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);

const day = 86_400;
const tables = ["users", "attempts", "sessions", "pending_sign_ups", "known_browsers"] as const;
async function counts() {
  const counted = tables.map(
    async (table) => (await database.db.selectFrom(table).selectAll().execute()).length,
  );
  return Promise.all(counted);
}

test("nothing is deleted before it expires, and the person stays when everything else is deleted", async () => {
  await signedInAccount(site);
  const before = await counts();
  await deleteExpiredAccountRows(site.accounts);
  expect(await counts()).toEqual(before);
  site.pass(401 * day);
  await deleteExpiredAccountRows(site.accounts);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
});

test("an unconfirmed sign-up is deleted after a day, unless its link was sent again", async () => {
  const email = "ana@example.com";
  const left = async () => (await database.db.selectFrom("pending_sign_ups").selectAll().execute()).length;
  await signUp(site.accounts, { name: "Ana", email, password: goodPassword, returnUrl: "/" }, visitFrom());
  site.pass(0.9 * day);
  await resendConfirmation(site.accounts, { email, returnUrl: "/" }, visitFrom());
  await site.accounts.afterResponse.settled();
  await deleteExpiredAccountRows(site.accounts);
  expect(await left()).toBe(2);
  site.pass(0.2 * day);
  await deleteExpiredAccountRows(site.accounts);
  expect(await left()).toBe(1);
  site.pass(0.9 * day);
  await deleteExpiredAccountRows(site.accounts);
  expect(await left()).toBe(0);
});

test("a used link is remembered for a week, so that it can say it was used", async () => {
  await signedInAccount(site);
  const left = async () => (await database.db.selectFrom("pending_sign_ups").selectAll().execute()).length;
  site.pass(6.9 * day);
  await deleteExpiredAccountRows(site.accounts);
  expect(await left()).toBe(1);
  site.pass(0.2 * day);
  await deleteExpiredAccountRows(site.accounts);
  expect(await left()).toBe(0);
});
