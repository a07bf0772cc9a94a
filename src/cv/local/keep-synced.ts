import { openCvDatabase, type CvDatabase } from "./cv-database.ts";
import { openCvChannel } from "./cv-channel.ts";
import { openAccountCvs } from "./account-cvs.ts";
import { isSynced } from "./sync-base.ts";
import { syncCvs, type Refusals, type SyncContext, type SyncOutcome } from "./sync-cvs.ts";
import type { SyncStatus } from "./sync-status.ts";
import { syncVersions } from "./sync-versions.ts";

/** Milliseconds from a save to the sync, since the user may still be typing. */
const syncsAfter = 1_500;
/** Milliseconds until a failed sync is retried. The wait doubles with each consecutive failure, up to `most`. */
const retriesAfter = { first: 15_000, most: 300_000 };

export type KeepSynced = {
  fetch: typeof fetch;
  now: () => Date;
  /** Id of the account that the page was opened for. */
  account: string;
  /** Called after the CVs are synced, and again after their versions. */
  tell: (status: SyncStatus) => void;
  report: (error: unknown) => void;
};

/**
 * Syncs CVs with the account: immediately, after each save in any tab, and when the tab becomes visible or the browser
 * comes back online. This tab runs one sync at a time. Two tabs sync independently, like two browsers.
 *
 * @returns a function that stops syncing; a running sync ends after its current step
 */
export function keepSynced({ fetch, now, account, tell, report }: KeepSynced): () => void {
  const refusals: Refusals = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;
  let failures = 0;
  // A deletion is synced immediately, since it may close a public page.
  const channel = openCvChannel(({ kind }) => plan(kind === "deleted" ? 0 : syncsAfter));

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
    again = false;
    const outcome = await exchange().catch((error: unknown): SyncOutcome => {
      // The error comes from the browser's database.
      report(error);
      return { stopped: "unavailable", problems: [] };
    });
    running = false;
    const mayWorkLater =
      (outcome.stopped !== null && outcome.stopped !== "signed-out") ||
      outcome.problems.some(({ reason }) => reason === "fault");
    failures = mayWorkLater ? failures + 1 : 0;
    if (again) plan(syncsAfter);
    else if (mayWorkLater) plan(Math.min(retriesAfter.first * 2 ** (failures - 1), retriesAfter.most));
  }

  async function exchange(): Promise<SyncOutcome> {
    const db = await openCvDatabase();
    if (!db) return { stopped: null, problems: [] };
    try {
      const context: SyncContext = {
        db,
        account: openAccountCvs(leavingAlone, account),
        now,
        tell: channel.tell,
        refusals,
        report,
      };
      const { seen, ...outcome } = await syncCvs(context).catch((error: unknown) => {
        report(error);
        return { stopped: "unavailable" as const, problems: [], seen: null };
      });
      await tellStatus(db, outcome);
      if (!seen || outcome.stopped) return outcome;
      // Versions come second, so that the CVs do not wait for them.
      const versions = await syncVersions(context, seen);
      const both = { ...versions, problems: [...outcome.problems, ...versions.problems] };
      await tellStatus(db, both);
      return both;
    } finally {
      db.close();
    }
  }

  /** Calls the page's `fetch`, or throws once the user has left the page. */
  async function leavingAlone(...request: Parameters<typeof fetch>): Promise<Response> {
    if (ended) throw new Error("The page was left");
    return fetch(...request);
  }

  async function tellStatus(db: CvDatabase, outcome: SyncOutcome): Promise<void> {
    const isBehind = outcome.stopped !== null && (await hasUnsynced(db, account));
    if (!ended) tell({ ...outcome, isBehind });
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

async function hasUnsynced(db: CvDatabase, account: string): Promise<boolean> {
  const [kept, known] = await Promise.all([db.getAll("cvs"), db.getAll("known")]);
  const own = kept.filter(({ owner }) => owner === account);
  return own.some(
    (cv) =>
      !isSynced(
        cv,
        known.find(({ id }) => id === cv.id),
      ),
  );
}
