import { afterAll, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  localVisit,
  signedInAccount,
  testAccounts,
  accountsOfFile,
  visitFrom,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { chooseNewPassword } from "../choose-new-password.server.ts";
import { confirmAddress } from "../confirm-address.server.ts";
import { askForDeletion, readDeletion } from "../deletion/delete-account.server.ts";
import { requestRecovery, resendConfirmation, type RequestLinkResult } from "./request-link.server.ts";
import { signIn } from "../sign-in.server.ts";
import { signUp } from "../sign-up.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database, { sendsMail: false });

const email = "ana@example.com";
const wish = { name: "Ana Sousa", email, password: goodPassword, returnUrl: "/" };

function shown(requested: RequestLinkResult | Awaited<ReturnType<typeof signUp>>) {
  if (!requested.ok || !requested.link) throw new Error("No link was shown.");
  return requested.link;
}

/** Confirms in the browser that signed up. */
function confirmIn(signedUp: Awaited<ReturnType<typeof signUp>>) {
  const cookie = signedUp.ok ? cookiesSet(signedUp.headers) : "";
  return confirmAddress(site.accounts, shown(signedUp).token, visitFrom({ cookie }));
}

test("a sign-up on this machine gets its link immediately, in the answer and in the terminal", async () => {
  const signedUp = await signUp(site.accounts, wish, localVisit());
  const link = shown(signedUp);
  expect(link).toMatchObject({ purpose: "confirm", email, asksPassword: false, returnUrl: "/" });
  expect(site.printed.join()).toContain("This site sends no mail.");
  expect(site.printed.join()).toContain(`http://localhost:3000/auth/confirm?token=${link.token}`);
  // Random letters may spell the name.
  expect(site.printed.join().replace(link.token, "")).not.toMatch(/ana/i);
  expect(await confirmIn(signedUp)).toMatchObject({ ok: true, name: "Ana Sousa" });
  expect(await signIn(site.accounts, { email, password: goodPassword }, localVisit())).toMatchObject({
    ok: true,
  });
});

test("a taken address gets a link too, and its account does not change", async () => {
  await confirmIn(await signUp(site.accounts, wish, localVisit()));
  const link = shown(
    await signUp(site.accounts, { ...wish, password: "another good password" }, localVisit()),
  );
  expect(await confirmAddress(site.accounts, link.token, visitFrom())).toEqual({
    ok: false,
    reason: "link",
  });
  expect(await signIn(site.accounts, { email, password: "another good password" }, localVisit())).toEqual({
    ok: false,
    reason: "refused",
  });
});

test("recovery and resending show a link for any address; links of unknown addresses do not work", async () => {
  await confirmIn(await signUp(site.accounts, wish, localVisit()));
  const recover = async (address: string) =>
    shown(await requestRecovery(site.accounts, address, localVisit()));
  const [known, unknown] = [await recover(email), await recover("nobody@example.com")];
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  const choose = (token: string) =>
    chooseNewPassword(site.accounts, { token, password: "eleven small harbours" }, localVisit());
  expect(await choose(unknown.token)).toEqual({ ok: false, reason: "link" });
  expect(await choose(known.token)).toMatchObject({ ok: true });

  const again = await resendConfirmation(
    site.accounts,
    { email: "nobody@example.com", returnUrl: "/" },
    localVisit(),
  );
  expect(await confirmAddress(site.accounts, shown(again).token, visitFrom())).toEqual({
    ok: false,
    reason: "link",
  });
});

test("other clients are refused everything that needs a link, and nothing is stored, mailed or printed", async () => {
  const refused = { ok: false, reason: "no-mail" };
  expect(await signUp(site.accounts, wish, visitFrom())).toEqual(refused);
  expect(await requestRecovery(site.accounts, email, visitFrom())).toEqual(refused);
  expect(await resendConfirmation(site.accounts, { email, returnUrl: "/" }, visitFrom())).toEqual(refused);
  expect(await database.db.selectFrom("pending_sign_ups").selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom("attempts").selectAll().execute()).toEqual([]);
  expect([site.mails, site.printed]).toEqual([[], []]);
});

test("deleting goes straight to its last step on this machine, and is refused elsewhere", async () => {
  const mailing = testAccounts(database);
  const ana = await signedInAccount(mailing);
  const asked = await askForDeletion(site.accounts, ana, goodPassword, "page");
  if (!asked.ok || !asked.token) throw new Error("No link was given.");
  expect(await readDeletion(site.accounts, asked.token)).toEqual({ email: ana.email });
  expect(await askForDeletion(site.accounts, ana, goodPassword, "none")).toEqual({
    ok: false,
    reason: "no-mail",
  });
  expect(await askForDeletion(mailing.accounts, ana, goodPassword, "mail")).toEqual({ ok: true });
});
