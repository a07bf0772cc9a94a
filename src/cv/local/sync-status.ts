import { createStore, type Store } from "../../ui/store/store.ts";
import type { SyncOutcome } from "./sync-cvs.ts";

export type SyncStatus = SyncOutcome & {
  /** Whether this browser has changes that the account does not have. */
  isBehind: boolean;
};

export type SyncStatusStore = Store<SyncStatus>;

export function createSyncStatus(): SyncStatusStore {
  return createStore<SyncStatus>({ stopped: null, problems: [], isBehind: false });
}
