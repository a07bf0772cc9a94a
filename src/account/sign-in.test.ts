import { afterAll, expect, test } from "vitest";
import {
  cookiesSet,
  firefox,
  goodPassword,
  signedInAccount,
  testAccounts,
  accountsOfFile,
  tokenMailed,
  visitFrom,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { limitRules, consumeLimit } from "./rate-limits/consume-limit.server.ts";
import { chooseNewPassword } from "./choose-new-password.server.ts";
import { confirmAddress } from "./confirm-address.server.ts";
import { readViewer } from "./read-viewer.server.ts";
import { requestRecovery } from "./links/request-link.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";
import { signUp } from "./sign-up.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);

const email = "ana@example.com";
const enter = (password = goodPassword, visit = visitFrom(), address = email) =>
  signIn(site.accounts, { email: address, password }, visit);
const viewerOf = (cookie: string) => readViewer(site.accounts, new Headers({ cookie }));
/** Visits of other people, each from another network address. */
const stranger = (nth: number) => visitFrom({ clientAddress: `198.51.${nth >> 8}.${nth & 255}` });

test("a wrong password and an unknown address get the same refusal", async () => {
  await signedInAccount(site, { email });
  const refused = { ok: false, reason: "refused" };
  expect(await enter("not the password")).toEqual(refused);
  expect(await enter(goodPassword, visitFrom(), "nobody@example.com")).toEqual(refused);
  expect(await enter("x".repeat(1024 * 1024))).toEqual(refused);
});

test("the viewer is the person who signed in, with the profile that the first sign-in created", async () => {
  const { id, cookie } = await signedInAccount(site, { name: "Ana de Sousa", email });
  expect(await viewerOf(cookie)).toMatchObject({ id, email, name: "Ana de Sousa", initials: "AS" });
  const profile = await database.db.selectFrom("profiles").selectAll().executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ id, full_name: "Ana de Sousa" });
  await database.db.updateTable("profiles").set({ full_name: " " }).execute();
  expect(await viewerOf(cookie)).toMatchObject({ name: "ana", initials: "A" });
  // A later sign-in does not change the profile.
  await enter();
  expect((await database.db.selectFrom("profiles").selectAll().execute())[0]?.full_name).toBe(" ");
});

test("every sign-in makes a new session and ends the previous one of this browser", async () => {
  const { cookie } = await signedInAccount(site, { email });
  const planted = "account.session_token=planted.by-somebody-else";
  const fixed = await enter(goodPassword, visitFrom({ cookie: planted }));
  if (!fixed.ok) throw new Error(fixed.reason);
  expect(cookiesSet(fixed.headers)).not.toContain("planted");
  expect(await viewerOf(planted)).toBeNull();

  const again = await enter(goodPassword, visitFrom({ cookie }));
  if (!again.ok) throw new Error(again.reason);
  expect(await viewerOf(cookie)).toBeNull();
  expect(await viewerOf(cookiesSet(again.headers))).toMatchObject({ email });
  expect(await viewerOf(cookiesSet(fixed.headers))).toMatchObject({ email });
});

