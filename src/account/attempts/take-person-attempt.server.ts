import type { Accounts } from "../accounts.server.ts";
import { addressGroup } from "../../platform/http/address-group.ts";
import { forgetAttempts, takeAttempt, type Taken } from "./take-attempt.server.ts";

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
 * also bounds how much work one browser can cause.
 */
export async function takePersonAttempt(
  accounts: Pick<Accounts, "db" | "clock" | "secret">,
  step: "sign-in" | "second step",
  { person, browser, clientAddress }: From,
): Promise<{ taken: Taken; forget: () => Promise<void> }> {
  if (browser !== null) {
    const taken = await takeAttempt(accounts, `${step}, known browser`, `${person} ${browser}`);
    return { taken, forget: async () => {} };
  }
  const byAddress = await takeAttempt(accounts, `${step}, address`, addressGroup(clientAddress));
  const taken = byAddress.ok ? await takeAttempt(accounts, `${step}, account`, person) : byAddress;
  return { taken, forget: () => forgetAttempts(accounts, `${step}, account`, person) };
}
