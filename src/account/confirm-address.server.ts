import type { Accounts } from "./accounts.server.ts";
import { readLink } from "./links/read-link.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import type { OptionalMail } from "./mails/send-if-wanted.server.ts";
import { prepareWelcome, welcomePerson } from "./welcome-person.server.ts";

export type Confirmed = { ok: true; email: string } | { ok: false; reason: "link" };

/**
 * Confirms an address by the link from the mail, with the name and the password that were chosen with that link, and
 * welcomes its owner. A link that was used already answers as the first time, since people click twice.
 */
export async function confirmAddress(
  accounts: Pick<Accounts, "db" | "clock" | "config" | "secret" | "mailer">,
  token: string,
): Promise<Confirmed> {
  const opened = await readLink(accounts, "confirm", token);
  if (opened?.state === "open") await useLink(accounts, token, await prepareWelcome(accounts, opened));
  const link = await readLink(accounts, "confirm", token);
  return link?.state === "used" ? { ok: true, email: link.email } : { ok: false, reason: "link" };
}

/** Nothing happens when somebody was faster. */
async function useLink(
  { db, clock, mailer }: Pick<Accounts, "db" | "clock" | "mailer">,
  token: string,
  welcome: OptionalMail,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable("account_links")
      .set({ used_at: now })
      .where("token_hash", "=", hashToken(token))
      .where("purpose", "=", "confirm")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["user_id", "name", "password"])
      .executeTakeFirst();
    if (!link) return;
    const { user_id: id, name, password } = link;
    const user = await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: now, ...(name ? { name } : {}) })
      .where("id", "=", id)
      .where("email_verified", "=", false)
      .returning("created_at")
      .executeTakeFirst();
    if (!user) return;
    if (password) {
      await tx
        .updateTable("credentials")
        .set({ password, updated_at: now })
        .where("user_id", "=", id)
        .where("provider_id", "=", "credential")
        .execute();
    }
    await tx
      .updateTable("account_links")
      .set({ used_at: now, password: null })
      .where("user_id", "=", id)
      .where("purpose", "=", "confirm")
      .execute();
    await welcomePerson(tx, { mailer, welcome, personId: id, since: user.created_at, now });
  });
}
