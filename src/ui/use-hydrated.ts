import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and in the first paint, true once JavaScript runs. Use it for parts that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
