import type { AccountsFrom } from "../accounts.server.ts";
import { linkAddress } from "../links/link-address.ts";
import { hashToken, linkExpiry, newLinkToken } from "../links/link-token.server.ts";

/** Makes a recovery link for an account without sending a mail. */
export async function makeResetLink(
  { db, clock, config, random }: Pick<AccountsFrom, "db" | "clock" | "config" | "random">,
  personId: string,
): Promise<{ link: string; expiresAt: Date }> {
  const now = clock();
  const token = newLinkToken(random);
  const expiresAt = linkExpiry("recover", now);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: personId,
      purpose: "recover",
      made_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { link: linkAddress(config, "recover", token), expiresAt };
}
