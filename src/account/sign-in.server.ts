import type { Accounts } from "./accounts.server.ts";
import { callBetterAuth } from "./call-better-auth.server.ts";
import { consumePersonLimit } from "./rate-limits/consume-person-limit.server.ts";
import type { TooMany } from "./rate-limits/consume-limit.server.ts";
import { knownBrowser } from "./browsers/remember-browser.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { copyCookies } from "../platform/http/cookies.ts";
import { endDueTwoStep } from "./credentials/two-step-ending.server.ts";
import { passwordLengths, normalisePassword } from "./passwords/judge-password.server.ts";
import type { RequestContext } from "./request-context.ts";
import type { Database } from "../platform/database/tables.ts";

export type SignInResult =
  | { ok: true; name: string; headers: Headers }
  /** The password is right, and `/auth/two-factor` asks for a code. The headers carry the cookie for that step. */
  | { ok: false; reason: "second-step"; headers: Headers }
  /** Also returned for an unconfirmed address, which has no account yet. */
  | { ok: false; reason: "refused" }
  | TooMany;

/**
 * Signs a person in by address and password. Headers carry the cookies of a session, which is always a new one. An
 * address without an account takes as long as a wrong password.
 *
 * @param typed.email as returned by `readEmail`
 */
export async function signIn(
  accounts: Accounts,
  typed: { email: string; password: string },
  visit: RequestContext,
): Promise<SignInResult> {
  const { email } = typed;
  const browser = await knownBrowser(accounts, { email }, visit.headers);
  const { clientAddress } = visit;
  const limit = await consumePersonLimit(accounts, "sign-in", { person: email, browser, clientAddress });
  if (!limit.taken.ok) return limit.taken;
  if (typed.password.length > passwordLengths.max) return { ok: false, reason: "refused" };
  const body = { email, password: normalisePassword(typed.password) };
  const hash = await readPasswordHash(accounts.db, email);
  const client = { known: browser !== null, address: clientAddress };
  const asked = await accounts.passwordWork.run(client, visit.signal, () =>
    callBetterAuth(accounts, "/sign-in/email", visit.headers, { body }),
  );
  if (!asked.ok) {
    await limit.giveBack();
    return asked;
  }
  const answer = asked.value;
  const said = (await answer.json()) as {
    code?: string;
    twoFactorRedirect?: boolean;
    token?: string;
    user?: { id: string };
  };
  if (answer.status === 400 || answer.status === 401) return { ok: false, reason: "refused" };
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} ${said.code} to a sign-in.`);
  // The password was changed meanwhile, which ended all sessions. This session, or its second step, came too late.
  if (!(await isPasswordCurrent(accounts.db, email, hash))) {
    if (said.token) await accounts.db.deleteFrom("sessions").where("token", "=", said.token).execute();
    return { ok: false, reason: "refused" };
  }
  await limit.forget();
  const headers = copyCookies(answer.headers, new Headers());
  if (said.twoFactorRedirect && (await endDueTwoStep(accounts, email))) return signIn(accounts, typed, visit);
  if (said.twoFactorRedirect) return { ok: false, reason: "second-step", headers };
  if (!said.user) throw new Error("Better Auth returned no user.");
  const completed = await completeSignIn(accounts, said.user.id, visit);
  return { ok: true, name: completed.name, headers: copyCookies(completed.headers, headers) };
}

/** Reads the hash of a person's password. Undefined for an address without an account. */
async function readPasswordHash(db: Database, email: string): Promise<string | null | undefined> {
  return (await selectPassword(db, email).executeTakeFirst())?.password;
}

/**
 * Whether a hash that was read before a sign-in is still current. Waits for a password change in progress: the change
 * ends all sessions, and a session that starts meanwhile would survive it.
 */
async function isPasswordCurrent(
  db: Database,
  email: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const now = await selectPassword(db, email).forShare("credentials").executeTakeFirst();
  return now?.password === hash;
}

function selectPassword(db: Database, email: string) {
  return db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .where("email", "=", email)
    .where("provider_id", "=", "credential")
    .select("password");
}
