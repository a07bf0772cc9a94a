import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  testAccounts,
  visitFrom,
  type TestAccounts,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { totpCode } from "../../../tests/support/totp-code.ts";
import { readViewer } from "../read-viewer.server.ts";
import { signIn } from "../sign-in.server.ts";
import { verifySecondStep } from "../verify-second-step.server.ts";
import type { Viewer } from "../viewer.ts";
import { changePassword } from "./change-password.server.ts";
import { endSessions } from "./end-sessions.server.ts";
import { listSessions } from "./list-sessions.server.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, hasTwoStep } from "./two-step.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
let ana: Awaited<ReturnType<typeof signedInAccount>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  site = testAccounts(database);
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

test("a new password ends every other session, tells the owner, and the old one opens nothing", async () => {
  const other = await elsewhere();
  const otherCookie = other.ok ? cookiesSet(other.headers) : "";
  const viewer = await seen(ana.cookie);
  const next = "eleven patient herons";
  expect(await changePassword(site.accounts, viewer, { current: goodPassword, next })).toEqual({ ok: true });
  expect(await viewerOf(ana.cookie)).not.toBeNull();
  expect(await viewerOf(otherCookie)).toBeNull();
  expect(site.mails.at(-1)?.subject).toBe("Your Foothold password was changed");
  expect(await elsewhere()).toMatchObject({ ok: false, reason: "refused" });
  expect(await elsewhere(next)).toMatchObject({ ok: true });
});

test.each([
  [{ current: "wrong", next: "eleven patient herons" }, { reason: "wrong" }],
  [
    { current: goodPassword, next: "short" },
    { reason: "password", fault: "too-short" },
  ],
  [
    { current: goodPassword, next: "a".repeat(1_000_000) },
    { reason: "password", fault: "too-long" },
  ],
  [{ current: "a".repeat(1_000_000), next: "eleven patient herons" }, { reason: "wrong" }],
])("a change that is refused changes nothing", async (change, refusal) => {
  const viewer = await seen(ana.cookie);
  expect(await changePassword(site.accounts, viewer, change)).toMatchObject({ ok: false, ...refusal });
  expect(await elsewhere()).toMatchObject({ ok: true });
});

test("sessions are listed in words, this one first; one or all others can be ended, never somebody else's", async () => {
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

test("a second step: begun with the password, on with a code from the app, asked for at sign-in, off again", async () => {
  const headers = new Headers({ cookie: ana.cookie });
  const begun = await beginTwoStep(site.accounts, ana, { headers, password: goodPassword });
  if (!begun.ok) throw new Error(begun.reason);
  expect(begun.setup.codes.length).toBeGreaterThanOrEqual(8);
  expect(await hasTwoStep(site.accounts, ana)).toBe(false);
  expect(await confirmTwoStep(site.accounts, ana, { headers, code: "000 00" })).toEqual({
    ok: false,
    reason: "code",
  });
  const code = totpCode(begun.setup.uri, new Date()).replace(/^(\d{3})/, "$1 ");
  const confirmed = await confirmTwoStep(site.accounts, ana, { headers, code });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(await hasTwoStep(site.accounts, ana)).toBe(true);

  const signingIn = await elsewhere();
  if (signingIn.ok || signingIn.reason !== "second-step") throw new Error("No second step was asked for.");
  const visit = visitFrom({ cookie: cookiesSet(signingIn.headers) });
  const recovery = begun.setup.codes[0] ?? "";
  expect(await verifySecondStep(site.accounts, { code: recovery, trust: false }, visit)).toMatchObject({
    ok: true,
  });

  const now = new Headers({ cookie: cookiesSet(confirmed.headers) });
  expect(await endTwoStep(site.accounts, ana, { headers: now, password: "wrong" })).toMatchObject({
    reason: "wrong",
  });
  expect(await endTwoStep(site.accounts, ana, { headers: now, password: goodPassword })).toMatchObject({
    ok: true,
  });
  expect(await elsewhere()).toMatchObject({ ok: true });
});
