import type { AccountsFrom } from "../accounts.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";
import type { PersonalDataHandler } from "../personal-data.ts";
import type { AccountSummary } from "./find-account.server.ts";

/**
 * Deletes an account in the operator's name, with everything every part of the site keeps of the person, in one
 * transaction. The owner of a confirmed address is told by mail.
 *
 * @param handlers in the order in which they erase; the account's own last
 */
export async function deleteAccount(
  { db, config, mailer }: Pick<AccountsFrom, "db" | "config" | "mailer">,
  handlers: readonly PersonalDataHandler[],
  person: Pick<AccountSummary, "id" | "email" | "isConfirmed">,
): Promise<void> {
  const mail = await writeDeletedMail(config, person.email, "operator");
  await db.transaction().execute(async (tx) => {
    for (const handler of handlers) await handler.erase(tx, person);
    if (person.isConfirmed) await mailer.send(mail, { db: tx });
  });
}
