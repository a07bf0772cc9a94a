import type { Accounts } from "./accounts.server.ts";
import { requestLink, type RequestLinkResult } from "./links/request-link.server.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Sends another confirmation link to an address with a pending sign-up. The link's page asks for a name and a password.
 * The answer is the same for any other address.
 */
export function resendConfirmation(
  accounts: Accounts,
  { email, returnUrl }: { email: string; returnUrl: string },
  visit: RequestContext,
): Promise<RequestLinkResult> {
  return requestLink(accounts, { purpose: "confirm", email, returnUrl }, visit);
}
