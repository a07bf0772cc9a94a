import {
  resetLimit,
  refundLimit,
  consumeAddressLimit,
  consumeLimit,
  type LimitNeeds,
  type LimitResult,
} from "./consume-limit.server.ts";

type From = {
  /** The owner of the account: an id or an e-mail address, always the same one. */
  person: string;
  /** As returned by `knownBrowser`. */
  browser: string | null;
  clientAddress: string;
};

/**
 * Counts an attempt on a person's account. A known browser has its own count, so attempts from elsewhere do not block
 * it. All other browsers share one count for their network address and one for the account.
 *
 * @returns `forget` resets the account's count after a success. It does not reset the count of a known browser, which
 * also limits how much work one browser can cause. `giveBack` removes the attempt from the account's count if nothing
 * was checked. The count of the network address keeps it.
 */
export async function consumePersonLimit(
  accounts: LimitNeeds,
  step: "sign-in" | "second step",
  { person, browser, clientAddress }: From,
): Promise<{ taken: LimitResult; forget: () => Promise<void>; giveBack: () => Promise<void> }> {
  if (browser !== null) {
    const kind = `${step}, known browser` as const;
    const subject = `${person} ${browser}`;
    const taken = await consumeLimit(accounts, kind, subject);
    return { taken, forget: async () => {}, giveBack: () => refundLimit(accounts, kind, subject) };
  }
  const byAddress = await consumeAddressLimit(accounts, `${step}, address`, clientAddress);
  const kind = `${step}, account` as const;
  const taken = byAddress.ok ? await consumeLimit(accounts, kind, person) : byAddress;
  return {
    taken,
    forget: () => resetLimit(accounts, kind, person),
    giveBack: () => refundLimit(accounts, kind, person),
  };
}
