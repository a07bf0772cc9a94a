import { useSyncExternalStore } from "react";
import type { SavedJob } from "./saved-job.ts";
import { savedJobs, subscribeToSavedJobs } from "./saved-jobs-store.ts";

/** The jobs saved in this browser; null until the page runs in one. */
export function useSavedJobs(): readonly SavedJob[] | null {
  return useSyncExternalStore<readonly SavedJob[] | null>(subscribeToSavedJobs, savedJobs, () => null);
}
