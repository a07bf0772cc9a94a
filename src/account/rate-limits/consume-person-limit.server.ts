import type { Accounts } from "../accounts.server.ts";
import { addressGroup } from "../../platform/http/address-group.ts";
import { resetLimit, refundLimit, consumeLimit, type Taken } from "./consume-limit.server.ts";

type From = {
  /** Whose account it is: an id or an e-mail address, the same one each time. */
  person: string;
  /** As `knownBrowser` gives it. */
  browser: string | null;
  clientAddress: string;
};

/**
 * Counts a try at somebody's account. A browser its owner has used before has its own count and is not held by tries
 * from elsewhere. All other browsers share one count for their network address and one for the account.
 *
 * @returns `forget` starts the account's count again after a success. The count of a known browser runs on, since it
 * also bounds how much work one browser can cause. `giveBack` takes the try out of the account's count, when nothing was
 * checked; the count of the network address keeps it.
 */
export async function consumePersonLimit(
  accounts: Pick<Accounts, "db" | "clock" | "secret">,
  step: "sign-in" | "second step",
  { person, browser, clientAddress }: From,
): Promise<{ taken: Taken; forget: () => Promise<void>; giveBack: () => Promise<void> }> {
  if (browser !== null) {
    const kind = `${step}, known browser` as const;
    const subject = `${person} ${browser}`;
    const taken = await consumeLimit(accounts, kind, subject);
    return { taken, forget: async () => {}, giveBack: () => refundLimit(accounts, kind, subject) };
  }
  const byAddress = await consumeLimit(accounts, `${step}, address`, addressGroup(clientAddress));
  const kind = `${step}, account` as const;
  const taken = byAddress.ok ? await consumeLimit(accounts, kind, person) : byAddress;
  return {
    taken,
    forget: () => resetLimit(accounts, kind, person),
    giveBack: () => refundLimit(accounts, kind, person),
  };
}
