import type { Accounts } from "../accounts.server.ts";
import type { RequestContext } from "../request-context.ts";
import { consumeAddressLimit, consumeLimit, type TooMany } from "../rate-limits/consume-limit.server.ts";
import { issueLink, type LinkRequest } from "./issue-link.server.ts";
import { linkDelivery } from "./link-delivery.ts";
import { printedLink, type ShownLink } from "./shown-link.ts";
import type { Tasks } from "../../platform/queue/tasks.server.ts";

/** Sends a link to choose a new password. The answer is the same for an address without an account. */
export function requestRecovery(
  accounts: Accounts,
  email: string,
  visit: RequestContext,
): Promise<RequestLinkResult> {
  return requestLink(accounts, { purpose: "recover", email, returnUrl: "/" }, visit);
}

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

export type RequestLinkResult =
  /** With `link` the page must show the link, because this site sends no mail. */
  { ok: true; link?: ShownLink } | { ok: false; reason: "no-mail" } | TooMany;

/** Seconds until a link is issued: at least `least`, plus up to `random`. */
const delay = { least: 1, random: 3 };

/**
 * Requests a link by mail. The queue issues it some seconds later, so neither this answer nor the timing of the next
 * one reveals whether the address has an account.
 */
async function requestLink(
  accounts: Accounts,
  request: LinkRequest,
  visit: RequestContext,
): Promise<RequestLinkResult> {
  const delivery = linkDelivery(accounts.config, visit);
  if (delivery === "none") return { ok: false, reason: "no-mail" };
  const byAddress = await consumeAddressLimit(accounts, "link asked for, address", visit.clientAddress);
  if (!byAddress.ok) return byAddress;
  const byAccount = await consumeLimit(accounts, "link asked for, account", request.email);
  if (!byAccount.ok) return byAccount;
  if (delivery === "page") {
    const link = await issueLink(accounts, request);
    accounts.print(printedLink(accounts.config, link));
    return { ok: true, link };
  }
  const share = Buffer.from(accounts.random(4)).readUInt32BE() / 2 ** 32;
  await accounts.tasks.enqueue(linkTask, request, { after: delay.least + share * delay.random });
  return { ok: true };
}

/**
 * The name of the task that issues mailed links. Its payload is a `LinkRequest`, which is deleted when the task is
 * done.
 */
export const linkTask = "issue-account-link";

export function defineLinkTask(
  tasks: Tasks,
  accounts: Pick<Accounts, "config" | "db" | "clock" | "mailer" | "random">,
): void {
  tasks.define(linkTask, { timeout: 60, forget: true }, async ({ data }) => {
    await issueLink(accounts, data as LinkRequest);
  });
}
