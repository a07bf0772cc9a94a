import type { Database } from "../../platform/database/tables.ts";
import { sql } from "kysely";

export type CredentialsToKeep = {
  /** The id of one session. */
  session?: string;
  passkeys?: boolean;
  twoStep?: boolean;
};

/**
 * Revokes every way into an account except its password: sessions, passkeys, two-step sign-in with its recovery codes,
 * browsers that are known or skip the second step, sign-ins in progress, and links in mails.
 *
 * @param keep what is not revoked
 */
export async function revokeAll(
  tx: Database,
  personId: string,
  { now, keep = {} }: { now: Date; keep?: CredentialsToKeep },
): Promise<void> {
  const sessions = tx.deleteFrom("sessions").where("user_id", "=", personId);
  await (keep.session === undefined ? sessions : sessions.where("id", "!=", keep.session)).execute();
  await tx
    .updateTable("account_links")
    .set({ used_at: now })
    .where("user_id", "=", personId)
    .where("used_at", "is", null)
    .execute();
  await tx.deleteFrom("account_deletions").where("person_id", "=", personId).execute();
  await tx.deleteFrom("known_browsers").where("user_id", "=", personId).execute();
  await deleteVerifications(tx, personId);
  if (!keep.passkeys) await tx.deleteFrom("passkeys").where("user_id", "=", personId).execute();
  if (!keep.twoStep) await removeTwoStep(tx, personId, now);
}

/** Deletes the authenticator app and the recovery codes of a person. */
export async function removeTwoStep(tx: Database, personId: string, now: Date): Promise<void> {
  await tx.deleteFrom("two_factors").where("user_id", "=", personId).execute();
  await tx
    .updateTable("users")
    .set({ two_factor_enabled: false, updated_at: now })
    .where("id", "=", personId)
    .execute();
}

/**
 * Deletes all unfinished steps of one person: sign-ins that wait for their second step, passkeys that are being added,
 * and the browsers that skip the second step. Better Auth stores the person's id as the value, or inside JSON.
 */
export async function deleteVerifications(tx: Database, personId: string): Promise<void> {
  const idInJson = sql<string>`case when value like '{%' then value::jsonb #>> '{userData,id}' end`;
  await tx
    .deleteFrom("verifications")
    .where((where) => where.or([where("value", "=", personId), where(idInJson, "=", personId)]))
    .execute();
}
