import type { Accounts } from "../accounts.server.ts";
import { callBetterAuth } from "../call-better-auth.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import { copyCookies } from "../../platform/http/cookies.ts";
import {
  notifySecurityChange,
  writeSecurityNotice,
  type SecurityNotice,
} from "./notify-security-change.server.ts";
import type { PasskeyResponse } from "./passkey-response.ts";
import {
  reauthenticate,
  type Proof,
  type ReauthenticateRefusal,
  type SignedInPerson,
} from "./reauthenticate.server.ts";

export type Passkey = { id: string; name: string; added: Date | null };

export async function listPasskeys({ db }: Pick<Accounts, "db">, { id }: { id: string }): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .where("user_id", "=", id)
    .select(["id", "name", "created_at"])
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name ?? "Passkey", added: row.created_at }));
}

/**
 * Starts adding a passkey: returns the options that the owner's browser needs to create one.
 *
 * @returns the answer of Better Auth: JSON for the browser, and a cookie that holds the challenge for five minutes
 */
export async function beginPasskey(
  accounts: Accounts,
  person: SignedInPerson,
  proof: Proof,
): Promise<{ ok: true; answer: Response } | ReauthenticateRefusal> {
  const proved = await reauthenticate(accounts, person, proof);
  if (!proved.ok) return proved;
  const path = "/passkey/generate-register-options";
  const answer = await callBetterAuth(accounts, path, proof.headers, { method: "GET" });
  if (answer.status === 401) return { ok: false, reason: "signed-out" };
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to a request for a passkey.`);
  return { ok: true, answer };
}

/**
 * Stores a passkey that a browser made, and mails the owner. The challenge in the response proves that the password was
 * given: only `beginPasskey` issues challenges, each for one person.
 *
 * @returns false when the response does not answer a challenge of this person
 */
export async function addPasskey(
  accounts: Accounts,
  person: SignedInPerson,
  { headers, response }: { headers: Headers; response: PasskeyResponse },
): Promise<{ ok: true; headers: Headers } | { ok: false }> {
  const name = browserName(headers.get("user-agent"));
  const notice = await writeSecurityNotice(accounts, person, { kind: "passkey-added", subject: name });
  const body = { response, name };
  const answer = await callBetterAuth(accounts, "/passkey/verify-registration", headers, { body });
  const said = (await answer.json().catch(() => null)) as { id?: string; code?: string } | null;
  // Better Auth reports a response that it cannot verify as an internal error.
  const isRefused = answer.status < 500 || said?.code === "FAILED_TO_VERIFY_REGISTRATION";
  if (!answer.ok && isRefused) return { ok: false };
  if (!answer.ok || !said?.id) throw new Error(`Better Auth answered ${answer.status} to a passkey.`);
  const isTold = await mailAboutPasskey(accounts, person, { notice, passkeyId: said.id });
  return isTold ? { ok: true, headers: copyCookies(answer.headers, new Headers()) } : { ok: false };
}

/**
 * Mails the owner about a new passkey. Removes the passkey again if that fails, or if a password change has ended the
 * session meanwhile.
 */
async function mailAboutPasskey(
  { db, mailer }: Pick<Accounts, "db" | "mailer">,
  person: SignedInPerson,
  { notice, passkeyId }: { notice: SecurityNotice; passkeyId: string },
): Promise<boolean> {
  const remove = () => db.deleteFrom("passkeys").where("id", "=", passkeyId).execute();
  try {
    const isTold = await db.transaction().execute(async (tx) => {
      const session = await tx
        .selectFrom("sessions")
        .where("id", "=", person.session.id)
        .select("id")
        .forShare()
        .executeTakeFirst();
      if (session) await notifySecurityChange(tx, mailer, notice);
      return session !== undefined;
    });
    if (!isTold) await remove();
    return isTold;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes a passkey of this person and mails them. Removing it a second time is not an error. */
export async function removePasskey(
  accounts: Accounts,
  person: SignedInPerson,
  { passkeyId, ...proof }: Proof & { passkeyId: string },
): Promise<{ ok: true } | ReauthenticateRefusal> {
  const proved = await reauthenticate(accounts, person, proof);
  if (!proved.ok) return proved;
  const { db, mailer } = accounts;
  const passkey = (await listPasskeys(accounts, person)).find(({ id }) => id === passkeyId);
  if (!passkey) return { ok: true };
  const change = { kind: "passkey-removed", subject: passkey.name } as const;
  const notice = await writeSecurityNotice(accounts, person, change);
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom("passkeys")
      .where("id", "=", passkey.id)
      .where("user_id", "=", person.id)
      .returning("id")
      .executeTakeFirst();
    if (removed) await notifySecurityChange(tx, mailer, notice);
  });
  return { ok: true };
}
