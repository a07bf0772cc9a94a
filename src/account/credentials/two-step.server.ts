import type { Accounts } from "../accounts.server.ts";
import { callBetterAuth } from "../call-better-auth.server.ts";
import { normalisePassword } from "../passwords/judge-password.server.ts";
import { acceptAppCode, isAppCode, normaliseCode } from "./accept-code.server.ts";
import { deleteVerifications, removeTwoStep } from "./revoke-all.server.ts";
import { hasTwoStep } from "./has-two-step.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "./notify-security-change.server.ts";
import {
  limitAttempts,
  reauthenticate,
  type Proof,
  type ReauthenticateRefusal,
  type SignedInPerson,
} from "./reauthenticate.server.ts";
import { replaceSessionToken } from "./session-token.server.ts";

/** The data an app needs to make codes, and the recovery codes. Shown once. */
export type TwoStepSetup = { uri: string; codes: string[] };

type AlreadyOn = { ok: false; reason: "already-on" };

/** Starts the setup: makes a secret for an authenticator app. Nothing changes until a code from the app is given. */
export async function beginTwoStep(
  accounts: Accounts,
  person: SignedInPerson,
  { password, headers, ...rest }: Omit<Proof, "code">,
): Promise<{ ok: true; setup: TwoStepSetup } | AlreadyOn | ReauthenticateRefusal> {
  if (await hasTwoStep(accounts, person)) return { ok: false, reason: "already-on" };
  const proved = await reauthenticate(accounts, person, { password, code: "", headers, ...rest });
  if (!proved.ok) return proved;
  const body = { password: normalisePassword(password) };
  const client = { known: true, person: person.id } as const;
  const asked = await accounts.passwordWork.run(client, rest.signal, () =>
    callBetterAuth(accounts, "/two-factor/enable", headers, { body }),
  );
  if (!asked.ok) return asked;
  const answer = asked.value;
  const said = (await answer.json()) as { code?: string; totpURI: string; backupCodes: string[] };
  // Another tab finished the setup first.
  if (said.code === "TOTP_ALREADY_ENABLED") return { ok: false, reason: "already-on" };
  if (answer.status === 401) return { ok: false, reason: "signed-out" };
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to the set-up of a second step.`);
  return { ok: true, setup: { uri: said.totpURI, codes: said.backupCodes } };
}

/**
 * Turns two-step sign-in on once the app has produced a right code, and mails the owner.
 *
 * @returns headers with the new cookie of this session
 */
export async function confirmTwoStep(
  accounts: Accounts,
  person: SignedInPerson,
  { code: typed }: { code: string },
): Promise<{ ok: true; headers: Headers } | AlreadyOn | ReauthenticateRefusal> {
  if (await hasTwoStep(accounts, person)) return { ok: false, reason: "already-on" };
  const code = normaliseCode(typed);
  const checked = await limitAttempts(accounts, person, async () =>
    isAppCode(code) && (await acceptAppCode(accounts, person.id, code)) ? "right" : "wrong-code",
  );
  if (!checked.ok) return checked;
  const { db, clock, mailer } = accounts;
  const notice = await writeSecurityNotice(accounts, person, { kind: "two-factor-on" });
  const now = clock();
  const session = await replaceSessionToken(accounts, person.session.id, now);
  const isTurnedOn = await db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable("users")
      .set({ two_factor_enabled: true, updated_at: now })
      .where("id", "=", person.id)
      .where("two_factor_enabled", "=", false)
      .returning("id")
      .executeTakeFirst();
    if (!user) return false;
    await tx.updateTable("two_factors").set({ verified: true }).where("user_id", "=", person.id).execute();
    await session.store(tx);
    await notifySecurityChange(tx, mailer, notice);
    return true;
  });
  if (!isTurnedOn) return { ok: false, reason: "already-on" };
  return { ok: true, headers: new Headers({ "set-cookie": session.cookie }) };
}

/**
 * Turns two-step sign-in off and mails the owner. The app's secret and the recovery codes are deleted.
 *
 * @returns headers with the new cookie of this session
 */
export async function endTwoStep(
  accounts: Accounts,
  person: SignedInPerson,
  proof: Proof,
): Promise<{ ok: true; headers: Headers } | ReauthenticateRefusal> {
  const proved = await reauthenticate(accounts, person, proof);
  if (!proved.ok) return proved;
  const { db, clock, mailer } = accounts;
  const notice = await writeSecurityNotice(accounts, person, { kind: "two-factor-off" });
  const now = clock();
  const session = await replaceSessionToken(accounts, person.session.id, now);
  await db.transaction().execute(async (tx) => {
    await removeTwoStep(tx, person.id, now);
    await deleteVerifications(tx, person.id);
    await session.store(tx);
    await notifySecurityChange(tx, mailer, notice);
  });
  return { ok: true, headers: new Headers({ "set-cookie": session.cookie }) };
}

/** Replaces the recovery codes and mails the owner. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  person: SignedInPerson,
  proof: Proof,
): Promise<{ ok: true; codes: string[] } | { ok: false; reason: "off" } | ReauthenticateRefusal> {
  if (!(await hasTwoStep(accounts, person))) return { ok: false, reason: "off" };
  const proved = await reauthenticate(accounts, person, proof);
  if (!proved.ok) return proved;
  const { db, mailer } = accounts;
  const notice = await writeSecurityNotice(accounts, person, { kind: "recovery-codes-replaced" });
  const path = "/two-factor/generate-backup-codes";
  const body = { password: normalisePassword(proof.password) };
  const client = { known: true, person: person.id } as const;
  const asked = await accounts.passwordWork.run(client, proof.signal, async () => {
    // Notified before the codes change: if this process dies in between, a mail too many is better than one too few.
    await db.transaction().execute((tx) => notifySecurityChange(tx, mailer, notice));
    return callBetterAuth(accounts, path, proof.headers, { body });
  });
  if (!asked.ok) return asked;
  const answer = asked.value;
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to a request for recovery codes.`);
  const { backupCodes } = (await answer.json()) as { backupCodes: string[] };
  return { ok: true, codes: backupCodes };
}
