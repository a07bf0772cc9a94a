import type { SyncOutcome } from "./sync-cvs.ts";

/** The sync status, for the page. */
export type SyncStatus = SyncOutcome & {
  /** Whether this browser has changes that the account does not have. */
  isBehind: boolean;
};

/** Stores the sync status and notifies listeners when it is set. */
export type SyncStatusStore = {
  read: () => SyncStatus;
  subscribe: (listener: () => void) => () => void;
  set: (status: SyncStatus) => void;
};

export function createSyncStatus(): SyncStatusStore {
  const listeners = new Set<() => void>();
  let status: SyncStatus = { stopped: null, problems: [], isBehind: false };
  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      status = next;
      for (const listener of listeners) listener();
    },
  };
}
