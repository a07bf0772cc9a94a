import { afterAll, expect, test } from "vitest";
import {
  cookiesSet,
  firefox,
  goodPassword,
  signedInAccount,
  accountsOfFile,
  tokenMailed,
  visitFrom,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { confirmAddress, confirmWithPassword, readPendingSignUp } from "./confirm-address.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { readViewer } from "./read-viewer.server.ts";
import { requestRecovery, resendConfirmation } from "./links/request-link.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { readUnsubscribeToken } from "./unsubscribe/unsubscribe-token.server.ts";
import type { RequestContext } from "./request-context.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);

const email = "ana@example.com";
const ana = { name: "Ana Sousa", email, password: goodPassword, returnUrl: "/" };
const eve = { name: "Eve", password: "the password of a stranger" };
/** A visit from a browser that has the site's cookie. */
const browserOf = (name: string) => visitFrom({ cookie: `account.browser=${name.padEnd(43, "-")}` });
const register = (wish: Partial<typeof ana> = {}, visit = browserOf("Ana")) =>
  signUp(site.accounts, { ...ana, ...wish }, visit);
const confirm = (token: string, visit = browserOf("Ana")) => confirmAddress(site.accounts, token, visit);
const enter = (password = goodPassword) => signIn(site.accounts, { email, password }, visitFrom());
const choose = (token: string, password = goodPassword, visit = browserOf("Ana")) =>
  confirmWithPassword(site.accounts, { token, name: "Ana Sousa", password }, visit);
async function resend(address = email) {
  const asked = await resendConfirmation(site.accounts, { email: address, returnUrl: "/" }, visitFrom());
  await site.accounts.afterResponse.settled();
  return asked;
}
const countUsers = () => database.db.selectFrom("users").where("email", "=", email).select("id").execute();

test("a sign-up is mailed its link, the link confirms the account, and the person signs in", async () => {
  expect(await register({ returnUrl: "/jobs?q=nurse" })).toMatchObject({ ok: true });
  expect(await enter()).toEqual({ ok: false, reason: "refused" });
  const link = site.mails[0]?.text.match(/http\S+confirm\S+/)?.[0] ?? "";
  expect(link).toContain("returnUrl=%2Fjobs%3Fq%3Dnurse");
  const token = tokenMailed(site.mails, email);
  expect(await confirm(token)).toMatchObject({ ok: true, name: "Ana Sousa" });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
});

const personOf = async (headers: Headers) =>
  (await readViewer(site.accounts, new Headers({ cookie: cookiesSet(headers) })))?.email ?? null;
const countSessions = async () => (await database.db.selectFrom("sessions").select("id").execute()).length;

test("confirming signs in the browser that signed up, with a new session and without a warning mail", async () => {
  await register();
  const former = `account.session_token=${"x".repeat(43)}.forged`;
  const cookie = `account.browser=${"Ana".padEnd(43, "-")}; ${former}`;
  const confirmed = await confirm(tokenMailed(site.mails, email), visitFrom({ cookie }));
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(await personOf(confirmed.headers)).toBe(email);
  expect(cookiesSet(confirmed.headers)).not.toContain("forged");
  const [session] = await database.db.selectFrom("sessions").selectAll().execute();
  expect(session).toMatchObject({ user_agent: firefox, ip_address: "" });
  const days = ((session?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  // The browser is known from now on.
  const own = visitFrom({ cookie: cookiesSet(confirmed.headers) });
  expect(await signIn(site.accounts, { email, password: goodPassword }, own)).toMatchObject({ ok: true });
  expect(site.mails.map(({ subject }) => subject)).not.toContain("New sign-in to Foothold");
  expect(await database.db.selectFrom("profiles").select("full_name").execute()).toContainEqual({
    full_name: "Ana Sousa",
  });
});

test("confirming ends the session of another person in this browser", async () => {
  const ben = await signedInAccount(site, { email: "ben@example.com" });
  await register({}, visitFrom({ cookie: ben.cookie }));
  const token = tokenMailed(site.mails, email);
  const confirmed = await confirm(token, visitFrom({ cookie: ben.cookie }));
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(await personOf(confirmed.headers)).toBe(email);
  expect(await readViewer(site.accounts, new Headers({ cookie: ben.cookie }))).toBeNull();
});

test("a used link signs nobody in: neither again, nor in another browser, nor with a password", async () => {
  await register();
  const token = tokenMailed(site.mails, email);
  expect(await confirm(token)).toMatchObject({ ok: true });
  const before = await countSessions();
  for (const visit of [browserOf("Ana"), browserOf("Eve"), visitFrom()]) {
    expect(await confirm(token, visit)).toEqual({ ok: false, reason: "link" });
    expect(await choose(token, goodPassword, visit)).toEqual({ ok: false, reason: "link" });
  }
  expect(await countSessions()).toBe(before);
});

test("a link of a sign-up with a taken address signs nobody in", async () => {
  const { id } = await signedInAccount(site, { email });
  await database.db.deleteFrom("sessions").where("user_id", "=", id).execute();
  // The link of a sign-up that was pending when the account was made.
  const token = "of-another-sign-up";
  const now = new Date();
  await database.db
    .insertInto("pending_sign_ups")
    .values({
      token_hash: hashToken(token),
      email,
      name: "Eve",
      password: "x",
      browser_hash: hashToken("Ana".padEnd(43, "-")),
      created_at: now,
      expires_at: new Date(now.getTime() + 60_000),
      used_at: null,
    })
    .execute();
  expect(await confirm(token)).toEqual({ ok: false, reason: "link" });
  expect(await choose(token)).toEqual({ ok: false, reason: "link" });
  expect(await countSessions()).toBe(0);
});

test("a browser that did not sign up is signed in once it has chosen a password", async () => {
  await register(eve, browserOf("Eve"));
  const token = tokenMailed(site.mails, email);
  const stranger = visitFrom();
  expect(await confirm(token, stranger)).toEqual({ ok: false, reason: "asks-password" });
  expect(await countSessions()).toBe(0);
  const chosen = await choose(token, goodPassword, stranger);
  if (!chosen.ok) throw new Error(chosen.reason);
  expect(await personOf(chosen.headers)).toBe(email);
  // The browser of the sign-up gets nothing.
  expect(await confirm(token, browserOf("Eve"))).toEqual({ ok: false, reason: "link" });
  expect(site.mails.map(({ subject }) => subject)).not.toContain("New sign-in to Foothold");
});

test("a confirmed person is welcomed once, with an unsubscribe address", async () => {
  const welcomes = () => site.mails.filter(({ subject }) => subject === "Your Foothold account is ready");
  const { id } = await signedInAccount(site, { email });
  await confirm(tokenMailed(site.mails.slice(0, 1), email));
  expect(welcomes()).toMatchObject([{ to: email }]);
  const { unsubscribe = "", text, html } = welcomes()[0] ?? {};
  const token = new URL(unsubscribe).searchParams.get("token") ?? "";
  expect(readUnsubscribeToken(site.accounts.secret, token)).toEqual({ personId: id, kind: "notifications" });
  expect(text).toContain(`Stop these emails <${unsubscribe}>`);
  expect(html).toContain("Stop these emails");
});

test("a taken address gets the same answer, and its owner gets another mail", async () => {
  await signedInAccount(site, { email });
  const before = await countUsers();
  expect(await register({ name: "Eve", password: "another good password" })).toMatchObject({ ok: true });
  expect(await countUsers()).toEqual(before);
  expect(site.mails.at(-1)).toMatchObject({ to: email, subject: "You already have an account at Foothold" });
  expect(site.mails.at(-1)?.text).not.toMatch(/token=/);
  expect(await enter()).toMatchObject({ ok: true });
  expect(await enter("another good password")).toEqual({ ok: false, reason: "refused" });
});

test("fifteen registrations, three at a time, get the same answer, five mails, and one account when all of those confirm", async () => {
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, nth) =>
        register(
          { name: `Ana ${round}-${nth}` },
          { headers: browserOf("Ana").headers, clientAddress: "203.0.113.9" },
        ),
      ),
    );
    expect(answers).toMatchObject(Array.from({ length: 3 }, () => ({ ok: true })));
  }
  // The mailbox is not flooded, and links that are not mailed hold no password.
  expect(site.mails).toHaveLength(5);
  const kept = await database.db
    .selectFrom("pending_sign_ups")
    .where("password", "is not", null)
    .select("token_hash")
    .execute();
  expect(kept).toHaveLength(5);
  await Promise.all(site.mails.map((mail) => confirm(tokenMailed([mail], email))));
  expect(await countUsers()).toHaveLength(1);
  expect(await database.db.selectFrom("credentials").select("id").execute()).toHaveLength(1);
});

