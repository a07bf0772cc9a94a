import type { Database } from "../../platform/database/tables.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/activity.server.ts";
import { writeSecurityMail, type SecurityChange } from "../mails/security-mail.server.ts";

export type SecurityNotice = { personId: string; change: SecurityChange; mail: Mail; now: Date };

/** Writes the mail about a change. Call it before the transaction, because writing a mail takes time. */
export async function writeSecurityNotice(
  { config, clock }: Pick<Accounts, "config" | "clock">,
  person: { id: string; email: string },
  change: SecurityChange,
): Promise<SecurityNotice> {
  const now = clock();
  const mail = await writeSecurityMail(config, person.email, { change, now });
  return { personId: person.id, change, mail, now };
}

/**
 * Records a change to how a person signs in, and mails the owner. Every operation in this folder calls it in the
 * transaction that makes the change.
 */
export async function notifySecurityChange(
  tx: Database,
  mailer: Accounts["mailer"],
  { personId, change, mail, now }: SecurityNotice,
): Promise<void> {
  const subject = "subject" in change ? change.subject : undefined;
  await recordActivity(tx, { personId, kind: change.kind, subject, now });
  await mailer.send(mail, { db: tx });
}
