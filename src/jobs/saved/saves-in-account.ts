import { useSyncExternalStore } from "react";

/** The jobs that were saved or removed in this tab since the page was loaded. */
let changes: ReadonlyMap<string, boolean> = new Map();
const listeners = new Set<() => void>();
const none: ReadonlyMap<string, boolean> = new Map();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the jobs that were saved (true) or removed (false) in this tab. */
export function useSavesInAccount(): ReadonlyMap<string, boolean> {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => none,
  );
}

/** Notes that jobs are saved in the account, or no longer. */
export function noteSaves(ids: readonly string[], isSaved: boolean): void {
  changes = new Map([...changes, ...ids.map((id) => [id, isSaved] as const)]);
  for (const listener of listeners) listener();
}
