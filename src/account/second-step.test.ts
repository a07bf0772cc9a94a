import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  testAccounts,
  visitFrom,
  type TestAccounts,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { totpCode } from "../../tests/support/totp-code.ts";
import { askAuth } from "./ask-auth.server.ts";
import { readViewer } from "./read-viewer.server.ts";
import { signIn } from "./sign-in.server.ts";
import { verifySecondStep } from "./verify-second-step.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
let uri: string;
let backupCodes: string[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("users").execute();
  await database.db.deleteFrom("attempts").execute();
  site = testAccounts(database);
  const { cookie } = await signedInAccount(site, { email });
  const { headers } = visitFrom(cookie ? { cookie } : {});
  const enabling = await askAuth(site.accounts, "/two-factor/enable", headers, {
    body: { password: goodPassword },
  });
  ({ totpURI: uri, backupCodes } = (await enabling.json()) as { totpURI: string; backupCodes: string[] });
  const body = { code: totpCode(uri, new Date()) };
  const verifying = await askAuth(site.accounts, "/two-factor/verify-totp", headers, { body });
  expect(verifying.status).toBe(200);
});

const email = "ana@example.com";
const viewerOf = (cookie: string) => readViewer(site.accounts, new Headers({ cookie }));
const step = (code: string, cookie: string, trust = false) =>
  verifySecondStep(site.accounts, { code, trust }, visitFrom(cookie ? { cookie } : {}));

async function begin(cookie?: string): Promise<string> {
  const begun = await signIn(
    site.accounts,
    { email, password: goodPassword },
    visitFrom(cookie ? { cookie } : {}),
  );
  if (begun.ok || begun.reason !== "second-step") throw new Error("no second step was asked for");
  return cookiesSet(begun.headers);
}

test("the password alone opens nothing; with the code of the moment it does", async () => {
  const cookie = await begin();
  expect(await viewerOf(cookie)).toBeNull();
  expect(await step("000000", cookie)).toEqual({ ok: false, reason: "code" });
  const verified = await step(totpCode(uri, new Date()), cookie);
  if (!verified.ok) throw new Error(verified.reason);
  expect(await viewerOf(cookiesSet(verified.headers))).toMatchObject({ email });
  // What was begun is used up.
  expect(await step(totpCode(uri, new Date()), cookie)).toEqual({ ok: false, reason: "begin-again" });
});

test("a recovery code opens once", async () => {
  const [code = ""] = backupCodes;
  expect(await step(code, await begin())).toMatchObject({ ok: true });
  expect(await step(code, await begin())).toEqual({ ok: false, reason: "code" });
});

test("guessing the code ends what was begun", async () => {
  const cookie = await begin();
  const answers: string[] = [];
  for (let guess = 0; guess < 8; guess++) {
    const answer = await step(String(guess).padStart(6, "0"), cookie);
    answers.push(answer.ok ? "ok" : answer.reason);
  }
  expect(answers.at(-1)).toBe("begin-again");
  expect(await step(totpCode(uri, new Date()), cookie)).toMatchObject({ ok: false });
});

test("a browser that is trusted is not asked again, until then every one is", async () => {
  const verified = await step(totpCode(uri, new Date()), await begin(), true);
  if (!verified.ok) throw new Error(verified.reason);
  const trusted = visitFrom({ cookie: cookiesSet(verified.headers) });
  expect(await signIn(site.accounts, { email, password: goodPassword }, trusted)).toMatchObject({ ok: true });
  await begin();
});

test("nobody gets to the second step without the first", async () => {
  expect(await step(totpCode(uri, new Date()), "account.two_factor=2fa-invented.signature")).toEqual({
    ok: false,
    reason: "begin-again",
  });
  expect(await step(totpCode(uri, new Date()), "")).toEqual({ ok: false, reason: "begin-again" });
  // A session alone does not stand for a first step, and is not lost by trying.
  const verified = await step(totpCode(uri, new Date()), await begin());
  if (!verified.ok) throw new Error(verified.reason);
  const cookie = cookiesSet(verified.headers);
  expect(await step(totpCode(uri, new Date()), cookie)).toEqual({ ok: false, reason: "begin-again" });
  expect(await viewerOf(cookie)).toMatchObject({ email });
});
