import { afterAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
  type SignedInAccount,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { turnOnTwoStep } from "../../../tests/support/two-step-account.ts";
import { limitRules } from "../rate-limits/consume-limit.server.ts";
import { readViewer } from "../read-viewer.server.ts";
import { signIn } from "../sign-in.server.ts";
import { reauthenticate } from "./reauthenticate.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);
let ana: SignedInAccount;
beforeEach(async () => {
  ana = await signedInAccount(site);
});

const { most } = limitRules["reauthentication, session"];
const viewerOf = (cookie: string) => readViewer(site.accounts, new Headers({ cookie }));
const prove = (password: string, { cookie, session, code = "" }: Proving = ana) =>
  reauthenticate(site.accounts, { ...ana, session }, { password, code, headers: new Headers({ cookie }) });
type Proving = Pick<SignedInAccount, "cookie" | "session"> & { code?: string };

test("a session that guesses the password is ended and the owner is mailed, once; other sessions are not affected", async () => {
  const signedIn = await signIn(site.accounts, ana, visitFrom());
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const other = { cookie: cookiesSet(signedIn.headers), session: { id: "", expiresAt: new Date() } };
  other.session = (await viewerOf(other.cookie))?.session ?? other.session;

  for (let tries = 0; tries < most; tries++) {
    expect(await prove(`guess ${tries}`)).toEqual({ ok: false, reason: "wrong-password" });
  }
  const late = await Promise.all([prove(goodPassword), prove(goodPassword)]);
  const signedOut = { ok: false, reason: "signed-out" };
  expect(late).toEqual([signedOut, signedOut]);
  expect(await viewerOf(ana.cookie)).toBeNull();
  const told = site.mails.filter(({ subject }) => subject.includes("was signed out"));
  expect(told).toMatchObject([
    { to: ana.email, text: expect.stringContaining("Firefox on Linux") as string },
  ]);

  expect(await prove(goodPassword, other)).toEqual({ ok: true });
  expect(await viewerOf(other.cookie)).toMatchObject({ id: ana.id });
});

test("a right password resets the count, so an owner is never signed out for using the page", async () => {
  for (let tries = 0; tries < most * 2; tries++) {
    expect(await prove(tries % 2 === 0 ? "a slip" : goodPassword)).toMatchObject({ ok: tries % 2 === 1 });
  }
  expect(await viewerOf(ana.cookie)).not.toBeNull();
});

test("guessing codes with the right password ends the session too", async () => {
  const { cookie } = await turnOnTwoStep(site, ana);
  for (let tries = 0; tries < most; tries++) {
    const code = String(tries).padStart(6, "0");
    expect(await prove(goodPassword, { cookie, session: ana.session, code })).toMatchObject({ ok: false });
  }
  expect(await prove(goodPassword, { cookie, session: ana.session })).toEqual({
    ok: false,
    reason: "signed-out",
  });
  expect(await viewerOf(cookie)).toBeNull();
});