test.each([
  ["http://localhost:3000", /^account\.session_token=/, false],
  ["https://jobs.example.org", /^__Host-account\.session_token=/, true],
])("the cookie of %s is hidden from scripts and from requests of other sites", async (url, name, secure) => {
  const there = testAccounts(database, url);
  const { cookie } = await signedInAccount(there, { email });
  const signedIn = await signIn(there.accounts, { email, password: goodPassword }, visitFrom());
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const cookies = signedIn.headers.getSetCookie();
  expect(cookies.find((one) => name.test(one))).toMatch(/Max-Age=2592000/);
  expect(cookies).toHaveLength(2);
  for (const one of cookies) {
    expect(one).toMatch(/; HttpOnly/);
    expect(one).toMatch(/; SameSite=Lax/);
    expect(one).toMatch(/; Path=\//);
    expect(one).not.toMatch(/Domain=/i);
    expect(/; Secure/.test(one)).toBe(secure);
  }
  expect(await readViewer(there.accounts, new Headers({ cookie }))).toMatchObject({ email });
});

test("a tampered cookie is a visitor's", async () => {
  const { cookie } = await signedInAccount(site, { email });
  const [, token = "", signature = ""] = /session_token=([^.]+)\.([^;]+)/.exec(cookie) ?? [];
  const other = await signedInAccount(site, { email: "eve@example.com" });
  const [, otherSignature = ""] = /session_token=[^.]+\.([^;]+)/.exec(other.cookie) ?? [];
  for (const value of [
    token,
    `${token}.`,
    `${token}.${otherSignature}`,
    `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}.${signature}`,
    ".",
    "%00",
  ]) {
    expect(await viewerOf(`account.session_token=${value}`)).toBeNull();
  }
  expect(await viewerOf(`account.session_token=${token}.${signature}`)).toMatchObject({ email });
});

test("a session ends when it expires, and on signing out", async () => {
  const { cookie } = await signedInAccount(site, { email });
  site.pass(31 * 86_400);
  expect(await viewerOf(cookie)).toBeNull();
  site.pass(-31 * 86_400);
  const headers = await signOut(site.accounts, visitFrom({ cookie }));
  expect(headers.getSetCookie().find((one) => one.includes("session_token="))).toMatch(/Max-Age=0/);
  expect(await viewerOf(cookie)).toBeNull();
  expect(await database.db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("guessing at one account is limited, even from many addresses, and the owner can still sign in", async () => {
  const owner = await signedInAccount(site, { email });
  const { most, seconds } = limitRules["sign-in, account"];
  for (let nth = 0; nth < most; nth++) {
    expect(await enter(`guess number ${nth}`, stranger(nth))).toEqual({ ok: false, reason: "refused" });
  }
  const held = await enter(goodPassword, stranger(most));
  expect(held).toMatchObject({ ok: false, reason: "too-many" });
  if (held.ok || held.reason !== "too-many") throw new Error("not held");
  expect(held.retryAfter).toBeGreaterThan(0);
  expect(held.retryAfter).toBeLessThanOrEqual(seconds);

  // The owner signs in from a known browser.
  expect(await enter(goodPassword, visitFrom({ cookie: owner.cookie }))).toMatchObject({ ok: true });
  // The owner uses the link from a mail.
  await requestRecovery(site.accounts, email, visitFrom());
  await site.accounts.afterResponse.settled();
  const chosen = await chooseNewPassword(
    site.accounts,
    { token: tokenMailed(site.mails, email), password: "another good password" },
    visitFrom(),
  );
  if (!chosen.ok) throw new Error(chosen.reason);
  for (let nth = 0; nth < most + 1; nth++) await enter(`guess again ${nth}`, stranger(nth));
  const back = visitFrom({ cookie: cookiesSet(chosen.headers) });
  expect(await enter("another good password", back)).toMatchObject({ ok: true });
  // The limit ends after a while.
  site.pass(seconds + 1);
  expect(await enter("another good password", stranger(1))).toMatchObject({ ok: true });
});

test("guessing at many accounts from one address is limited, even if it varies within its network", async () => {
  const { most } = limitRules["sign-in, address"];
  const from = (nth: number) => visitFrom({ clientAddress: `2001:db8:1:2::${nth.toString(16)}` });
  for (let nth = 1; nth < most; nth++) await consumeLimit(site.accounts, "sign-in, address", "2001:db8:1:2");
  expect(await enter(goodPassword, from(1), "somebody@example.com")).toEqual({
    ok: false,
    reason: "refused",
  });
  expect(await enter(goodPassword, from(2), "another@example.com")).toMatchObject({ reason: "too-many" });
  expect(await enter(goodPassword, stranger(3), "another@example.com")).toEqual({
    ok: false,
    reason: "refused",
  });
});

test("a hundred simultaneous attempts are counted one by one", async () => {
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => consumeLimit(site.accounts, "sign-in, account", email)),
  );
  expect(taken.filter(({ ok }) => ok)).toHaveLength(limitRules["sign-in, account"].most);
});

test("the stored counts reveal neither an address nor an account", async () => {
  await enter("not the password", visitFrom({ clientAddress: "203.0.113.77" }));
  const rows = await database.db.selectFrom("attempts").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|ana/);
});

const newSignIns = () => site.mails.filter(({ subject }) => subject === "New sign-in to Foothold");

test("the owner is notified of each new browser, including the first, and of no known one", async () => {
  const { cookie, id } = await signedInAccount(site, { email });
  expect(newSignIns()).toHaveLength(1);
  await enter(goodPassword, visitFrom({ cookie }));
  expect(newSignIns()).toHaveLength(1);
  await enter(
    goodPassword,
    visitFrom({ userAgent: firefox.replace("X11; Linux x86_64", "Windows NT 10.0") }),
  );
  expect(newSignIns()).toHaveLength(2);
  expect(newSignIns()[1]?.text).toContain("Firefox on Windows");
  const activity = await database.db
    .selectFrom("activity")
    .where("person_id", "=", id)
    .where("kind", "=", "signed-in-new-browser")
    .select("subject")
    .orderBy("id")
    .execute();
  expect(activity).toEqual([{ subject: "Firefox on Linux" }, { subject: "Firefox on Windows" }]);
});

test("the browser that confirmed the address is not announced; another browser that opens the link later is", async () => {
  const wish = { name: "Ana", email, password: goodPassword, returnUrl: "/" };
  const signedUp = await signUp(site.accounts, wish, visitFrom());
  if (!signedUp.ok) throw new Error("The sign-up was refused.");
  const browser = visitFrom({ cookie: cookiesSet(signedUp.headers) });
  const token = tokenMailed(site.mails, email);
  const confirmed = await confirmAddress(site.accounts, token, browser);
  if (!confirmed.ok) throw new Error("The address was not confirmed.");
  const own = cookiesSet(confirmed.headers);
  expect(await confirmAddress(site.accounts, token, visitFrom())).toEqual({ ok: false, reason: "link" });
  expect(await enter(goodPassword, visitFrom({ cookie: own }))).toMatchObject({ ok: true });
  expect(newSignIns()).toEqual([]);
  await enter();
  expect(newSignIns()).toHaveLength(1);
});

test("a hundred wrong sign-ins from an address block strangers there, but not the owner's own browser", async () => {
  const owner = await signedInAccount(site, { email });
  const clientAddress = "203.0.113.9";
  const { most } = limitRules["sign-in, address"];
  for (let tries = 0; tries < most; tries++) {
    await consumeLimit(site.accounts, "sign-in, address", clientAddress);
  }
  expect(await enter(goodPassword, visitFrom({ clientAddress }))).toMatchObject({ reason: "too-many" });
  const own = visitFrom({ clientAddress, cookie: owner.cookie });
  expect(await enter("a slip", own)).toEqual({ ok: false, reason: "refused" });
  expect(await enter(goodPassword, own)).toMatchObject({ ok: true });
});

test("guessing in a known browser is limited by its own count", async () => {
  const owner = await signedInAccount(site, { email });
  const own = visitFrom({ cookie: owner.cookie });
  const { most } = limitRules["sign-in, known browser"];
  for (let nth = 0; nth < most; nth++) await enter(`guess number ${nth}`, own);
  expect(await enter(goodPassword, own)).toMatchObject({ reason: "too-many" });
  expect(await enter(goodPassword, stranger(1))).toMatchObject({ ok: true });
});

test("a profile that cannot be read or created is only logged", async () => {
  await signedInAccount(site, { email });
  const errors: unknown[] = [];
  const log = Object.assign(Object.create(site.accounts.log) as typeof site.accounts.log, {
    error: (...said: unknown[]) => errors.push(said),
  });
  await database.executeSql("alter table profiles rename to hidden", []);
  try {
    const signedIn = await signIn({ ...site.accounts, log }, { email, password: goodPassword }, visitFrom());
    expect(signedIn).toMatchObject({ ok: true, name: "ana" });
    if (!signedIn.ok) return;
    const headers = new Headers({ cookie: cookiesSet(signedIn.headers) });
    expect(await readViewer({ ...site.accounts, log }, headers)).toMatchObject({
      name: "ana",
      initials: "A",
    });
    expect(errors).toHaveLength(2);
  } finally {
    await database.executeSql("alter table hidden rename to profiles", []);
  }
});
