import type { Accounts } from "./accounts.server.ts";
import { browserHash } from "./browsers/remember-browser.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import type { RequestContext } from "./request-context.ts";
import { consumeAddressLimit, type TooMany } from "./rate-limits/consume-limit.server.ts";
import { hashPassword } from "./passwords/password-work.server.ts";
import { judgePassword, normalisePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { prepareSession } from "./credentials/session-token.server.ts";
import { openAccount, type AccountToOpen } from "./open-account.server.ts";

export type PendingSignUp =
  | { state: "used"; email: string }
  /** `asksPassword`: this browser did not sign up, or the link was sent again. */
  | { state: "open"; email: string; asksPassword: boolean };

/**
 * Returns the state of a confirmation link in this browser, without using it. Returns null if it is invalid or expired.
 * If the address has an account, all its links count as used.
 *
 * @param headers of the request: the cookie shows whether this browser signed up
 */
export async function readPendingSignUp(
  { config, db, clock }: Pick<Accounts, "config" | "db" | "clock">,
  token: string,
  headers: Headers,
): Promise<PendingSignUp | null> {
  const link = await db
    .selectFrom("pending_sign_ups")
    .leftJoin("users", "users.email", "pending_sign_ups.email")
    .where("token_hash", "=", hashToken(token))
    .select(["pending_sign_ups.email", "browser_hash", "expires_at", "used_at", "users.id as userId"])
    .executeTakeFirst();
  if (!link) return null;
  const { email } = link;
  if (link.userId !== null) return { state: "used", email };
  if (link.used_at !== null || link.expires_at <= clock()) return null;
  const browser = browserHash(config, headers);
  return { state: "open", email, asksPassword: browser === null || browser !== link.browser_hash };
}

export type ConfirmAddressResult =
  | SignedInByLink
  /** The link is invalid, expired or used. Its page says which. */
  | { ok: false; reason: "link" }
  /**
   * The person has to enter a name and a password, because this browser has not signed up, or the link was mailed again: see
   * `confirmWithPassword`.
   */
  | { ok: false; reason: "asks-password" };

/**
 * Confirms an address with the link of a sign-up, in the browser that signed up, and signs that browser in. The account
 * gets the name and password of that sign-up.
 */
export async function confirmAddress(
  accounts: Accounts,
  token: string,
  visit: RequestContext,
): Promise<ConfirmAddressResult> {
  const link = await readPendingSignUp(accounts, token, visit.headers);
  if (link?.state !== "open") return { ok: false, reason: "link" };
  const browser = browserHash(accounts.config, visit.headers);
  if (link.asksPassword || browser === null) return { ok: false, reason: "asks-password" };
  const { email } = link;
  const by = { browserHash: browser };
  const opened = await openAndSignIn(accounts, { tokenHash: hashToken(token), email, by }, visit);
  return opened ?? { ok: false, reason: "link" };
}

export type ConfirmWithPasswordResult =
  | SignedInByLink
  | TooMany
  /** The link is invalid, expired or used, or needs no password here. Its page says which. */
  | { ok: false; reason: "link" }
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Confirms an address with a link that was sent again, or that is opened in another browser than the one that signed
 * up, and signs this browser in. The account gets the name and password given here.
 *
 * @param wish.name as `readPersonName` gives it
 */
export async function confirmWithPassword(
  accounts: Accounts,
  wish: { token: string; name: string; password: string },
  visit: RequestContext,
): Promise<ConfirmWithPasswordResult> {
  const { token, name } = wish;
  const taken = await consumeAddressLimit(accounts, "link opened, address", visit.clientAddress);
  if (!taken.ok) return taken;
  const link = await readPendingSignUp(accounts, token, visit.headers);
  if (link?.state !== "open" || !link.asksPassword) return { ok: false, reason: "link" };
  const { email } = link;
  const password = normalisePassword(wish.password.slice(0, 1_000));
  const fault = judgePassword(password, [name, email, accounts.config.productName]);
  if (fault) return { ok: false, reason: "password", fault };
  const client = { known: false, address: visit.clientAddress };
  const hashed = await hashPassword(accounts, password, { client, signal: visit.signal });
  if (!hashed.ok) return hashed;
  const by = { name, passwordHash: hashed.value };
  const opened = await openAndSignIn(accounts, { tokenHash: hashToken(token), email, by }, visit);
  return opened ?? { ok: false, reason: "link" };
}

/** `headers` carry the cookies of a new session. */
export type SignedInByLink = { ok: true; name: string; headers: Headers };

/**
 * Creates the account of a pending sign-up and signs this browser in. Only the call that creates the account signs in:
 * a used link is worth nothing, and a new account has no second step yet.
 *
 * @returns null if this call did not create the account
 */
async function openAndSignIn(
  accounts: Accounts,
  link: Omit<AccountToOpen, "session">,
  visit: RequestContext,
): Promise<SignedInByLink | null> {
  const session = await prepareSession(accounts, visit.headers);
  const personId = await openAccount(accounts, { ...link, session });
  if (personId === null) return null;
  const { name, headers } = await completeSignIn(accounts, personId, visit, { isFirst: true });
  headers.append("Set-Cookie", session.cookie);
  return { ok: true, name, headers };
}
