import type { AccountsFrom } from "../accounts.server.ts";
import { confirmAddress, type Confirmed } from "../confirm-address.server.ts";
import { makeLink } from "./make-link.server.ts";

/**
 * Confirms the address of a sign-up in the operator's name, as its owner would by the link from the mail: the same
 * welcome, the same activity, and every other link of the sign-up is used up. The password is the one that the
 * sign-up chose first, not one that somebody else may have sent later.
 */
export async function confirmAccount(
  accounts: Pick<AccountsFrom, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  personId: string,
): Promise<Confirmed> {
  const { token } = await makeLink(accounts, "confirm", personId);
  return confirmAddress(accounts, token);
}
