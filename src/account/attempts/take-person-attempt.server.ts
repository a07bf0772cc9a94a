import type { Accounts } from "../accounts.server.ts";
import { addressGroup } from "../../platform/http/address-group.ts";
import { forgetAttempts, giveBackAttempt, takeAttempt, type Taken } from "./take-attempt.server.ts";

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
export async function takePersonAttempt(
  accounts: Pick<Accounts, "db" | "clock" | "secret">,
  step: "sign-in" | "second step",
  { person, browser, clientAddress }: From,
): Promise<{ taken: Taken; forget: () => Promise<void>; giveBack: () => Promise<void> }> {
  if (browser !== null) {
    const kind = `${step}, known browser` as const;
    const subject = `${person} ${browser}`;
    const taken = await takeAttempt(accounts, kind, subject);
    return { taken, forget: async () => {}, giveBack: () => giveBackAttempt(accounts, kind, subject) };
  }
  const byAddress = await takeAttempt(accounts, `${step}, address`, addressGroup(clientAddress));
  const kind = `${step}, account` as const;
  const taken = byAddress.ok ? await takeAttempt(accounts, kind, person) : byAddress;
  return {
    taken,
    forget: () => forgetAttempts(accounts, kind, person),
    giveBack: () => giveBackAttempt(accounts, kind, person),
  };
}
