import type { Accounts } from "../accounts.server.ts";
import type { AccountLinksTable } from "../account-tables.ts";
import { hashToken } from "./link-token.server.ts";

export type AccountLink = { state: "open" | "used"; personId: string; email: string; name: string };

/** Reads the state of a link without using it. Returns null if it is invalid or expired. */
export async function readAccountLink(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  purpose: AccountLinksTable["purpose"],
  token: string,
): Promise<AccountLink | null> {
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
