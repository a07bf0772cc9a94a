import { randomBytes } from "node:crypto";
import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { expect } from "vitest";
import { createAccounts, type Accounts } from "../../src/account/accounts.server.ts";
import { hashToken, linkExpiry, newLinkToken } from "../../src/account/links/link-token.server.ts";
import { openAccount } from "../../src/account/open-account.server.ts";
import { signIn } from "../../src/account/sign-in.server.ts";
import { readSiteSecret } from "../../src/account/site-secret.server.ts";
import { systemClock as clock } from "../../src/platform/clock/clock.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { withSiteDatabase } from "./site-database.ts";
import type { SiteWithMail } from "./site-with-mail.ts";
import { newVisitor } from "./visitor.ts";

export type Account = { name: string; email: string; password: string };

const password = "seven quiet lighthouses";
let people = 0;
const newPerson = (name: string): Account => ({
  name,
  email: `person-${(people += 1)}@example.com`,
  password,
});

/** Registers a person on a running site and confirms their address, as the operator's command does. No mail is sent. */
export async function registerOnSite(
  { site }: Pick<SiteWithMail, "site">,
  name = "Amara Osei",
): Promise<Account> {
  const person = newPerson(name);
  const { email } = person;
  await withAccounts(site, async (accounts, hash) => {
    const tokenHash = hashToken(newLinkToken(accounts.random));
    const now = clock();
    await accounts.db
      .insertInto("pending_sign_ups")
      .values({
        token_hash: tokenHash,
        email,
        name,
        password: hash,
        browser_hash: null,
        created_at: now,
        expires_at: linkExpiry("confirm", now),
        used_at: null,
      })
      .execute();
    await openAccount(accounts, { tokenHash, email, by: "operator" });
  });
  return person;
}

/**
 * Registers a person on a running site and confirms their address, with the forms that a browser without JavaScript
 * sends. The site may have any database.
 */
export async function registerByForms(
  { site, peer }: Pick<SiteWithMail, "site" | "peer">,
  name = "Amara Osei",
): Promise<Account> {
  const account = newPerson(name);
  const visitor = newVisitor(site.url);
  const send = async (address: string, form: Record<string, string>) =>
    expect((await visitor.form(address, form)).status).toBe(303);
  await send("/auth?tab=register", { ...account, confirm: account.password });
  const mail = await peer.waitForMail(account.email, "Confirm");
  const address = mail.links.find((link) => link.includes("/auth/confirm")) ?? "no such link";
  await send(address, { token: new URL(address).searchParams.get("token") ?? "" });
  return account;
}

/** What the browser of the tests calls itself. */
const chromium =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36";

/** A browser with a signed-in person. The password is not checked, since that takes a quarter of a second. */
export async function signedInBrowser(
  { browser, site }: Pick<SiteWithMail, "browser" | "site">,
  { email }: Account,
  settings: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const headers = new Headers({ "user-agent": settings.userAgent ?? chromium });
  const visit = { headers, clientAddress: "127.0.0.1" };
  const done = await withAccounts(site, (accounts) => signIn(accounts, { email, password }, visit));
  if (!done.ok) throw new Error(`The sign-in was refused: ${done.reason}`);
  const context = await browser.newContext({ baseURL: site.url, ...settings });
  await context.addCookies(done.headers.getSetCookie().map((cookie) => asCookie(cookie, site.url)));
  return context;
}

function asCookie(header: string, url: string) {
  const [, name = "", value = "", attributes = ""] = /^([^=]*)=([^;]*)(.*)/.exec(header) ?? [];
  const maxAge = Number(/Max-Age=(\d+)/i.exec(attributes)?.[1]);
  const expires = Date.now() / 1000 + maxAge;
  return { name, value, url, expires, httpOnly: /HttpOnly/i.test(attributes), sameSite: "Lax" as const };
}

let hash: Promise<string> | undefined;

/** Operations on the accounts of a running site. One hash of the password serves all, and every password is right. */
async function withAccounts<Result>(
  site: SiteWithMail["site"],
  work: (accounts: Accounts, hash: string) => Promise<Result>,
): Promise<Result> {
  return withSiteDatabase(site, async ({ db }) => {
    const random = (bytes: number) => randomBytes(bytes);
    const accounts = createAccounts({
      config: { publicUrl: site.url, productName: "Foothold", smtp: undefined },
      db,
      clock,
      mailer: { send: () => Promise.resolve() },
      tasks: { enqueue: () => Promise.resolve(true) },
      print: () => {},
      log: createLog({ level: "warn" }),
      random,
      secret: await readSiteSecret(db, { now: clock(), random }),
    });
    const context = await accounts.auth.$context;
    hash ??= context.password.hash(password);
    context.password.verify = () => Promise.resolve(true);
    const result = await work(accounts, await hash);
    await accounts.afterResponse.settled();
    return result;
  });
}
