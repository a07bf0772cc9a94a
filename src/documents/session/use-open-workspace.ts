import { useEffect, useState } from "react";
import type { DocumentKind } from "../local/document-kind.ts";
import type { Owner } from "../local/local-document.ts";
import { recoverDrafts } from "../local/read-document.ts";
import { removeOtherAccounts } from "../local/remove-other-accounts.ts";
import { createSyncStatus, type SyncStatusStore } from "../sync/sync-status.ts";

type Opened = {
  workspace: { read: () => { session: { saveNow: () => void } | null }; close: () => void };
};

type UseOpenWorkspace<Content, Address extends string, Open extends Opened> = {
  kind: DocumentKind<Content, Address>;
  /** The account that is signed in; null for a visitor. */
  owner: Owner;
  fetch: typeof fetch;
  now: () => Date;
  /** Opens the documents. The sync has begun. A new function opens them again. */
  open: (sync: SyncStatusStore) => Promise<Open>;
  /** Called with the documents of other accounts that were removed from this browser, and that are hidden. */
  tellOthers?: (others: { removed: number; hidden: number }) => void;
};

/** Milliseconds after which a person is told that the documents do not open. */
const longestOpening = 15_000;

/**
 * Opens the local documents of a kind that a person may see, and keeps them synced with the account.
 *
 * @returns `opened` is null until the documents are open; `hasFailed` is true also if the browser does not answer for a
 *   long time, and the documents may still open later
 */
export function useOpenWorkspace<Content, Address extends string, Open extends Opened>({
  kind,
  owner,
  fetch,
  now,
  open,
  tellOthers,
}: UseOpenWorkspace<Content, Address, Open>): { opened: Open | null; hasFailed: boolean } {
  const [opened, setOpened] = useState<Open | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let current: Open | null = null;
    let endSync: (() => void) | null = null;
    let left = false;
    const saveNow = () => current?.workspace.read().session?.saveNow();
    const hidden = () => document.visibilityState === "hidden" && saveNow();
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", hidden);
    async function begin(): Promise<void> {
      const sync = createSyncStatus();
      const report = (error: unknown) => reportError(error);
      await recoverDrafts(kind, { owner, now: now(), report });
      tellOthers?.(await removeOtherAccounts(owner));
      if (owner !== null) {
        const { startSync } = await import("../sync/keep-synced.ts");
        if (left) return;
        endSync = await startSync(sync, { kind, fetch, now, report, account: owner });
      }
      if (left) return endSync?.();
      current = await open(sync);
      if (left) return current.workspace.close();
      setOpened(current);
    }
    const timer = setTimeout(() => setHasFailed(true), longestOpening);
    begin()
      .catch((error: unknown) => {
        reportError(error);
        endSync?.();
        if (!left) setHasFailed(true);
      })
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", hidden);
      endSync?.();
      current?.workspace.close();
    };
  }, [kind, owner, fetch, now, open, tellOthers]);
  return { opened, hasFailed };
}