test("an unconfirmed address has no account: no row that sessions, sign-in or recovery could find", async () => {
  await register();
  expect(await countUsers()).toEqual([]);
  expect(await database.db.selectFrom("credentials").select("id").execute()).toEqual([]);
  const sent = site.mails.length;
  expect(await requestRecovery(site.accounts, email, visitFrom())).toEqual({ ok: true });
  await site.accounts.afterResponse.settled();
  expect(site.mails).toHaveLength(sent);
  expect(await database.db.selectFrom("account_links").select("purpose").execute()).toEqual([]);
  // The database itself refuses an unconfirmed account.
  const stamps = { created_at: new Date(), updated_at: new Date() };
  const unconfirmed = database.db
    .insertInto("users")
    .values({ id: "x", name: "Ana", email, email_verified: false, image: null, ...stamps })
    .execute();
  await expect(unconfirmed).rejects.toThrow("users_are_confirmed");
});

test("the link that is opened decides, even if somebody else signed up first with the address", async () => {
  await register({ name: "Eve", password: "the password of a thief" });
  const thiefs = tokenMailed(site.mails, email);
  await register();
  expect(await confirm(tokenMailed(site.mails, email))).toMatchObject({ ok: true, name: "Ana Sousa" });
  expect(await enter("the password of a thief")).toEqual({ ok: false, reason: "refused" });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
  // The other link no longer changes anything.
  await confirm(thiefs);
  expect(await enter()).toMatchObject({ ok: true });
});

