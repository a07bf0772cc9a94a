import { useSyncExternalStore } from "react";
import { previousVisitEnd } from "./visit-times.ts";

let known: { end: number | null } | null = null;

/** Returns when the previous visit ended in epoch milliseconds; null on the server and on a first visit. */
export function usePreviousVisit(): number | null {
  return useSyncExternalStore(neverChanges, readOnce, () => null);
}

/** Reads once per page load, so that jobs that were new when the page opened stay marked as new. */
function readOnce(): number | null {
  known ??= { end: previousVisitEnd(Date.now()) };
  return known.end;
}

function neverChanges(): () => void {
  return () => {};
}
