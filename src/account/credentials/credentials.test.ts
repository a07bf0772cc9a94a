import { afterAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { totpCode } from "../../../tests/support/totp-code.ts";
import { nextCode, turnOnTwoStep } from "../../../tests/support/two-step-account.ts";
import { readViewer } from "../read-viewer.server.ts";
import { endSessions, listSessions } from "../security/sessions.server.ts";
import { signIn } from "../sign-in.server.ts";
import { verifySecondStep } from "../verify-second-step.server.ts";
import type { Viewer } from "../viewer.ts";
import { changePassword } from "./change-password.server.ts";
import { hasTwoStep } from "./has-two-step.server.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from "./two-step.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);
let ana: Awaited<ReturnType<typeof signedInAccount>>;
beforeEach(async () => {
  ana = await signedInAccount(site);
});

const viewerOf = (cookie: string) => readViewer(site.accounts, new Headers({ cookie }));
async function seen(cookie: string): Promise<Viewer> {
  const viewer = await viewerOf(cookie);
  if (!viewer) throw new Error("Nobody is signed in.");
  return viewer;
}

/** Signs Ana in from another browser. */
async function elsewhere(password = goodPassword) {
  return signIn(
    site.accounts,
    { email: ana.email, password },
    visitFrom({ userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0" }),
  );
}

const headersOf = (cookie: string) => new Headers({ cookie });
const next = "eleven patient herons";
const change = async (proof: { password?: string; code?: string; next?: string }, cookie = ana.cookie) =>
  changePassword(site.accounts, await seen(cookie), {
    password: goodPassword,
    code: "",
    next,
    ...proof,
    headers: headersOf(cookie),
  });
const lastMail = () => site.mails.at(-1)?.subject;

test("a new password ends every other session and is mailed to the owner as a change, and the old one no longer works", async () => {
  const other = await elsewhere();
  const otherCookie = other.ok ? cookiesSet(other.headers) : "";
  expect(await change({})).toMatchObject({ ok: true });
  expect(await viewerOf(otherCookie)).toBeNull();
  expect(lastMail()).toBe("Your Foothold password was changed");
  expect(await elsewhere()).toMatchObject({ ok: false, reason: "refused" });
  expect(await elsewhere(next)).toMatchObject({ ok: true });
});

test("a new password replaces the token of this session too, so a copy of the former cookie is worthless", async () => {
  const changed = await change({});
  if (!changed.ok) throw new Error(changed.reason);
  expect(await viewerOf(ana.cookie)).toBeNull();
  expect(await viewerOf(cookiesSet(changed.headers))).toMatchObject({
    id: ana.id,
    session: { id: ana.session.id },
  });
  const cookie = changed.headers.getSetCookie().find((one) => one.includes("session_token="));
  expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
});

test.each([
  [{ password: "wrong" }, { reason: "wrong-password" }],
  [{ next: "short" }, { reason: "password", fault: "too-short" }],
  [{ next: "a".repeat(1_000_000) }, { reason: "password", fault: "too-long" }],
  [{ password: "a".repeat(1_000_000) }, { reason: "wrong-password" }],
])("a refused change changes nothing", async (proof, refusal) => {
  const before = site.mails.length;
  expect(await change(proof)).toMatchObject({ ok: false, ...refusal });
  expect(site.mails).toHaveLength(before);
  expect(await elsewhere()).toMatchObject({ ok: true });
});

test("with two-step sign-in on, a password change asks for a code as well", async () => {
  const { uri, codes, cookie } = await turnOnTwoStep(site, ana);
  expect(await change({}, cookie)).toEqual({ ok: false, reason: "wrong-code" });
  expect(await change({ code: "000000" }, cookie)).toEqual({ ok: false, reason: "wrong-code" });
  const code = totpCode(uri, new Date());
  const changed = await change({ code }, cookie);
  if (!changed.ok) throw new Error(changed.reason);
  const now = cookiesSet(changed.headers);
  const again = { password: next, next: goodPassword };
  // The code is used up. A recovery code works too, once.
  expect(await change({ ...again, code }, now)).toEqual({ ok: false, reason: "wrong-code" });
  expect(await change({ ...again, code: codes[0] ?? "" }, now)).toMatchObject({ ok: true });
});

test("sessions are listed in words, this one first; one or all others can be ended, but never those of other people", async () => {
  await elsewhere();
  await elsewhere();
  const ben = await signedInAccount(site);
  const viewer = await seen(ana.cookie);
  const sessions = await listSessions(site.accounts, viewer);
  expect(sessions.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ["Firefox on Linux", true],
    ["Firefox on Windows", false],
    ["Firefox on Windows", false],
  ]);
  const bens = await seen(ben.cookie);
  expect(await endSessions(site.accounts, viewer, bens.session)).toBe(0);
  expect(await endSessions(site.accounts, viewer, viewer.session)).toBe(0);
  expect(await endSessions(site.accounts, viewer, { id: sessions[1]?.id ?? "" })).toBe(1);
  expect(await endSessions(site.accounts, viewer, "others")).toBe(1);
  expect(await listSessions(site.accounts, viewer)).toHaveLength(1);
  expect(await viewerOf(ben.cookie)).not.toBeNull();
});

test("two-step sign-in starts with the password, is confirmed with a code, asks for codes at sign-in, and can be turned off", async () => {
  const headers = headersOf(ana.cookie);
  expect(await beginTwoStep(site.accounts, ana, { headers, password: "wrong" })).toMatchObject({
    reason: "wrong-password",
  });
  const begun = await beginTwoStep(site.accounts, ana, { headers, password: goodPassword });
  if (!begun.ok) throw new Error(begun.reason);
  expect(begun.setup.codes.length).toBeGreaterThanOrEqual(8);
  expect(await hasTwoStep(site.accounts, ana)).toBe(false);
  expect(await confirmTwoStep(site.accounts, ana, { code: "000 00" })).toMatchObject({
    reason: "wrong-code",
  });
  const code = totpCode(begun.setup.uri, new Date()).replace(/^(\d{3})/, "$1 ");
  const confirmed = await confirmTwoStep(site.accounts, ana, { code });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(await hasTwoStep(site.accounts, ana)).toBe(true);
  expect(lastMail()).toBe("Two-step sign-in is on for your Foothold account");
  expect(await viewerOf(ana.cookie)).toBeNull();
  const cookie = cookiesSet(confirmed.headers);
  expect(await viewerOf(cookie)).toMatchObject({ id: ana.id });

  const signingIn = await elsewhere();
  if (signingIn.ok || signingIn.reason !== "second-step") throw new Error("No second step was asked for.");
  const visit = visitFrom({ cookie: cookiesSet(signingIn.headers) });
  const recovery = begun.setup.codes[0] ?? "";
  expect(await verifySecondStep(site.accounts, { code: recovery, trust: false }, visit)).toMatchObject({
    ok: true,
  });

  const end = (proof: { password: string; code: string }) =>
    endTwoStep(site.accounts, ana, { ...proof, headers: headersOf(cookie) });
  expect(await end({ password: "wrong", code: "" })).toMatchObject({ reason: "wrong-password" });
  expect(await end({ password: goodPassword, code: "" })).toMatchObject({ reason: "wrong-code" });
  const ended = await end({ password: goodPassword, code: nextCode(begun.setup.uri) });
  if (!ended.ok) throw new Error(ended.reason);
  expect(lastMail()).toBe("Two-step sign-in is off for your Foothold account");
  expect(await viewerOf(cookiesSet(ended.headers))).toMatchObject({ id: ana.id });
  expect(await elsewhere()).toMatchObject({ ok: true });
});

test("two-step sign-in is set up once: a second setup says that it is on", async () => {
  const { uri, cookie } = await turnOnTwoStep(site, ana);
  const headers = headersOf(cookie);
  const alreadyOn = { ok: false, reason: "already-on" };
  expect(await beginTwoStep(site.accounts, ana, { headers, password: goodPassword })).toEqual(alreadyOn);
  expect(await confirmTwoStep(site.accounts, ana, { code: nextCode(uri) })).toEqual(alreadyOn);
});

test("two tabs that turn it on at the same time turn it on once, with one mail", async () => {
  const headers = headersOf(ana.cookie);
  const begun = await beginTwoStep(site.accounts, ana, { headers, password: goodPassword });
  if (!begun.ok) throw new Error(begun.reason);
  const codes = [totpCode(begun.setup.uri, new Date()), nextCode(begun.setup.uri)];
  const both = await Promise.all(codes.map((code) => confirmTwoStep(site.accounts, ana, { code })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(site.mails.filter(({ subject }) => subject.startsWith("Two-step sign-in is on"))).toHaveLength(1);
});

test("new recovery codes need the password and a code, replace the old ones, and are announced by mail", async () => {
  const { uri, codes, cookie } = await turnOnTwoStep(site, ana);
  const renew = (code: string) =>
    renewRecoveryCodes(site.accounts, ana, { password: goodPassword, code, headers: headersOf(cookie) });
  expect(await renew("")).toEqual({ ok: false, reason: "wrong-code" });
  const renewed = await renew(totpCode(uri, new Date()));
  if (!renewed.ok) throw new Error(renewed.reason);
  expect(lastMail()).toBe("Your Foothold recovery codes were replaced");
  expect(renewed.codes).not.toContain(codes[0]);
  expect(await renew(codes[0] ?? "")).toEqual({ ok: false, reason: "wrong-code" });
  expect(await renew(renewed.codes[0] ?? "")).toMatchObject({ ok: true });
});

test("without two-step sign-in there are no recovery codes to replace", async () => {
  const proof = { password: goodPassword, code: "", headers: headersOf(ana.cookie) };
  expect(await renewRecoveryCodes(site.accounts, ana, proof)).toEqual({ ok: false, reason: "off" });
});
