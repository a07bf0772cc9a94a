import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  testAccounts,
  visitFrom,
  type TestAccounts,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { resendConfirmation } from "./resend-confirmation.server.ts";
import { signUp } from "./sign-up.server.ts";
import { tidyAccounts } from "./tidy-accounts.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("users").execute();
  await database.db.deleteFrom("attempts").execute();
  site = testAccounts(database);
});

const day = 86_400;
const tables = ["users", "attempts", "sessions", "account_links", "known_browsers"] as const;
async function counts() {
  const counted = tables.map(
    async (table) => (await database.db.selectFrom(table).selectAll().execute()).length,
  );
  return Promise.all(counted);
}

test("nothing goes before its time, and a person stays when all else has gone", async () => {
  await signedInAccount(site);
  const before = await counts();
  await tidyAccounts(site.accounts);
  expect(await counts()).toEqual(before);
  site.pass(401 * day);
  await tidyAccounts(site.accounts);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
});

test("a sign-up that nobody confirms is forgotten after a month, unless a link is still out", async () => {
  const email = "ana@example.com";
  await signUp(site.accounts, { name: "Ana", email, password: goodPassword, returnUrl: "/" }, visitFrom());
  site.pass(29.5 * day);
  await resendConfirmation(site.accounts, { email, returnUrl: "/" }, visitFrom());
  await site.accounts.later.settled();
  site.pass(0.6 * day);
  await tidyAccounts(site.accounts);
  expect((await counts())[0]).toBe(1);
  site.pass(1 * day);
  await tidyAccounts(site.accounts);
  expect((await counts())[0]).toBe(0);
});
