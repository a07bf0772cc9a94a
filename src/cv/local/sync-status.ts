import type { SyncOutcome } from "./sync-cvs.ts";

/** How the exchange with the account stands, for the page. */
export type SyncStatus = SyncOutcome & {
  /** Whether this browser has changes that the account does not have. */
  isBehind: boolean;
};

/** Keeps the status and tells who listens when it is another one. */
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