test("a confirmation link expires after a day; a request for a new one gets the same answer for any address", async () => {
  await register();
  const first = tokenMailed(site.mails, email);
  site.pass(24 * 3_600 - 60);
  expect(await resend()).toEqual({ ok: true });
  site.pass(61);
  expect(await confirm(first)).toEqual({ ok: false, reason: "link" });
  expect(await choose(tokenMailed(site.mails, email))).toMatchObject({ ok: true });
  const sent = site.mails.length;
  for (const address of [email, "nobody@example.com"]) expect(await resend(address)).toEqual({ ok: true });
  expect(site.mails).toHaveLength(sent);
});

test("a link that was sent again asks for a name and a password, by the rules of registration, and works once", async () => {
  await register({ name: "Eve", password: "the password of a stranger" });
  await resend();
  expect(site.mails.at(-1)?.text).toContain("choose a password on the page");
  const token = tokenMailed(site.mails, email);
  expect(await confirm(token)).toEqual({ ok: false, reason: "asks-password" });
  expect(await choose(token, "password123")).toEqual({ ok: false, reason: "password", fault: "common" });
  expect(await choose(token, "Ana.Sousa.1990")).toEqual({ ok: false, reason: "password", fault: "own" });
  expect(await choose("invented")).toEqual({ ok: false, reason: "link" });
  const both = await Promise.all([choose(token), choose(token, "a second good password")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "link" });
  const entered = await Promise.all([enter(), enter("a second good password")]);
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await choose(token, "a third good password")).toEqual({ ok: false, reason: "link" });
  expect(await enter("a third good password")).toEqual({ ok: false, reason: "refused" });
});

test("the link of a sign-up accepts only the password of that sign-up", async () => {
  await register();
  const token = tokenMailed(site.mails, email);
  expect(await choose(token, "another good password")).toEqual({ ok: false, reason: "link" });
  expect(await confirm(token)).toMatchObject({ ok: true });
  expect(await enter()).toMatchObject({ ok: true });
});

