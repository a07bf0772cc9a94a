import type { Accounts } from "../accounts.server.ts";
import { hashToken } from "../links/link-token.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";
import type { PersonalDataHandler } from "../personal-data.ts";

/**
 * Deletes an account with the link from its mail, and everything that every part of the site stores about the person,
 * in one transaction. A last mail confirms it.
 *
 * @param handlers in the order in which they erase; the account's own last
 * @returns false when the link is invalid, expired or used
 */
export async function eraseAccount(
  accounts: Accounts,
  handlers: readonly PersonalDataHandler[],
  token: string,
): Promise<boolean> {
  const { config, db, clock, mailer } = accounts;
  const hash = hashToken(token);
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .deleteFrom("account_deletions")
      .where("token_hash", "=", hash)
      .where("expires_at", ">", now)
      .returning("person_id")
      .executeTakeFirst();
    if (!claimed) return false;
    const person = await tx
      .selectFrom("users")
      .where("id", "=", claimed.person_id)
      .select(["id", "email"])
      .executeTakeFirstOrThrow();
    for (const handler of handlers) await handler.erase(tx, person);
    await mailer.send(await writeDeletedMail(config, person.email), { db: tx });
    return true;
  });
}
