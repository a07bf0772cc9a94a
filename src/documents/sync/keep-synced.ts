import type { DocumentKind, LocalDocuments } from "../local/document-kind.ts";
import { openDocuments } from "../local/database.ts";
import { isSynced } from "../local/local-document.ts";
import { listDocuments } from "../local/read-document.ts";
import { openDocumentChannel } from "../local/tab-channel.ts";
import { openAccountDocuments } from "./account-client.ts";
import { syncDocuments, type Refusals, type SyncContext, type SyncOutcome } from "./sync-documents.ts";
import type { SyncStatus, SyncStatusStore } from "./sync-status.ts";
import { syncVersions } from "./sync-versions.ts";

/** Milliseconds from a save to the sync, since the user may still be typing. */
const syncsAfter = 1_500;
/** Milliseconds until a failed sync is retried. The wait doubles with each consecutive failure, up to `most`. */
const retriesAfter = { first: 15_000, most: 300_000 };

/** Milliseconds that a person without local documents waits for those of the account. */
const waitsForFirst = 4_000;

export type KeepSynced<Content, Address extends string> = {
  kind: DocumentKind<Content, Address>;
  fetch: typeof fetch;
  now: () => Date;
  /** Id of the account that the page was opened for. */
  account: string;
  /** Called after the documents are synced, and again after their versions. */
  tell: (status: SyncStatus) => void;
  report: (error: unknown) => void;
};

/**
 * Syncs the documents of a kind with the account: immediately, after each save in any tab, and when the tab becomes visible or the browser
 * comes back online. This tab runs one sync at a time. Two tabs sync independently, like two browsers.
 *
 * @returns a function that stops syncing; a running sync ends after its current step
 */
export function keepSynced<Content, Address extends string>({
  kind,
  fetch,
  now,
  account,
  tell,
  report,
}: KeepSynced<Content, Address>): () => void {
  const refusals: Refusals = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;
  let failures = 0;
  // A deletion is synced immediately, since it may close a public page.
  const channel = openDocumentChannel(kind.name, (message) =>
    plan(message.kind === "deleted" ? 0 : syncsAfter),
  );

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
    const documents = await openDocuments(kind);
    if (!documents) return { stopped: null, problems: [] };
    try {
      const context: SyncContext<Content, Address> = {
        documents,
        account: openAccountDocuments(kind, leavingAlone, account),
        now,
        tell: channel.tell,
        refusals,
        report,
      };
      return await syncOnce(context, (outcome) => tellStatus(documents, outcome));
    } finally {
      documents.db.close();
    }
  }

  /** Calls the page's `fetch`, or throws once the user has left the page. */
  async function leavingAlone(...request: Parameters<typeof fetch>): Promise<Response> {
    if (ended) throw new Error("The page was left");
    return fetch(...request);
  }

  async function tellStatus(
    documents: LocalDocuments<Content, Address>,
    outcome: SyncOutcome,
  ): Promise<void> {
    const behind = await listUnsynced(documents, account);
    if (!ended) tell({ ...outcome, behind, at: now().toISOString() });
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

/**
 * Syncs the documents of a kind once, and then their versions.
 *
 * @param tell called after each of the two
 */
export async function syncOnce<Content, Address extends string>(
  context: SyncContext<Content, Address>,
  tell: (outcome: SyncOutcome) => Promise<void>,
): Promise<SyncOutcome> {
  const { seen, ...outcome } = await syncDocuments(context).catch((error: unknown) => {
    context.report(error);
    return { stopped: "unavailable" as const, problems: [], seen: null };
  });
  await tell(outcome);
  if (!seen || outcome.stopped) return outcome;
  // Versions come second, so that the documents do not wait for them.
  const versions = await syncVersions(context, seen);
  const both = { ...versions, problems: [...outcome.problems, ...versions.problems] };
  await tell(both);
  return both;
}

/**
 * Starts to sync a person's documents with their account. If this browser has none of them, waits up to 4 seconds for
 * the first sync.
 *
 * @param status follows the sync
 * @returns a function that stops the sync
 */
export async function startSync<Content, Address extends string>(
  status: SyncStatusStore,
  page: Omit<KeepSynced<Content, Address>, "tell">,
): Promise<() => void> {
  let hearFirst: (() => void) | null = null;
  const first = new Promise<void>((resolve) => (hearFirst = resolve));
  const end = keepSynced({
    ...page,
    tell(next) {
      status.set(next);
      hearFirst?.();
      hearFirst = null;
    },
  });
  try {
    const documents = await openDocuments(page.kind);
    const isEmpty = documents !== null && (await listDocuments(documents, page.account)).length === 0;
    documents?.db.close();
    if (isEmpty) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, waitsForFirst))]);
    return end;
  } catch (error) {
    end();
    throw error;
  }
}

async function listUnsynced<Content, Address extends string>(
  { db, kind }: LocalDocuments<Content, Address>,
  account: string,
): Promise<string[]> {
  const [stored, bases] = await Promise.all([
    db.getAllFromIndex("documents", "kind", kind.name),
    db.getAllFromIndex("syncBases", "kind", kind.name),
  ]);
  const baseOf = (id: string) => bases.find((base) => base.id === id);
  return stored.filter((one) => one.owner === account && !isSynced(one, baseOf(one.id))).map(({ id }) => id);
}
