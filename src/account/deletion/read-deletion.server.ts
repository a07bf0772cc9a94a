import type { Accounts } from "../accounts.server.ts";
import { hashToken } from "../links/link-token.server.ts";

/**
 * Finds the account that a link from a mail would delete, without deleting it. Returns null if the link is invalid or
 * expired.
 */
export async function readDeletion(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  token: string,
): Promise<{ email: string } | null> {
  const found = await db
    .selectFrom("account_deletions")
    .innerJoin("users", "users.id", "account_deletions.person_id")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", clock())
    .select("users.email")
    .executeTakeFirst();
  return found ?? null;
}
