import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and in the first paint, true once script runs: for what only makes sense with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
