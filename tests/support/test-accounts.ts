import { randomBytes } from "node:crypto";
import { beforeEach } from "vitest";
import { createAccounts, type Accounts, type AccountsFrom } from "../../src/account/accounts.server.ts";
import { createPasswordWork } from "../../src/account/passwords/password-work.server.ts";
import { issueLink, type LinkRequest } from "../../src/account/links/issue-link.server.ts";
import { hashToken } from "../../src/account/links/link-token.server.ts";
import { openAccount } from "../../src/account/open-account.server.ts";
import { readViewer } from "../../src/account/read-viewer.server.ts";
import { signIn } from "../../src/account/sign-in.server.ts";
import { signUp } from "../../src/account/sign-up.server.ts";
import type { RequestContext } from "../../src/account/request-context.ts";
import { createLog } from "../../src/platform/log/log.ts";
import type { Mail } from "../../src/platform/mail/mail.ts";
import { makePasswordsCheap } from "./cheap-passwords.ts";

export type TestAccounts = {
  accounts: Accounts;
  /** Sent mails, oldest first. They do not wait for the surrounding transaction. */
  mails: Mail[];
  /** Terminal output, oldest first. */
  printed: string[];
  /** Moves the clock of the accounts. Better Auth uses the real one, so a session's end is moved in its row. */
  pass: (seconds: number) => void;
};

type SiteOfAccounts = { sendsMail?: boolean; costlyPasswords?: boolean };

/**
 * Accounts on a test database that collect their mail instead of sending it. Requested links are issued immediately.
 * `accounts.afterResponse.settled()` waits for them.
 *
 * @param site.sendsMail whether SMTP_URL is set
 * @param site.costlyPasswords hashes passwords at their real cost, for tests of that cost
 * @example const { accounts, mails } = testAccounts(database);
 */
export function testAccounts(
  { db }: Pick<AccountsFrom, "db">,
  publicUrl = "http://localhost:3000",
  { sendsMail = true, costlyPasswords = false }: SiteOfAccounts = {},
): TestAccounts {
  const mails: Mail[] = [];
  const printed: string[] = [];
  let passed = 0;
  const smtp = { host: "mail.example.org", port: 465, encrypted: true, login: undefined };
  const created = createAccounts({
    config: { publicUrl, productName: "Foothold", smtp: sendsMail ? smtp : undefined },
    db,
    clock: () => new Date(Date.now() + passed * 1000),
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    tasks: {
      enqueue: async (name, data) => {
        accounts.afterResponse.run(name, async () => {
          await issueLink(accounts, data as LinkRequest);
        });
        return true;
      },
    },
    print: (text) => void printed.push(text),
    log: createLog({ level: "fatal" }),
    random: (bytes) => randomBytes(bytes),
    secret: randomBytes(48).toString("base64url"),
  });
  // This is the first to wait for the context, so it happens before any password is hashed.
  if (!costlyPasswords) void makePasswordsCheap(created);
  // On a busy machine, a password may take more than a second.
  const accounts: Accounts = { ...created, passwordWork: createPasswordWork(120_000) };
  return {
    accounts,
    mails,
    printed,
    pass: (seconds) => {
      passed += seconds;
    },
  };
}

/** A request from an address in the documentation networks, without cookies by default. */
export function visitFrom(
  options: { cookie?: string; clientAddress?: string; userAgent?: string } = {},
): RequestContext {
  const headers = new Headers({ "user-agent": options.userAgent ?? firefox });
  if (options.cookie) headers.set("cookie", options.cookie);
  return { headers, clientAddress: options.clientAddress ?? `203.0.113.${randomBytes(1)[0]}` };
}

/** A request from a browser on the machine of the site. */
export function localVisit(): RequestContext {
  const headers = new Headers({ host: "localhost:3000", "user-agent": firefox });
  return { headers, clientAddress: "127.0.0.1" };
}

export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
export const goodPassword = "seven quiet lighthouses";

/**
 * Accounts for the tests of a file, as `testAccounts` makes them. Each test begins with new ones, and without people,
 * unconfirmed registrations and attempts in the database.
 *
 * @example
 * const database = await testDatabase();
 * afterAll(() => database.close());
 * const site = accountsOfFile(database);
 * test("…", async () => {
 *   const { cookie } = await signedInAccount(site);
 */
export function accountsOfFile(
  database: Pick<AccountsFrom, "db">,
  settings: SiteOfAccounts = {},
): Readonly<TestAccounts> {
  const site = {} as TestAccounts;
  beforeEach(async () => {
    for (const table of ["users", "pending_sign_ups", "verifications", "attempts"] as const)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await database.db.deleteFrom(table).execute();
    Object.assign(site, testAccounts(database, undefined, settings));
  });
  return site;
}

/** Returns the token in the newest mail to an address. */
export function tokenMailed(mails: readonly Mail[], email: string): string {
  const mail = mails.findLast((one) => one.to === email);
  const token = mail?.text.match(/[?&]token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}

/** Returns the cookies that an answer sets, as a browser would send them back. */
export function cookiesSet(headers: Headers): string {
  return headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0(;|$)/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export type SignedInAccount = {
  id: string;
  name: string;
  email: string;
  password: string;
  cookie: string;
  session: { id: string; expiresAt: Date };
};

/**
 * An account that is registered, confirmed by the operator, and signed in from a new browser. It has one session.
 *
 * @example
 * const { accounts, mails } = testAccounts(database);
 * const { id, cookie } = await signedInAccount({ accounts, mails });
 * const viewer = await readViewer(accounts, new Headers({ cookie }));
 */
export async function signedInAccount(
  { accounts, mails }: Pick<TestAccounts, "accounts" | "mails">,
  person: { name?: string; email?: string; password?: string } = {},
): Promise<SignedInAccount> {
  const {
    name = "Ana Sousa",
    email = `ana-${randomBytes(6).toString("hex")}@example.com`,
    password = goodPassword,
  } = person;
  const signedUp = await signUp(accounts, { name, email, password, returnUrl: "/" }, visitFrom());
  if (!signedUp.ok) throw new Error(`Sign-up was refused: ${signedUp.reason}`);
  const tokenHash = hashToken(tokenMailed(mails, email));
  if ((await openAccount(accounts, { tokenHash, email, by: "operator" })) === null) {
    throw new Error("The address was not confirmed.");
  }
  const signedIn = await signIn(accounts, { email, password }, visitFrom());
  if (!signedIn.ok) throw new Error(`Sign-in was refused: ${signedIn.reason}`);
  const cookie = cookiesSet(signedIn.headers);
  const viewer = await readViewer(accounts, new Headers({ cookie }));
  if (!viewer) throw new Error("Nobody is signed in.");
  return { id: viewer.id, name, email, password, cookie, session: viewer.session };
}
