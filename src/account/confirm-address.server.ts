import { recordActivity } from "./activity/record-activity.server.ts";
import type { Accounts } from "./accounts.server.ts";
import { readLink } from "./links/read-link.server.ts";
import { hashToken } from "./links/link-token.server.ts";

export type Confirmed = { ok: true; email: string } | { ok: false; reason: "link" };

/**
 * Confirms an address by the link from the mail, with the name and the password that were chosen with that link.
 * A link that was used already answers as the first time, since people click twice.
 */
export async function confirmAddress(
  accounts: Pick<Accounts, "db" | "clock">,
  token: string,
): Promise<Confirmed> {
  const now = accounts.clock();
  const confirmed = await accounts.db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable("account_links")
      .set({ used_at: now })
      .where("token_hash", "=", hashToken(token))
      .where("purpose", "=", "confirm")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["user_id", "name", "password"])
      .executeTakeFirst();
    if (!link) return null;
    const { user_id: id, name, password } = link;
    const user = await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: now, ...(name ? { name } : {}) })
      .where("id", "=", id)
      .where("email_verified", "=", false)
      .returning(["email", "created_at"])
      .executeTakeFirst();
    if (!user) return null;
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
    await recordActivity(tx, { personId: id, kind: "account-created", now: user.created_at });
    await recordActivity(tx, { personId: id, kind: "email-confirmed", now });
    return user.email;
  });
  if (confirmed !== null) return { ok: true, email: confirmed };
  const link = await readLink(accounts, "confirm", token);
  return link?.state === "used" ? { ok: true, email: link.email } : { ok: false, reason: "link" };
}
