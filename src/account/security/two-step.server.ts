import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { askAuth, type AuthPath } from "../ask-auth.server.ts";
import { copyCookies } from "../copy-cookies.ts";
import { checkPassword, type PasswordChecked } from "../passwords/check-password.server.ts";
import { settlePassword } from "../passwords/judge-password.server.ts";
import type { Viewer } from "../viewer.ts";

type Person = Pick<Viewer, "id">;

/** What an app needs to make codes, and the codes that stand in for it. Shown once. */
export type TwoStepSetup = { uri: string; codes: string[] };
type Refused = Exclude<PasswordChecked, { ok: true }>;

/** Begins: makes a secret for an authenticator app. Nothing changes before a code from it is given. */
export async function beginTwoStep(
  accounts: Accounts,
  person: Person,
  { headers, password }: { headers: Headers; password: string },
): Promise<{ ok: true; setup: TwoStepSetup } | Refused> {
  const asked = await askWithPassword(accounts, person, "/two-factor/enable", { headers, password });
  if (!asked.ok) return asked;
  const { totpURI, backupCodes } = (await asked.answer.json()) as { totpURI: string; backupCodes: string[] };
  return { ok: true, setup: { uri: totpURI, codes: backupCodes } };
}

/** Turns it on, once the app has shown that it makes the right codes. The session is a new one after it. */
export async function confirmTwoStep(
  accounts: Accounts,
  person: Person,
  { headers, code }: { headers: Headers; code: string },
): Promise<{ ok: true; headers: Headers } | { ok: false; reason: "code" }> {
  const digits = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return { ok: false, reason: "code" };
  const answer = await askAuth(accounts, "/two-factor/verify-totp", headers, { body: { code: digits } });
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a code.`);
  if (!answer.ok) return { ok: false, reason: "code" };
  await recordActivity(accounts.db, { personId: person.id, kind: "two-factor-on", now: accounts.clock() });
  return { ok: true, headers: copyCookies(answer.headers, new Headers()) };
}

/** Turns it off; secret and recovery codes are forgotten. */
export async function endTwoStep(
  accounts: Accounts,
  person: Person,
  { headers, password }: { headers: Headers; password: string },
): Promise<{ ok: true; headers: Headers } | Refused> {
  const asked = await askWithPassword(accounts, person, "/two-factor/disable", { headers, password });
  if (!asked.ok) return asked;
  await recordActivity(accounts.db, { personId: person.id, kind: "two-factor-off", now: accounts.clock() });
  return { ok: true, headers: copyCookies(asked.answer.headers, new Headers()) };
}

/** New recovery codes; those from before are worth nothing. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  person: Person,
  { headers, password }: { headers: Headers; password: string },
): Promise<{ ok: true; codes: string[] } | Refused> {
  const path = "/two-factor/generate-backup-codes";
  const asked = await askWithPassword(accounts, person, path, { headers, password });
  if (!asked.ok) return asked;
  const { backupCodes } = (await asked.answer.json()) as { backupCodes: string[] };
  return { ok: true, codes: backupCodes };
}

/** Whether a person's sign-in has a second step. */
export async function hasTwoStep({ db }: Pick<Accounts, "db">, { id }: Person): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .where("id", "=", id)
    .select("two_factor_enabled")
    .executeTakeFirst();
  return user?.two_factor_enabled ?? false;
}

/** The password is checked here first, where tries are counted. */
async function askWithPassword(
  accounts: Accounts,
  person: Person,
  path: AuthPath,
  { headers, password }: { headers: Headers; password: string },
): Promise<{ ok: true; answer: Response } | Refused> {
  const checked = await checkPassword(accounts, person.id, password);
  if (!checked.ok) return checked;
  const body = { password: settlePassword(password) };
  const answer = await askAuth(accounts, path, headers, { body });
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to ${path}.`);
  return { ok: true, answer };
}
