import { copyCookies, readCookie, withoutCookie } from "../platform/http/cookies.ts";
import type { Accounts } from "./accounts.server.ts";
import { callBetterAuth } from "./call-better-auth.server.ts";
import type { TooMany } from "./rate-limits/consume-limit.server.ts";
import { consumePersonLimit } from "./rate-limits/consume-person-limit.server.ts";
import { knownBrowser } from "./browsers/remember-browser.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { acceptAppCode, isAppCode, normaliseCode } from "./credentials/accept-code.server.ts";
import { setTwoStepEnd } from "./credentials/two-step-ending.server.ts";
import type { RequestContext } from "./request-context.ts";

export type SecondStepResult =
  | { ok: true; name: string; headers: Headers }
  | { ok: false; reason: "code" }
  /** Expired, too many wrong codes, or never started: the password must be given again. */
  | { ok: false; reason: "begin-again" }
  | TooMany;

/** Sent to Better Auth instead of a code that was refused here, so that Better Auth counts the failure. */
const refusedCode = "refused";

/**
 * The second step of a sign-in: six digits from an app, or a recovery code. Each works once. Attempts are counted like
 * those of the password, and Better Auth ends a sign-in after five.
 *
 * @param typed.trust whether this browser skips the step for thirty days
 */
export async function verifySecondStep(
  accounts: Accounts,
  typed: { code: string; trust: boolean },
  visit: RequestContext,
): Promise<SecondStepResult> {
  const person = await personSigningIn(accounts, visit.headers);
  if (person === null) return { ok: false, reason: "begin-again" };
  const browser = await knownBrowser(accounts, { id: person }, visit.headers);
  const { clientAddress } = visit;
  const limit = await consumePersonLimit(accounts, "second step", { person, browser, clientAddress });
  if (!limit.taken.ok) return limit.taken;
  const code = normaliseCode(typed.code);
  const isFromApp = isAppCode(code);
  const path = isFromApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  const isRefused = isFromApp && !(await acceptAppCode(accounts, person, code));
  // Without this, Better Auth would trust an existing session in place of the first step.
  const headers = withoutCookie(accounts.config, "session", visit.headers);
  const answer = await callBetterAuth(accounts, path, headers, {
    body: { code: isRefused ? refusedCode : code, trustDevice: typed.trust },
  });
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a second step.`);
  const said = (await answer.json()) as { code?: string; user?: { id: string } };
  if (!answer.ok) {
    const isCode = said.code === "INVALID_CODE" || said.code === "INVALID_BACKUP_CODE";
    return { ok: false, reason: isCode ? "code" : "begin-again" };
  }
  if (!said.user) throw new Error("Better Auth returned no user.");
  await limit.forget();
  await setTwoStepEnd(accounts.db, person, null);
  const completed = await completeSignIn(accounts, said.user.id, visit);
  return {
    ok: true,
    name: completed.name,
    headers: copyCookies(completed.headers, copyCookies(answer.headers, new Headers())),
  };
}

/**
 * Finds the person who gave their password, by the cookie of that step. Returns null if there is none or it has
 * expired.
 */
async function personSigningIn(
  { db, config, clock }: Pick<Accounts, "db" | "config" | "clock">,
  headers: Headers,
): Promise<string | null> {
  const identifier = readCookie(config, "secondStep", headers)?.split(".")[0];
  if (!identifier) return null;
  const begun = await db
    .selectFrom("verifications")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", clock())
    .select("value")
    .executeTakeFirst();
  return begun?.value ?? null;
}
