import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { writePasswordChangedMail } from "../mails/password-changed-mail.server.ts";
import { checkPassword, type PasswordChecked } from "../passwords/check-password.server.ts";
import { judgePassword, settlePassword, type PasswordFault } from "../passwords/judge-password.server.ts";
import type { Viewer } from "../viewer.ts";

export type PasswordChange = PasswordChecked | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Gives a signed-in person another password. Every other session ends, links in mails that could still change the
 * account are worth nothing, and the owner is told by mail.
 */
export async function changePassword(
  accounts: Accounts,
  viewer: Pick<Viewer, "id" | "email" | "name" | "session">,
  { current, next }: { current: string; next: string },
): Promise<PasswordChange> {
  const { config, db, clock, mailer } = accounts;
  const checked = await checkPassword(accounts, viewer.id, current);
  if (!checked.ok) return checked;
  const password = settlePassword(next.slice(0, 1_000));
  const fault = judgePassword(password, [viewer.name, viewer.email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  const { password: scrypt } = await accounts.auth.$context;
  const hash = await scrypt.hash(password);
  const mail = await writePasswordChangedMail(config, viewer.email);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("credentials")
      .set({ password: hash, updated_at: now })
      .where("user_id", "=", viewer.id)
      .where("provider_id", "=", "credential")
      .execute();
    await tx
      .deleteFrom("sessions")
      .where("user_id", "=", viewer.id)
      .where("id", "!=", viewer.session.id)
      .execute();
    await tx
      .updateTable("account_links")
      .set({ used_at: now })
      .where("user_id", "=", viewer.id)
      .where("used_at", "is", null)
      .execute();
    // Second steps that have begun, and browsers that were spared them.
    await tx.deleteFrom("verifications").where("value", "=", viewer.id).execute();
    await recordActivity(tx, { personId: viewer.id, kind: "password-changed", now });
    await mailer.send(mail, { db: tx });
  });
  return { ok: true };
}
