import { deleteTasks } from "../../platform/queue/tasks-of-person.server.ts";
import type { AccountsFrom } from "../accounts.server.ts";
import { linkTask } from "../links/link-task.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";

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
