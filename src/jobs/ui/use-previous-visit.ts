import { useSyncExternalStore } from "react";
import { previousVisitEnd } from "./visit.ts";

let known: { end: number | null } | null = null;

/** When the visit before this one ended, epoch milliseconds; null on the server, and for a first visit. */
export function usePreviousVisit(): number | null {
  return useSyncExternalStore(neverChanges, readOnce, () => null);
}

/** Once a page load: what was new when the page opened stays new while reading. */
function readOnce(): number | null {
  known ??= { end: previousVisitEnd(Date.now()) };
  return known.end;
}

function neverChanges(): () => void {
  return () => {};
}
