import type { Accounts } from "../accounts.server.ts";
import { hashToken, type LinkPurpose } from "./link-token.server.ts";

export type OpenedLink = { state: "open" | "used"; personId: string; email: string; name: string };

/** What a link from a mail is worth now, without using it; null when it was never ours or its time is over. */
export async function readLink(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenedLink | null> {
  const link = await db
    .selectFrom("account_links")
    .innerJoin("users", "users.id", "account_links.user_id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .select(["users.id", "users.email", "users.name", "expires_at", "used_at"])
    .executeTakeFirst();
  if (!link) return null;
  const { id: personId, email, name } = link;
  if (link.used_at) return { state: "used", personId, email, name };
  return link.expires_at <= clock() ? null : { state: "open", personId, email, name };
}
