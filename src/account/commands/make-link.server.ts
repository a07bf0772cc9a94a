import type { AccountsFrom } from "../accounts.server.ts";
import "../account-tables.ts";
import { linkAddress } from "../links/link-address.ts";
import { hashToken, linkSeconds, newLinkToken, type LinkPurpose } from "../links/link-token.server.ts";

/** Makes the link that a mail of that purpose carries, for an account. It brings no name and no password along. */
export async function makeLink(
  { db, clock, config, random }: Pick<AccountsFrom, "db" | "clock" | "config" | "random">,
  purpose: LinkPurpose,
  personId: string,
): Promise<{ link: string; token: string; expiresAt: Date }> {
  const now = clock();
  const token = newLinkToken(random);
  const expiresAt = new Date(now.getTime() + linkSeconds[purpose] * 1000);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: personId,
      purpose,
      made_at: now,
      expires_at: expiresAt,
      used_at: null,
      name: null,
      password: null,
    })
    .execute();
  return { link: linkAddress(config, purpose, token), token, expiresAt };
}
