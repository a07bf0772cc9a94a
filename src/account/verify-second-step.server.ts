import { sessionCookie, withoutCookie } from "./account-cookies.ts";
import type { Accounts } from "./accounts.server.ts";
import { askAuth } from "./ask-auth.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { takeAttempt, type TooMany } from "./attempts/take-attempt.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { copyCookies } from "./copy-cookies.ts";
import type { Visit } from "./visit.ts";

export type SecondStep =
  | { ok: true; name: string; headers: Headers }
  | { ok: false; reason: "code" }
  /** Too long ago, too many wrong codes, or never begun: the password has to be given again. */
  | { ok: false; reason: "begin-again" }
  | TooMany;

/**
 * The second step of a sign-in: six digits from an app, or a recovery code, which then is used up.
 *
 * @param typed.trust whether this browser is spared the step for thirty days
 */
export async function verifySecondStep(
  accounts: Accounts,
  typed: { code: string; trust: boolean },
  visit: Visit,
): Promise<SecondStep> {
  const taken = await takeAttempt(accounts, "second step, address", addressGroup(visit.clientAddress));
  if (!taken.ok) return taken;
  const code = typed.code.replaceAll(/\s/g, "").slice(0, 64);
  const path = /^\d{6}$/.test(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  // Who is signed in already would be taken at their word.
  const headers = withoutCookie(visit.headers, sessionCookie(accounts.config));
  const answer = await askAuth(accounts, path, headers, { body: { code, trustDevice: typed.trust } });
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a second step.`);
  const said = (await answer.json()) as { code?: string; user?: { id: string } };
  if (!answer.ok) {
    const isCode = said.code === "INVALID_CODE" || said.code === "INVALID_BACKUP_CODE";
    return { ok: false, reason: isCode ? "code" : "begin-again" };
  }
  if (!said.user) throw new Error("Better Auth signed in nobody.");
  const completed = await completeSignIn(accounts, said.user.id, visit);
  return {
    ok: true,
    name: completed.name,
    headers: copyCookies(completed.headers, copyCookies(answer.headers, new Headers())),
  };
}
