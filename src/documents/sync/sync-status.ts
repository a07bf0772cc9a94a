import { createStore, type Store } from "../../ui/store/store.ts";
import type { SyncOutcome } from "./sync-documents.ts";

export type SyncStatus = SyncOutcome & {
  /** Ids of documents in this browser with changes that the account does not have. */
  behind: readonly string[];
  /** When the sync ended, in ISO 8601; null before the first. Later changes are not in the account yet. */
  at: string | null;
};

export type SyncStatusStore = Store<SyncStatus>;

export function createSyncStatus(): SyncStatusStore {
  return createStore<SyncStatus>({ stopped: null, problems: [], behind: [], at: null });
}