test("a tampered or made-up link confirms nothing", async () => {
  await register();
  const token = tokenMailed(site.mails, email);
  const tampered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
  for (const wrong of [tampered, token.slice(0, -1), `${token}A`, "", "null", "' or 1=1 --"]) {
    expect(await confirm(wrong)).toEqual({ ok: false, reason: "link" });
  }
  expect(await enter()).toEqual({ ok: false, reason: "refused" });
  expect(await countUsers()).toEqual([]);
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

test("a password signs in with any Unicode composition", async () => {
  await signedInAccount(site, { email, password: "un café à sept heures".normalize("NFC") });
  expect(await enter("un café à sept heures".normalize("NFD"))).toMatchObject({ ok: true });
});

test("a link that is sent again carries no password: a stranger's sign-up does not open the owner's account", async () => {
  await register();
  await register({ name: "Eve", password: "the password of a stranger" });
  await resend();
  const token = tokenMailed(site.mails, email);
  expect(await confirm(token)).toEqual({ ok: false, reason: "asks-password" });
  expect(await enter("the password of a stranger")).toEqual({ ok: false, reason: "refused" });
});

test("several links of one address confirmed at the same time all get an answer, and one of them creates the account", async () => {
  for (let round = 0; round < 5; round++) {
    const address = `several-${round}@example.com`;
    const passwords = Array.from({ length: 5 }, (_, nth) => `${goodPassword} number ${nth}`);
    for (const password of passwords) await register({ email: address, password });
    const tokens = site.mails.filter(({ to }) => to === address).map((mail) => tokenMailed([mail], address));
    expect(tokens).toHaveLength(5);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "link")).toHaveLength(4);
    const opened = [];
    for (const password of passwords) {
      const signedIn = await signIn(site.accounts, { email: address, password }, visitFrom());
      if (signedIn.ok) opened.push(password);
    }
    expect(opened).toHaveLength(1);
  }
});

test("only the browser that signed up confirms with the name and password of the sign-up", async () => {
  const signedUp = await register(eve, visitFrom());
  if (!signedUp.ok) throw new Error("The sign-up was refused.");
  expect(signedUp.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^account\.browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
  ]);
  const token = tokenMailed(site.mails, email);
  const read = ({ headers }: RequestContext) => readPendingSignUp(site.accounts, token, headers);
  expect(await read(visitFrom({ cookie: cookiesSet(signedUp.headers) }))).toEqual({
    state: "open",
    email,
    asksPassword: false,
  });
  for (const other of [visitFrom(), browserOf("Ana"), visitFrom({ cookie: "account.browser=short" })]) {
    expect(await read(other)).toEqual({ state: "open", email, asksPassword: true });
    expect(await confirm(token, other)).toEqual({ ok: false, reason: "asks-password" });
  }
  expect(await countUsers()).toEqual([]);
  expect(await choose(token)).toMatchObject({ ok: true });
  expect(await enter(eve.password)).toEqual({ ok: false, reason: "refused" });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
  const left = await database.db
    .selectFrom("pending_sign_ups")
    .select(["name", "password", "browser_hash"])
    .execute();
  expect(left).toEqual([{ name: null, password: null, browser_hash: null }]);
});

test("a stranger's link and the owner's differ only by browser, whichever is opened", async () => {
  await register(eve, browserOf("Eve"));
  const strangers = tokenMailed(site.mails, email);
  await register();
  expect(await confirm(strangers)).toEqual({ ok: false, reason: "asks-password" });
  expect(await confirm(tokenMailed(site.mails, email))).toMatchObject({ ok: true, name: "Ana Sousa" });
  expect(await enter(eve.password)).toEqual({ ok: false, reason: "refused" });
  expect(await enter()).toMatchObject({ ok: true, name: "Ana Sousa" });
});

test("a sign-up stored before browsers were recorded asks for a password in every browser", async () => {
  await register();
  await database.db.updateTable("pending_sign_ups").set({ browser_hash: null }).execute();
  const token = tokenMailed(site.mails, email);
  for (const visit of [browserOf("Ana"), visitFrom()]) {
    expect(await confirm(token, visit)).toEqual({ ok: false, reason: "asks-password" });
  }
  expect(await choose(token, "a second good password")).toMatchObject({ ok: true });
  expect(await enter("a second good password")).toMatchObject({ ok: true });
});

test("a sign-up sets a browser cookie if there is none, for known and unknown addresses alike", async () => {
  await signedInAccount(site, { email });
  for (const address of [email, "nobody@example.com"]) {
    const fresh = await register({ email: address }, visitFrom());
    const returning = await register({ email: address });
    expect(fresh.ok && fresh.headers.getSetCookie()).toHaveLength(1);
    expect(returning.ok && returning.headers.getSetCookie()).toEqual([]);
  }
  const [row] = await database.db
    .selectFrom("pending_sign_ups")
    .where("browser_hash", "is not", null)
    .select("browser_hash")
    .execute();
  expect(row?.browser_hash).toMatch(/^[\w-]{43}$/);
  expect(row?.browser_hash).not.toContain("Ana");
});
