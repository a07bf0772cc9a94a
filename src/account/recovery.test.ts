import { afterAll, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  accountsOfFile,
  tokenMailed,
  visitFrom,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { limitRules } from "./rate-limits/consume-limit.server.ts";
import { chooseNewPassword } from "./choose-new-password.server.ts";
import { confirmAddress } from "./confirm-address.server.ts";
import { readViewer } from "./read-viewer.server.ts";
import { requestRecovery } from "./links/request-link.server.ts";
import { signIn } from "./sign-in.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);

const email = "ana@example.com";
const fresh = "eleven small harbours";

async function askForLink(address = email) {
  const asked = await requestRecovery(site.accounts, address, visitFrom());
  await site.accounts.afterResponse.settled();
  return asked;
}
const choose = (token: string, password = fresh) =>
  chooseNewPassword(site.accounts, { token, password }, visitFrom());

test("a link from a mail sets a new password, ends every session and notifies the owner", async () => {
  const { cookie, id } = await signedInAccount(site, { email });
  expect(await askForLink()).toEqual({ ok: true });
  expect(await choose(tokenMailed(site.mails, email))).toMatchObject({ ok: true });
  expect(await readViewer(site.accounts, new Headers({ cookie }))).toBeNull();
  expect(await database.db.selectFrom("sessions").select("id").execute()).toEqual([]);
  expect(site.mails.at(-1)).toMatchObject({ to: email, subject: "Your Foothold password was changed" });
  expect(await signIn(site.accounts, { email, password: goodPassword }, visitFrom())).toMatchObject({
    ok: false,
  });
  expect(await signIn(site.accounts, { email, password: fresh }, visitFrom())).toMatchObject({ ok: true });
  const kinds = await database.db.selectFrom("activity").where("person_id", "=", id).select("kind").execute();
  expect(kinds.map(({ kind }) => kind)).toContain("password-reset");
});

test("a link works once, even if it is used twice at the same time", async () => {
  await signedInAccount(site, { email });
  await askForLink();
  const token = tokenMailed(site.mails, email);
  const both = await Promise.all([choose(token), choose(token, "a third good password")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await choose(token)).toEqual({ ok: false, reason: "link" });
});

test("several links of one account used at the same time all get an answer, and one of them sets its password", async (context) => {
  // The embedded engine has one connection, so its transactions never run at the same time.
  context.skip(database.kind === "embedded");
  await signedInAccount(site, { email });
  for (let nth = 0; nth < 4; nth++) await askForLink();
  const tokens = site.mails.slice(-4).map((mail) => tokenMailed([mail], email));
  const chosen = await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom("account_links").select("token_hash").forUpdate().execute();
    const all = tokens.map((token, nth) => choose(token, `${fresh} ${nth}`));
    await expect.poll(waitingForLocks).toBe(all.length);
    return { all };
  });
  const answers = await Promise.all(chosen.all);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 3 }, () => ({ ok: false, reason: "link" })),
  );
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.executeSql(
    `select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return Number(rows[0]?.["waiting"]);
}

test("the newest link invalidates those before it", async () => {
  await signedInAccount(site, { email });
  await askForLink();
  const first = tokenMailed(site.mails, email);
  await askForLink();
  const second = tokenMailed(site.mails, email);
  expect(second).not.toBe(first);
  expect(await choose(second)).toMatchObject({ ok: true });
  expect(await choose(first)).toEqual({ ok: false, reason: "link" });
});

test("a link expires after an hour", async () => {
  await signedInAccount(site, { email });
  await askForLink();
  const token = tokenMailed(site.mails, email);
  site.pass(3_601);
  expect(await choose(token)).toEqual({ ok: false, reason: "link" });
  site.pass(-60);
  expect(await choose(token)).toMatchObject({ ok: true });
});

test("a tampered link, or one for another purpose, sets nothing", async () => {
  await signedInAccount(site, { email });
  const confirming = tokenMailed(site.mails.slice(0, 1), email);
  await askForLink();
  const token = tokenMailed(site.mails, email);
  for (const wrong of [confirming, token.slice(1), `${token}=`, token.toUpperCase(), ""]) {
    expect(await choose(wrong)).toEqual({ ok: false, reason: "link" });
  }
  expect(await confirmAddress(site.accounts, token, visitFrom())).toEqual({ ok: false, reason: "link" });
});

test("a bad password does not use up the link", async () => {
  await signedInAccount(site, { email });
  await askForLink();
  const token = tokenMailed(site.mails, email);
  expect(await choose(token, "password123")).toEqual({ ok: false, reason: "password", fault: "common" });
  expect(await choose(token, "x".repeat(1024 * 1024))).toMatchObject({ fault: "too-long" });
  expect(await choose(token)).toMatchObject({ ok: true });
});

test("an address without an account gets the same answer and no mail; requests are limited for all addresses", async () => {
  expect(await askForLink("nobody@example.com")).toEqual({ ok: true });
  expect(site.mails).toEqual([]);
  for (let asked = 1; asked < limitRules["link asked for, account"].most; asked++) {
    expect(await askForLink("nobody@example.com")).toEqual({ ok: true });
  }
  expect(await askForLink("nobody@example.com")).toMatchObject({ ok: false, reason: "too-many" });
});
