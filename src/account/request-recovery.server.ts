import type { Accounts } from "./accounts.server.ts";
import { requestLink, type LinkRequested } from "./links/request-link.server.ts";
import type { Visit } from "./visit.ts";

/** Sends a link to choose a new password. The answer is the same for an address without an account. */
export function requestRecovery(accounts: Accounts, email: string, visit: Visit): Promise<LinkRequested> {
  return requestLink(accounts, { purpose: "recover", email, returnUrl: "/" }, visit);
}
