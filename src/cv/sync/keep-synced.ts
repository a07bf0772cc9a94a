import type { BrowserWorld } from "../editor/session/browser-world.ts";
import { openCvDatabase } from "../keep/cv-database.ts";
import { openTabChannel } from "../keep/tab-channel.ts";
import { openAccountCvs } from "./account-cvs.ts";
import { syncCvs, type SyncOutcome, type SyncWorld } from "./sync-cvs.ts";
import { syncVersions } from "./sync-versions.ts";

/** Milliseconds after a save; typing goes on meanwhile. */
const syncsAfter = 1_500;
/** Milliseconds until what could not be exchanged is tried again. */
const triesAgainAfter = 15_000;

/**
 * Exchanges CVs with the account: at once, after each save of any tab, and when the tab is looked at again or the line
 * comes back. One exchange at a time in this tab; two tabs get along as two browsers do.
 */
export function keepSynced(
  { fetch, now }: BrowserWorld,
  tellOutcome: (outcome: SyncOutcome) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;
  const channel = openTabChannel((message) => {
    if (message.kind !== "deleted" || !running) plan(syncsAfter);
  });

  function plan(wait: number): void {
    if (ended) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  }

  async function run(): Promise<void> {
    running = true;
    const db = await openCvDatabase();
    try {
      if (!db) return;
      const world: SyncWorld = { db, account: openAccountCvs(fetch), now, tell: channel.tell };
      const { outcome, seen } = await syncCvs(world);
      tellOutcome(outcome);
      // After the CVs: nobody waits for these.
      const second = seen ? await syncVersions(world, seen) : outcome;
      tellOutcome(second);
      if (outcome === "offline" || second === "offline")
        timer = setTimeout(() => void run(), triesAgainAfter);
    } finally {
      db?.close();
      running = false;
      if (again) {
        again = false;
        plan(syncsAfter);
      }
    }
  }

  const look = (): void => {
    if (document.visibilityState === "visible") plan(0);
  };
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  plan(0);
  return () => {
    ended = true;
    clearTimeout(timer);
    channel.close();
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
