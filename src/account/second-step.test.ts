import { afterAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { totpCode } from "../../tests/support/totp-code.ts";
import { nextCode, turnOnTwoStep } from "../../tests/support/two-step-account.ts";
import { limitRules } from "./rate-limits/consume-limit.server.ts";
import { readViewer } from "./read-viewer.server.ts";
import { signIn } from "./sign-in.server.ts";
import { verifySecondStep } from "./verify-second-step.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);
/** The cookies of a browser from which the owner has signed in before. */
let owned: string;
let uri: string;
let codes: string[];
beforeEach(async () => {
  ({ cookie: owned, uri, codes } = await turnOnTwoStep(site, await signedInAccount(site, { email })));
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

test("the password alone does not sign in; the password with the current code does", async () => {
  const cookie = await begin();
  expect(await viewerOf(cookie)).toBeNull();
  expect(await step("000000", cookie)).toEqual({ ok: false, reason: "code" });
  const verified = await step(totpCode(uri, new Date()), cookie);
  if (!verified.ok) throw new Error(verified.reason);
  expect(await viewerOf(cookiesSet(verified.headers))).toMatchObject({ email });
  // The started sign-in is used up.
  expect(await step(totpCode(uri, new Date()), cookie)).toEqual({ ok: false, reason: "begin-again" });
});

test("a recovery code works once", async () => {
  const [code = ""] = codes;
  expect(await step(code, await begin())).toMatchObject({ ok: true });
  expect(await step(code, await begin())).toEqual({ ok: false, reason: "code" });
});

test("guessing the code ends the sign-in", async () => {
  const cookie = await begin();
  const answers: string[] = [];
  for (let guess = 0; guess < 8; guess++) {
    const answer = await step(String(guess).padStart(6, "0"), cookie);
    answers.push(answer.ok ? "ok" : answer.reason);
  }
  expect(answers.at(-1)).toBe("begin-again");
  expect(await step(totpCode(uri, new Date()), cookie)).toMatchObject({ ok: false });
});

test("a trusted browser is not asked again; every other browser is", async () => {
  const verified = await step(totpCode(uri, new Date()), await begin(), true);
  if (!verified.ok) throw new Error(verified.reason);
  const trusted = visitFrom({ cookie: cookiesSet(verified.headers) });
  expect(await signIn(site.accounts, { email, password: goodPassword }, trusted)).toMatchObject({ ok: true });
  await begin();
});

test("a code from the app works once, and no code of an earlier step works after it", async () => {
  const code = totpCode(uri, new Date());
  const earlier = totpCode(uri, new Date(Date.now() - 30_000));
  expect(await step(code, await begin())).toMatchObject({ ok: true });
  expect(await step(code, await begin())).toEqual({ ok: false, reason: "code" });
  expect(await step(earlier, await begin())).toEqual({ ok: false, reason: "code" });
  expect(await step(nextCode(uri), await begin())).toMatchObject({ ok: true });
});

test("one code used in two browsers at the same time signs in one of them", async () => {
  const code = totpCode(uri, new Date());
  const begun = [await begin(), await begin()];
  const both = await Promise.all(begun.map((cookie) => step(code, cookie)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a clock that was set back does not cause current codes to be refused", async () => {
  const tomorrow = Math.floor(Date.now() / 30_000) + 2_880;
  await database.db.updateTable("two_factors").set({ last_used_step: tomorrow }).execute();
  expect(await step(totpCode(uri, new Date()), await begin())).toMatchObject({ ok: true });
});

test("wrong codes from somebody with the password never block the owner's own browser", async () => {
  const { most } = limitRules["second step, account"];
  for (let guess = 0; guess < most; guess++) {
    expect(await step(String(guess).padStart(6, "0"), await begin())).toMatchObject({ ok: false });
  }
  expect(await step(totpCode(uri, new Date()), await begin())).toMatchObject({ reason: "too-many" });

  // The refused attempt above did not use up the code.
  const code = totpCode(uri, new Date());
  expect(await step(code, `${owned}; ${await begin(owned)}`)).toMatchObject({ ok: true });
  const [recovery = ""] = codes;
  expect(await step(recovery, `${owned}; ${await begin(owned)}`)).toMatchObject({ ok: true });
});

test("guessing in the owner's own browser is limited as well", async () => {
  const { most } = limitRules["second step, known browser"];
  const answers: string[] = [];
  let begun = "";
  for (let guess = 0; guess <= most; guess++) {
    // Five wrong codes end one sign-in.
    if (guess % 4 === 0) begun = await begin(owned);
    const answer = await step("000000", `${owned}; ${begun}`);
    answers.push(answer.ok ? "ok" : answer.reason);
  }
  expect(answers.at(-1)).toBe("too-many");
});

test("the second step cannot be reached without the first", async () => {
  expect(await step(totpCode(uri, new Date()), "account.two_factor=2fa-invented.signature")).toEqual({
    ok: false,
    reason: "begin-again",
  });
  expect(await step(totpCode(uri, new Date()), "")).toEqual({ ok: false, reason: "begin-again" });
  // A session alone does not replace the first step, and an attempt does not end it.
  const verified = await step(totpCode(uri, new Date()), await begin());
  if (!verified.ok) throw new Error(verified.reason);
  const cookie = cookiesSet(verified.headers);
  expect(await step(totpCode(uri, new Date()), cookie)).toEqual({ ok: false, reason: "begin-again" });
  expect(await viewerOf(cookie)).toMatchObject({ email });
});
