import { openCvDatabase, type CvDatabase } from "./cv-database.ts";
import { openTabChannel } from "./tab-channel.ts";
import { openAccountCvs } from "./account-cvs.ts";
import { isSynced } from "./sync-base.ts";
import { syncCvs, type Refusals, type SyncContext, type SyncOutcome } from "./sync-cvs.ts";
import type { SyncStatus } from "./sync-status.ts";
import { syncVersions } from "./sync-versions.ts";

/** Milliseconds after a save; typing goes on meanwhile. */
const syncsAfter = 1_500;
/** Milliseconds until what failed is tried again. Each failure in a row doubles it. */
const retriesAfter = { first: 15_000, most: 300_000 };

export type KeepSynced = {
  fetch: typeof fetch;
  now: () => Date;
  /** Id of the account that the page was opened for. */
  account: string;
  /** Called after the CVs were exchanged, and again after their versions. */
  tell: (status: SyncStatus) => void;
  report: (error: unknown) => void;
};

/**
 * Exchanges CVs with the account: at once, after each save of any tab, and when the tab is looked at again or the line
 * comes back. One exchange at a time in this tab; two tabs sync independently, like two browsers.
 *
 * @returns what ends it: an exchange under way ends with its present step
 */
export function keepSynced({ fetch, now, account, tell, report }: KeepSynced): () => void {
  const refusals: Refusals = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;
  let failures = 0;
  // A deletion goes at once, since it may close a public page.
  const channel = openTabChannel(({ kind }) => plan(kind === "deleted" ? 0 : syncsAfter));

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
      // Of the browser's database.
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
      // After the CVs, so that they do not wait for the versions.
      const versions = await syncVersions(context, seen);
      const both = { ...versions, problems: [...outcome.problems, ...versions.problems] };
      await tellStatus(db, both);
      return both;
    } finally {
      db.close();
    }
  }

  /** The page's `fetch`, until the page is left. */
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
