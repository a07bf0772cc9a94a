import type { Accounts } from "./accounts.server.ts";
import { askAuth } from "./ask-auth.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { forgetAttempts, takeAttempt, type Taken, type TooMany } from "./attempts/take-attempt.server.ts";
import { knownBrowser } from "./browsers/remember-browser.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { copyCookies } from "./copy-cookies.ts";
import { passwordLengths } from "./passwords/password-lengths.ts";
import { settlePassword } from "./passwords/judge-password.server.ts";
import type { Visit } from "./visit.ts";

export type SignedIn =
  | { ok: true; name: string; headers: Headers }
  /** The password is right, and a code is asked for at `/auth/two-factor`; the headers carry the way there. */
  | { ok: false; reason: "second-step"; headers: Headers }
  | { ok: false; reason: "refused" }
  /** The password is right, the address is not confirmed. */
  | { ok: false; reason: "unconfirmed" }
  | TooMany;

/**
 * Signs somebody in by address and password. Headers carry the cookies: a new session, never one that was there.
 * An address without an account takes as long as a wrong password.
 *
 * @param typed.email as `readEmail` gives it
 */
export async function signIn(
  accounts: Accounts,
  typed: { email: string; password: string },
  visit: Visit,
): Promise<SignedIn> {
  const { email } = typed;
  const limit = await takeSignInAttempt(accounts, email, visit);
  if (!limit.taken.ok) return limit.taken;
  if (typed.password.length > passwordLengths.max) return { ok: false, reason: "refused" };
  const body = { email, password: settlePassword(typed.password) };
  const answer = await askAuth(accounts, "/sign-in/email", visit.headers, { body });
  const said = (await answer.json()) as { code?: string; twoFactorRedirect?: boolean; user?: { id: string } };
  if (said.code === "EMAIL_NOT_VERIFIED") return { ok: false, reason: "unconfirmed" };
  if (answer.status === 400 || answer.status === 401) return { ok: false, reason: "refused" };
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} ${said.code} to a sign-in.`);
  const headers = copyCookies(answer.headers, new Headers());
  if (said.twoFactorRedirect) return { ok: false, reason: "second-step", headers };
  if (!said.user) throw new Error("Better Auth signed in nobody.");
  await limit.forget();
  const completed = await completeSignIn(accounts, said.user.id, visit);
  return { ok: true, name: completed.name, headers: copyCookies(completed.headers, headers) };
}

async function takeSignInAttempt(
  accounts: Accounts,
  email: string,
  visit: Visit,
): Promise<{ taken: Taken; forget: () => Promise<void> }> {
  const browser = await knownBrowser(accounts, email, visit.headers);
  const kind = browser === null ? "sign-in, account" : "sign-in, known browser";
  const subject = browser === null ? email : `${email} ${browser}`;
  const byAddress = await takeAttempt(accounts, "sign-in, address", addressGroup(visit.clientAddress));
  const taken = byAddress.ok ? await takeAttempt(accounts, kind, subject) : byAddress;
  return { taken, forget: () => forgetAttempts(accounts, kind, subject) };
}
