import { symmetricDecrypt } from "better-auth/crypto";
import type { Accounts } from "../accounts.server.ts";
import { callBetterAuth } from "../call-better-auth.server.ts";
import { currentStep, stepOfCode } from "./totp.server.ts";

/** Removes white space from a typed code, since people type digits in groups. Keeps the hyphen of a recovery code. */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/\s/g, "").slice(0, 64);
}

/** Whether this is a code from an app. Any other text is treated as a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Accepts a code from a person's authenticator app, once. Afterwards, codes of the same or an earlier time step are
 * refused (RFC 6238 §5.2). Attempts are not counted here.
 */
export async function acceptAppCode(
  { auth, db, clock }: Pick<Accounts, "auth" | "db" | "clock">,
  personId: string,
  code: string,
): Promise<boolean> {
  const app = await db
    .selectFrom("two_factors")
    .where("user_id", "=", personId)
    .select(["id", "secret"])
    .executeTakeFirst();
  if (!app) return false;
  const { secretConfig } = await auth.$context;
  const now = clock();
  const step = stepOfCode(await symmetricDecrypt({ key: secretConfig, data: app.secret }), code, now);
  if (step === null) return false;
  const accepted = await db
    .updateTable("two_factors")
    .set({ last_used_step: step })
    .where("id", "=", app.id)
    .where("secret", "=", app.secret)
    .where((where) =>
      where.or([
        where("last_used_step", "is", null),
        where("last_used_step", "<", step),
        // The last code was accepted before the clock was set back.
        where("last_used_step", ">", currentStep(now) + 1),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return accepted !== undefined;
}

/**
 * Accepts a code from a signed-in person: from their app, or a recovery code, which is used up.
 *
 * @param headers of the request, with its session
 */
export async function acceptCode(
  accounts: Accounts,
  personId: string,
  { headers, code: typed }: { headers: Headers; code: string },
): Promise<boolean> {
  const code = normaliseCode(typed);
  if (isAppCode(code)) return acceptAppCode(accounts, personId, code);
  const body = { code, disableSession: true };
  const answer = await callBetterAuth(accounts, "/two-factor/verify-backup-code", headers, { body });
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a recovery code.`);
  return answer.ok;
}
