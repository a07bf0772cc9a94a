import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False on the server and in the first paint, true once JavaScript runs. Use it for parts that need JavaScript.
 *
 * @param matters false if the answer changes nothing, which saves a second rendering
 */
export function useHydrated(matters = true): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => matters,
    () => false,
  );
}
