import { afterAll, beforeEach, expect, test } from "vitest";
import {
  cookiesSet,
  goodPassword,
  signedInAccount,
  accountsOfFile,
  tokenMailed,
  visitFrom,
  type SignedInAccount,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { nextCode, turnOnTwoStep } from "../../../tests/support/two-step-account.ts";
import { totpCode } from "../../../tests/support/totp-code.ts";
import { chooseNewPassword } from "../choose-new-password.server.ts";
import { askForDeletion, readDeletion } from "../deletion/delete-account.server.ts";
import { readViewer } from "../read-viewer.server.ts";
import { requestRecovery } from "../links/request-link.server.ts";
import { signIn } from "../sign-in.server.ts";
import { verifySecondStep } from "../verify-second-step.server.ts";
import { hasTwoStep } from "./has-two-step.server.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "./passkeys.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);
let ana: SignedInAccount;
beforeEach(async () => {
  ana = await signedInAccount(site);
});

const fresh = "eleven small harbours";
const subjects = () => site.mails.map(({ subject }) => subject);
const headersOf = (cookie: string) => new Headers({ cookie, "user-agent": "Mozilla/5.0 Firefox/145.0" });

/** Sets a new password with the link from a mail. */
async function recover(cannotGetCode = false) {
  await requestRecovery(site.accounts, ana.email, visitFrom());
  await site.accounts.afterResponse.settled();
  const token = tokenMailed(site.mails, ana.email);
  const chosen = await chooseNewPassword(
    site.accounts,
    { token, password: fresh, cannotGetCode },
    visitFrom({ cookie: ana.cookie }),
  );
  if (!chosen.ok) throw new Error(chosen.reason);
  return chosen;
}

/** Inserts a passkey as the library stores one. Making a real one needs a browser (tests/journeys/passkeys.test.ts). */
async function plantPasskey(id = "planted"): Promise<void> {
  const row = { id, user_id: ana.id, name: "Firefox on Linux", public_key: "key", credential_id: id };
  await database.db
    .insertInto("passkeys")
    .values({
      ...row,
      counter: 0,
      device_type: "singleDevice",
      backed_up: false,
      transports: null,
      created_at: new Date(),
      aaguid: null,
    })
    .execute();
}

const enter = async (password = fresh, cookie?: string) =>
  signIn(site.accounts, { email: ana.email, password }, visitFrom(cookie ? { cookie } : {}));

async function enterWithCode(code: string, cookie?: string) {
  const begun = await enter(fresh, cookie);
  if (begun.ok || begun.reason !== "second-step") throw new Error("No second step was asked for.");
  const visit = visitFrom({ cookie: [cookiesSet(begun.headers), cookie].join("; ") });
  return verifySecondStep(site.accounts, { code, trust: true }, visit);
}

test("a session alone gets no passkey challenge, however new it is", async () => {
  const begin = (password: string, code = "") =>
    beginPasskey(site.accounts, ana, { password, code, headers: headersOf(ana.cookie) });
  expect(await begin("")).toEqual({ ok: false, reason: "wrong-password" });
  expect(await begin("a guess")).toEqual({ ok: false, reason: "wrong-password" });
  expect(await database.db.selectFrom("verifications").select("id").execute()).toEqual([]);
  expect(await begin(goodPassword)).toMatchObject({ ok: true });
  const { cookie, uri } = await turnOnTwoStep(site, ana);
  ana = { ...ana, cookie };
  expect(await begin(goodPassword)).toEqual({ ok: false, reason: "wrong-code" });
  expect(await begin(goodPassword, totpCode(uri, new Date()))).toMatchObject({ ok: true });
});

test("an old session can add a passkey with the password", async () => {
  const old = new Date(Date.now() - 20 * 86_400_000);
  await database.db.updateTable("sessions").set({ created_at: old }).execute();
  const proof = { password: goodPassword, code: "", headers: headersOf(ana.cookie) };
  expect(await beginPasskey(site.accounts, ana, proof)).toMatchObject({ ok: true });
});

test("removing a passkey needs the password, and the owner is told", async () => {
  await plantPasskey("phone");
  const remove = (password: string, passkeyId = "phone") =>
    removePasskey(site.accounts, ana, { passkeyId, password, code: "", headers: headersOf(ana.cookie) });
  expect(await remove("a guess")).toEqual({ ok: false, reason: "wrong-password" });
  expect(await listPasskeys(site.accounts, ana)).toHaveLength(1);
  expect(await remove(goodPassword)).toEqual({ ok: true });
  expect(await listPasskeys(site.accounts, ana)).toEqual([]);
  expect(subjects().at(-1)).toBe("A passkey was removed from your Foothold account");
  expect(await remove(goodPassword)).toEqual({ ok: true });
  expect(subjects().filter((subject) => subject.startsWith("A passkey was removed"))).toHaveLength(1);
});

test("the passkey of another person is not removed", async () => {
  await plantPasskey("phone");
  const eve = await signedInAccount(site);
  const proof = { password: goodPassword, code: "", headers: headersOf(eve.cookie) };
  expect(await removePasskey(site.accounts, eve, { ...proof, passkeyId: "phone" })).toEqual({ ok: true });
  expect(await listPasskeys(site.accounts, ana)).toHaveLength(1);
});

