import type { Accounts } from "../accounts.server.ts";
import { consumeAddressLimit, consumeLimit, type TooMany } from "../rate-limits/consume-limit.server.ts";
import type { RequestContext } from "../request-context.ts";
import { issueLink, type LinkRequest } from "./issue-link.server.ts";
import { linkDelivery } from "./link-delivery.ts";
import { linkTask } from "./link-task.server.ts";
import { printedLink, type ShownLink } from "./shown-link.ts";

export type RequestLinkResult =
  /** With `link` the page must show the link, because this site sends no mail. */
  { ok: true; link?: ShownLink } | { ok: false; reason: "no-mail" } | TooMany;

/** Seconds until a link is issued: at least `least`, plus up to `random`. */
const delay = { least: 1, random: 3 };

/**
 * Requests a link by mail. The queue issues it some seconds later, so neither this answer nor the timing of the next
 * one reveals whether the address has an account.
 */
export async function requestLink(
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
