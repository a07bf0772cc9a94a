import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import type { LinkDelivery } from "../links/link-delivery.ts";
import { hashToken, newLinkToken } from "../links/link-token.server.ts";
import { writeDeletionMail } from "../mails/deletion-mail.server.ts";
import {
  checkPassword,
  type ReauthenticateResult,
  type SignedInPerson,
} from "../credentials/reauthenticate.server.ts";

/** Lifetime of the link in the mail, in seconds. */
const deletionSeconds = 3_600;

export type AskForDeletionResult =
  /** With `token` the page goes straight to the next step, because this site sends no mail. */
  | { ok: true; token?: string }
  | Exclude<ReauthenticateResult, { ok: true }>
  | { ok: false; reason: "no-mail" };

/**
 * The first step of deleting an account: checks the password and mails a link to the page that deletes. Only the newest
 * of several links works. Nothing is deleted yet.
 */
export async function askForDeletion(
  accounts: Accounts,
  person: SignedInPerson,
  password: string,
  delivery: LinkDelivery = "mail",
  signal?: AbortSignal,
): Promise<AskForDeletionResult> {
  if (delivery === "none") return { ok: false, reason: "no-mail" };
  const checked = await checkPassword(accounts, person, password, signal);
  if (!checked.ok) return checked;
  const { config, db, clock, mailer, random } = accounts;
  const token = newLinkToken(random);
  const link = `${config.publicUrl}/profile/delete/confirm?${new URLSearchParams({ token })}`;
  const mail = await writeDeletionMail(config, person.email, link);
  const now = clock();
  const row = {
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + deletionSeconds * 1000),
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("account_deletions")
      .values({ person_id: person.id, ...row })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
    await recordActivity(tx, { personId: person.id, kind: "deletion-asked", now });
    await mailer.send(mail, { db: tx });
  });
  return delivery === "page" ? { ok: true, token } : { ok: true };
}
