import type { Accounts } from "./accounts.server.ts";
import { requestLink, type RequestLinkResult } from "./links/request-link.server.ts";
import type { RequestContext } from "./request-context.ts";

/** Sends a link to choose a new password. The answer is the same for an address without an account. */
export function requestRecovery(
  accounts: Accounts,
  email: string,
  visit: RequestContext,
): Promise<RequestLinkResult> {
  return requestLink(accounts, { purpose: "recover", email, returnUrl: "/" }, visit);
}
