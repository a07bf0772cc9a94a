import { showToast } from "../../ui/toast/toast-store.ts";
import type { BrowserWorld } from "../editor/session/browser-world.ts";
import { openCvDatabase } from "../keep/cv-database.ts";
import { keepSynced } from "./keep-synced.ts";
import { leaveAccount } from "./leave-account.ts";
import type { SyncOutcome } from "./sync-cvs.ts";

/** Milliseconds that a browser without CVs waits for those of the account. */
const waitsForFirst = 4_000;

/**
 * Before CVs are shown: with an account, begins to exchange them; without one, takes out what an account holds.
 *
 * @returns what ends the exchange
 */
export async function settleAccount(world: BrowserWorld, isSignedIn: boolean): Promise<() => void> {
  if (!isSignedIn) {
    if ((await leaveAccount()) > 0) {
      showToast({
        tone: "good",
        title: "Your CVs are in your account",
        message: "Sign in to go on with them.",
      });
    }
    return () => undefined;
  }
  let hearFirst: (() => void) | null = null;
  const first = new Promise<void>((resolve) => (hearFirst = resolve));
  const end = keepSynced(world, (outcome) => {
    hearFirst?.();
    hearFirst = null;
    tell(outcome);
  });
  const db = await openCvDatabase();
  const isEmpty = db !== null && (await db.count("cvs")) === 0;
  db?.close();
  if (isEmpty) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, waitsForFirst))]);
  return end;
}

let hasTold = false;

/** What somebody has to know of it, once: that an account is full. The line that is down is told by the preview. */
function tell(outcome: SyncOutcome): void {
  const isFull = outcome === "too-many" || outcome === "too-many-versions";
  if (!isFull || hasTold) return;
  hasTold = true;
  showToast({
    tone: "bad",
    title: "Your account is full",
    message:
      outcome === "too-many"
        ? "The newest changes are kept in this browser only. Delete a CV to make room."
        : "The newest versions are kept in this browser only. Remove old ones to make room.",
  });
}
