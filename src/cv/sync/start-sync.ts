import { showToast } from "../../ui/toast/toast-store.ts";
import { openCvDatabase } from "../keep/cv-database.ts";
import type { Owner } from "../keep/kept-cv.ts";
import { listCvs } from "../keep/list-cvs.ts";
import { keepSynced, type KeepSynced } from "./keep-synced.ts";
import { removeOtherAccounts } from "./remove-other-accounts.ts";
import type { SyncStatusStore } from "./sync-status.ts";

/** Milliseconds that a person without CVs in this browser waits for those of the account. */
const waitsForFirst = 4_000;

export type StartSync = Pick<KeepSynced, "fetch" | "now" | "report"> & {
  /** Who uses this browser; null for a visitor. */
  owner: Owner;
  status: SyncStatusStore;
};

/**
 * Before CVs are shown: removes those of other accounts, and with an account begins to exchange its own.
 *
 * @returns what ends the exchange
 */
export async function startSync({ owner, status, ...page }: StartSync): Promise<() => void> {
  const others = await removeOtherAccounts(owner);
  if (owner === null) {
    tellWhereCvsAre(others);
    return () => undefined;
  }
  let hearFirst: (() => void) | null = null;
  const first = new Promise<void>((resolve) => (hearFirst = resolve));
  const end = keepSynced({
    ...page,
    account: owner,
    tell(next) {
      status.set(next);
      hearFirst?.();
      hearFirst = null;
    },
  });
  try {
    const db = await openCvDatabase();
    const isEmpty = db !== null && (await listCvs(db, owner)).length === 0;
    db?.close();
    if (isEmpty) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, waitsForFirst))]);
    return end;
  } catch (error) {
    end();
    throw error;
  }
}

function tellWhereCvsAre({ removed, hidden }: { removed: number; hidden: number }): void {
  if (hidden > 0) {
    showToast({
      tone: "good",
      title: "Some changes wait for their owner to sign in",
      message:
        "They had not reached the account when it was signed out. They stay hidden in this browser until then.",
    });
  } else if (removed > 0) {
    showToast({
      tone: "good",
      title: "Your CVs are in your account",
      message: "Sign in to go on with them.",
    });
  }
}
