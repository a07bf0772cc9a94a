import type { AccountsFrom } from "../accounts.server.ts";
import "../account-tables.ts";
import { confirmAddress, type Confirmed } from "../confirm-address.server.ts";
import { hashToken, linkSeconds, newLinkToken } from "../links/link-token.server.ts";

/**
 * Confirms the address of a sign-up in the operator's name, as its owner would by the link from the mail: the same
 * welcome, the same activity, and every other link of the sign-up is used up. The password is the one that the
 * sign-up chose first, not one that somebody else may have sent later.
 */
export async function confirmAccount(
  accounts: Pick<AccountsFrom, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  personId: string,
): Promise<Confirmed> {
  const { db, clock, random } = accounts;
  const now = clock();
  const token = newLinkToken(random);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: personId,
      purpose: "confirm",
      made_at: now,
      expires_at: new Date(now.getTime() + linkSeconds.confirm * 1000),
      used_at: null,
      name: null,
      password: null,
    })
    .execute();
  return confirmAddress(accounts, token);
}
