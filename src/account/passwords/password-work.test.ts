import { afterAll, beforeEach, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
  type SignedInAccount,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { limitRules } from "../rate-limits/consume-limit.server.ts";
import { checkPassword } from "../credentials/reauthenticate.server.ts";
import { signIn } from "../sign-in.server.ts";
import { signUp } from "../sign-up.server.ts";
import { createPasswordWork, type PasswordClient, type PasswordWork } from "./password-work.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database, { costlyPasswords: true });
let ana: SignedInAccount;
beforeEach(async () => {
  ana = await signedInAccount(site);
});

const clientAddress = "198.51.100.7";
const stranger: PasswordClient = { known: false, address: clientAddress };

/**
 * Fills a queue of `work` with entries of one client.
 *
 * @returns a function that ends them all
 */
function fill(work: PasswordWork, client: PasswordClient) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const filled = Promise.all(Array.from({ length: 120 }, () => work.run(client, undefined, () => promise)));
  return async () => {
    end();
    return filled;
  };
}

test("no more than two passwords are hashed at once, for all clients together", async () => {
  const work = createPasswordWork();
  let running = 0;
  let most = 0;
  const hash = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const clients = Array.from({ length: 15 }, (_, nth): PasswordClient[] => [
    { known: false, address: `198.51.100.${nth}` },
    { known: true, address: `198.51.100.${nth}` },
    { known: true, person: `person ${nth}` },
  ]);
  await Promise.all(clients.flat().map((client) => work.run(client, undefined, hash)));
  expect(most).toBe(2);
});

test("a known browser does not wait for strangers, and strangers beyond the queue's size are refused", async () => {
  const work = createPasswordWork();
  const end = fill(work, stranger);
  const known = await work.run({ known: true, address: clientAddress }, undefined, async () => "hashed");
  expect(known).toEqual({ ok: true, value: "hashed" });
  const late = await work.run(stranger, undefined, async () => expect.fail("was done"));
  expect(late).toMatchObject({ ok: false, reason: "too-many" });
  const [first] = await end();
  expect(first).toEqual({ ok: true, value: undefined });
});

test("a class that registers at once is served, and still hashes one password after the other", async () => {
  const work = createPasswordWork();
  let running = 0;
  const hash = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  };
  const asked = Array.from({ length: 40 }, (_, nth) =>
    work.run({ known: false, address: `198.51.100.${nth % 3}` }, undefined, hash, true),
  );
  const outcomes = await Promise.all(asked);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
});

test("work is skipped when its client has left", async () => {
  const client = new AbortController();
  client.abort();
  const left = await createPasswordWork().run(stranger, client.signal, async () => expect.fail("was done"));
  expect(left).toMatchObject({ ok: false, reason: "too-many" });
});

test("a sign-in that is refused because the queue is full does not count as an attempt on the account", async () => {
  const end = fill(site.accounts.passwordWork, stranger);
  const enter = (password: string) =>
    signIn(site.accounts, { ...ana, password }, visitFrom({ clientAddress }));
  const { most } = limitRules["sign-in, account"];
  for (let tries = 0; tries <= most; tries++) {
    const refused = await enter(goodPassword);
    expect(refused).toMatchObject({ ok: false, reason: "too-many" });
    // The queue suggests a retry in seconds; the limit of the account would suggest minutes.
    if (!refused.ok && refused.reason === "too-many") expect(refused.retryAfter).toBeLessThanOrEqual(30);
  }
  const own = visitFrom({ clientAddress, cookie: ana.cookie });
  expect(await signIn(site.accounts, ana, own)).toMatchObject({ ok: true });
  await end();
  expect(await enter(goodPassword)).toMatchObject({ ok: true });
});

test("a refused sign-in from a known browser and a refused password for a change do not count either", async () => {
  const visit = visitFrom({ clientAddress, cookie: ana.cookie });
  const end = fill(site.accounts.passwordWork, { known: true, address: clientAddress });
  const endOwn = fill(site.accounts.passwordWork, { known: true, person: ana.id });
  const { most } = limitRules["sign-in, known browser"];
  for (let tries = 0; tries <= most; tries++) {
    expect(await signIn(site.accounts, ana, visit)).toMatchObject({ reason: "too-many" });
    expect(await checkPassword(site.accounts, ana, goodPassword)).toMatchObject({ reason: "too-many" });
  }
  await Promise.all([end(), endOwn()]);
  expect(await checkPassword(site.accounts, ana, goodPassword)).toEqual({ ok: true });
  expect(await signIn(site.accounts, ana, visit)).toMatchObject({ ok: true });
});

test("a sign-up that is refused because the queue is full does not use up a mail of the address", async () => {
  const email = "ben@example.com";
  const wish = { name: "Ben", email, password: goodPassword, returnUrl: "/" };
  const end = fill(site.accounts.passwordWork, stranger);
  for (let tries = 0; tries <= limitRules["sign-up mail, account"].most; tries++) {
    expect(await signUp(site.accounts, wish, visitFrom({ clientAddress }))).toMatchObject({
      ok: false,
      reason: "too-many",
    });
  }
  await end();
  await signUp(site.accounts, wish, visitFrom({ clientAddress }));
  expect(site.mails.at(-1)).toMatchObject({ to: email });
});
