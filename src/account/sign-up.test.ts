import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  testAccounts,
  tokenMailed,
  visitFrom,
  type TestAccounts,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { confirmAddress } from "./confirm-address.server.ts";
import { resendConfirmation } from "./resend-confirmation.server.ts";
import { changeSettings } from "./settings/change-settings.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { readUnsubscribeToken } from "./unsubscribe/unsubscribe-token.server.ts";

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

const email = "ana@example.com";
const ana = { name: "Ana Sousa", email, password: goodPassword, returnUrl: "/" };
const register = (wish: Partial<typeof ana> = {}, visit = visitFrom()) =>
  signUp(site.accounts, { ...ana, ...wish }, visit);
const enter = (password = goodPassword) => signIn(site.accounts, { email, password }, visitFrom());
const countUsers = () => database.db.selectFrom("users").where("email", "=", email).select("id").execute();

test("an account is made, mailed its link, confirmed by it, and signs in", async () => {
  expect(await register({ returnUrl: "/jobs?q=nurse" })).toEqual({ ok: true });
  expect(await enter()).toEqual({ ok: false, reason: "unconfirmed" });
  const link = site.mails[0]?.text.match(/http\S+confirm\S+/)?.[0] ?? "";
  expect(link).toContain("returnUrl=%2Fjobs%3Fq%3Dnurse");
  const token = tokenMailed(site.mails, email);
  expect(await confirmAddress(site.accounts, token)).toEqual({ ok: true, email });
  expect(await confirmAddress(site.accounts, token)).toEqual({ ok: true, email });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
});

test("who confirms is welcomed once, with an address that ends such mail, unless it is turned off", async () => {
  const welcomes = () => site.mails.filter(({ subject }) => subject === "Your Foothold account is ready");
  const { id } = await signedInAccount(site, { email });
  await confirmAddress(site.accounts, tokenMailed(site.mails.slice(0, 1), email));
  expect(welcomes()).toMatchObject([{ to: email }]);
  const { unsubscribe = "", text, html } = welcomes()[0] ?? {};
  const token = new URL(unsubscribe).searchParams.get("token") ?? "";
  expect(readUnsubscribeToken(site.accounts.secret, token)).toEqual({ personId: id, kind: "notifications" });
  expect(text).toContain(`Stop these emails <${unsubscribe}>`);
  expect(html).toContain("Stop these emails");

  const quiet = "quiet@example.com";
  await register({ email: quiet });
  const { id: personId } = await database.db
    .selectFrom("users")
    .where("email", "=", quiet)
    .select("id")
    .executeTakeFirstOrThrow();
  await changeSettings(database.db, personId, { emailNotifications: false }, new Date());
  expect(await confirmAddress(site.accounts, tokenMailed(site.mails, quiet))).toMatchObject({ ok: true });
  expect(welcomes()).toHaveLength(1);
});

test("a taken address gets the same answer, and its owner another mail", async () => {
  await signedInAccount(site, { email });
  const before = await countUsers();
  expect(await register({ name: "Eve", password: "another good password" })).toEqual({ ok: true });
  expect(await countUsers()).toEqual(before);
  expect(site.mails.at(-1)).toMatchObject({ to: email, subject: "You already have an account at Foothold" });
  expect(site.mails.at(-1)?.text).not.toMatch(/token=/);
  expect(await enter()).toMatchObject({ ok: true });
  expect(await enter("another good password")).toEqual({ ok: false, reason: "refused" });
});

test("fifty registrations at once make one account, and every answer is the same", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      register({ name: `Ana ${nth}` }, visitFrom({ clientAddress: "203.0.113.9" })),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ ok: true })));
  expect(await countUsers()).toHaveLength(1);
  const credentials = await database.db.selectFrom("credentials").select("id").execute();
  expect(credentials).toHaveLength(1);
  // The mailbox of somebody else is not flooded.
  expect(site.mails).toHaveLength(5);
});

test("whose link is opened decides, whoever signed up first with an address", async () => {
  await register({ name: "Eve", password: "the password of a thief" });
  const thiefs = tokenMailed(site.mails, email);
  await register();
  expect(await confirmAddress(site.accounts, tokenMailed(site.mails, email))).toEqual({ ok: true, email });
  expect(await enter("the password of a thief")).toEqual({ ok: false, reason: "refused" });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
  // The other link changes nothing any more.
  await confirmAddress(site.accounts, thiefs);
  expect(await enter()).toMatchObject({ ok: true });
});

test("a link that confirms ends after a day; a new one can be asked for, and says the same to anybody", async () => {
  await register();
  const first = tokenMailed(site.mails, email);
  site.pass(24 * 3_600 - 1);
  expect(await resendConfirmation(site.accounts, { email, returnUrl: "/" }, visitFrom())).toEqual({
    ok: true,
  });
  await site.accounts.later.settled();
  site.pass(2);
  expect(await confirmAddress(site.accounts, first)).toEqual({ ok: false, reason: "link" });
  expect(await confirmAddress(site.accounts, tokenMailed(site.mails, email))).toEqual({ ok: true, email });
  const sent = site.mails.length;
  for (const address of [email, "nobody@example.com"]) {
    expect(await resendConfirmation(site.accounts, { email: address, returnUrl: "/" }, visitFrom())).toEqual({
      ok: true,
    });
  }
  await site.accounts.later.settled();
  expect(site.mails).toHaveLength(sent);
});

test("a tampered or invented link confirms nothing", async () => {
  await register();
  const token = tokenMailed(site.mails, email);
  const tampered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
  for (const wrong of [tampered, token.slice(0, -1), `${token}A`, "", "null", "' or 1=1 --"]) {
    expect(await confirmAddress(site.accounts, wrong)).toEqual({ ok: false, reason: "link" });
  }
  expect(await enter()).toEqual({ ok: false, reason: "unconfirmed" });
});

test.each([
  ["too-short", "nine char"],
  ["too-long", "a long one ".repeat(12)],
  ["too-long", "x".repeat(1024 * 1024)],
  ["common", "Password123!"],
  ["own", "Ana.Sousa.1990"],
  ["own", "foothold-ana-1"],
])("refuses a password that is %s", async (fault, password) => {
  expect(await register({ password })).toEqual({ ok: false, reason: "password", fault });
  expect(await countUsers()).toEqual([]);
  expect(site.mails).toEqual([]);
});

test("the same password signs in, however a keyboard composes it", async () => {
  await signedInAccount(site, { email, password: "un café à sept heures".normalize("NFC") });
  expect(await enter("un café à sept heures".normalize("NFD"))).toMatchObject({ ok: true });
});