test("recovery by mail revokes everything an intruder may have added, except the second step", async () => {
  await plantPasskey();
  const intruder = await enter(goodPassword);
  if (!intruder.ok) throw new Error(intruder.reason);
  const cookie = cookiesSet(intruder.headers);
  const begun = await beginPasskey(
    site.accounts,
    { ...ana, session: (await readViewer(site.accounts, new Headers({ cookie })))?.session ?? ana.session },
    { password: goodPassword, code: "", headers: headersOf(cookie) },
  );
  if (!begun.ok) throw new Error(begun.reason);
  await askForDeletion(site.accounts, ana, goodPassword);
  const deletion = tokenMailed(site.mails, ana.email);

  const { headers } = await recover();
  expect(await readViewer(site.accounts, new Headers({ cookie }))).toBeNull();
  expect(await readViewer(site.accounts, new Headers({ cookie: ana.cookie }))).toBeNull();
  expect(await listPasskeys(site.accounts, ana)).toEqual([]);
  expect(await readDeletion(site.accounts, deletion)).toBeNull();
  expect(await database.db.selectFrom("verifications").select("id").execute()).toEqual([]);
  const mail = site.mails.at(-1);
  expect(mail).toMatchObject({ to: ana.email, subject: "Your Foothold password was changed" });
  expect(mail?.text).toContain("every passkey was removed");

  // The challenge of a passkey that was started before the recovery cannot add one after it.
  const owner = await enter(fresh, cookiesSet(headers));
  if (!owner.ok) throw new Error(owner.reason);
  const late = `${cookiesSet(owner.headers)}; ${cookiesSet(begun.answer.headers)}`;
  const response = {
    id: "x",
    rawId: "x",
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { clientDataJSON: "x", attestationObject: "x" },
  };
  expect(await addPasskey(site.accounts, ana, { headers: headersOf(late), response })).toEqual({ ok: false });
});

test("after recovery every other browser counts as new: it is announced and shares the limit of unknown browsers", async () => {
  const { headers } = await recover();
  const own = cookiesSet(headers);
  expect(own).not.toBe("");
  expect(ana.cookie).not.toContain(own);
  const announced = () => subjects().filter((subject) => subject === "New sign-in to Foothold").length;
  const before = announced();
  await enter(fresh, own);
  expect(announced()).toBe(before);
  await enter(fresh, ana.cookie);
  expect(announced()).toBe(before + 1);
});

test("a sign-in with the old password that is in progress during a recovery fails", async () => {
  const { password } = await site.accounts.auth.$context;
  const { verify } = password;
  // The recovery happens between the check of the password and the start of the session.
  password.verify = async (check) => {
    const isRight = await verify(check);
    password.verify = verify;
    await recover();
    return isRight;
  };
  expect(await enter(goodPassword)).toEqual({ ok: false, reason: "refused" });
  expect(await database.db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("after recovery a trusted browser is asked for the second step again, and two-step sign-in stays on", async () => {
  const { uri } = await turnOnTwoStep(site, ana);
  await recover();
  expect(await hasTwoStep(site.accounts, ana)).toBe(true);
  const trusted = await enterWithCode(totpCode(uri, new Date()));
  if (!trusted.ok) throw new Error(trusted.reason);
  const cookie = cookiesSet(trusted.headers);
  expect(await enter(fresh, cookie)).toMatchObject({ ok: true });
  await recover();
  expect(await enter(fresh, cookie)).toMatchObject({ ok: false, reason: "second-step" });
});

test("an owner who cannot get a code waits seven days, gets a mail, and then signs in with the password", async () => {
  await turnOnTwoStep(site, ana);
  const { twoStepEnds } = await recover(true);
  expect(twoStepEnds?.getTime()).toBeCloseTo(Date.now() + 7 * 86_400_000, -5);
  expect(subjects()).toContain("Two-step sign-in ends soon for your Foothold account");
  expect(await enter()).toMatchObject({ reason: "second-step" });
  // Asking again does not postpone it.
  site.pass(6 * 86_400);
  expect((await recover(true)).twoStepEnds).toEqual(twoStepEnds);
  expect(await enter()).toMatchObject({ reason: "second-step" });
  site.pass(86_400);
  expect(await enter("not the password")).toMatchObject({ reason: "refused" });
  expect(await hasTwoStep(site.accounts, ana)).toBe(true);
  expect(await enter()).toMatchObject({ ok: true });
  expect(await hasTwoStep(site.accounts, ana)).toBe(false);
  expect(subjects()).toContain("Two-step sign-in is off for your Foothold account");
});

test("two-step sign-in stays on for an owner who signs in with a code, or recovers without asking to turn it off", async () => {
  const { uri } = await turnOnTwoStep(site, ana);
  await recover(true);
  expect(await enterWithCode(nextCode(uri))).toMatchObject({ ok: true });
  site.pass(8 * 86_400);
  expect(await enter()).toMatchObject({ reason: "second-step" });

  await recover(true);
  await recover();
  site.pass(8 * 86_400);
  expect(await enter()).toMatchObject({ reason: "second-step" });
});

test("without two-step sign-in there is nothing to end", async () => {
  expect((await recover(true)).twoStepEnds).toBeNull();
  expect(subjects().join()).not.toContain("Two-step");
});
