import type { AccountsFrom } from "../accounts.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "../credentials/notify-security-change.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";
import { deleteTasks } from "../../platform/queue/tasks-of-person.server.ts";
import { linkTask } from "../links/request-link.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";

/**
 * Gives an account another address, and tells the owner at both. Links that were mailed to the old address stop working.
 *
 * @param newEmail as `readEmail` returns it
 * @returns "taken" when the address belongs to another account
 */
export async function changeEmail(
  tools: Pick<AccountsFrom, "config" | "db" | "clock" | "mailer">,
  person: Person,
  newEmail: string,
): Promise<{ ok: true } | { ok: false; reason: "taken" }> {
  const change = { kind: "email-changed", newEmail } as const;
  const [toOld, toNew] = await Promise.all([
    writeSecurityNotice(tools, person, change),
    writeSecurityNotice(tools, { ...person, email: newEmail }, change),
  ]);
  return tools.db.transaction().execute(async (tx) => {
    const isTaken = await tx
      .selectFrom("users")
      .where("email", "=", newEmail)
      .select("id")
      .executeTakeFirst();
    if (isTaken) return { ok: false, reason: "taken" };
    await tx
      .updateTable("users")
      .set({ email: newEmail, updated_at: tools.clock() })
      .where("id", "=", person.id)
      .execute();
    await tx.deleteFrom("account_links").where("user_id", "=", person.id).execute();
    await tx.deleteFrom("pending_sign_ups").where("email", "=", newEmail).execute();
    await notifySecurityChange(tx, tools.mailer, toOld);
    await tools.mailer.send(toNew.mail, { db: tx });
    return { ok: true };
  });
}

/**
 * Deletes an account on behalf of the operator, with everything that every part of the site stores about the person, in
 * one transaction, and tells the owner by mail.
 *
 * @param handlers in the order in which they erase; the account's own last
 */
export async function deleteAccount(
  { db, config, mailer }: Pick<AccountsFrom, "db" | "config" | "mailer">,
  handlers: readonly PersonalDataHandler[],
  person: Person,
): Promise<void> {
  const mail = await writeDeletedMail(config, person.email, "operator");
  await db.transaction().execute(async (tx) => {
    for (const handler of handlers) await handler.erase(tx, person);
    await mailer.send(mail, { db: tx });
  });
}

/** Deletes the pending sign-ups of an address. No mail is sent, since the address may belong to somebody else. */
export async function deleteSignUps({ db }: Pick<AccountsFrom, "db">, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteTasks(tx, linkTask, { field: "email", value: email });
    await tx.deleteFrom("pending_sign_ups").where("email", "=", email).where("used_at", "is", null).execute();
  });
}
