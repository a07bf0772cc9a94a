import { useSyncExternalStore } from "react";
import type { SavedJob } from "./saved-job.ts";
import { savedJobs, subscribeToSavedJobs } from "./saved-jobs-store.ts";

/** Returns the jobs saved in this browser; null on the server and while hydrating. */
export function useSavedJobs(): readonly SavedJob[] | null {
  return useSyncExternalStore<readonly SavedJob[] | null>(subscribeToSavedJobs, savedJobs, () => null);
}

/** Whether a job is saved in this browser; false on the server. Renders again only when that changes. */
export function useIsSavedHere(id: string): boolean {
  return useSyncExternalStore(
    subscribeToSavedJobs,
    () => savedJobs().some((job) => job.id === id),
    () => false,
  );
}
