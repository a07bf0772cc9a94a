import type { AccountsFrom } from "../accounts.server.ts";
import "../account-tables.ts";
import { linkAddress } from "../links/link-address.ts";
import { hashToken, linkSeconds, newLinkToken } from "../links/link-token.server.ts";

/** Makes the link that a recovery mail carries: whoever has it chooses a new password, once, within the hour. */
export async function makeRecoveryLink(
  { db, clock, config, random }: Pick<AccountsFrom, "db" | "clock" | "config" | "random">,
  personId: string,
): Promise<{ link: string; expiresAt: Date }> {
  const now = clock();
  const token = newLinkToken(random);
  const expiresAt = new Date(now.getTime() + linkSeconds.recover * 1000);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: personId,
      purpose: "recover",
      made_at: now,
      expires_at: expiresAt,
      used_at: null,
      name: null,
      password: null,
    })
    .execute();
  return { link: linkAddress(config, "recover", token), expiresAt };
}
