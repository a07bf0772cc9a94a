import type { Accounts } from "../accounts.server.ts";
import { hashToken } from "../links/link-token.server.ts";
import { writeDeletedMail } from "../mails/deleted-mail.server.ts";
import type { PersonalDataHandler } from "../personal-data.ts";
import "../account-tables.ts";
import "./deletion-tables.ts";

/**
 * Deletes an account by the link from its mail, with everything every part of the site keeps of the person, in one
 * transaction: all of it or nothing. Its last mail says so.
 *
 * @param handlers in the order in which they erase; the account's own last
 * @returns false when the link is not ours, too old, or used
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
