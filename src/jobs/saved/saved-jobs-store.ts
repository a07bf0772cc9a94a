import { createListeners } from "../../ui/store/listeners.ts";
import { readStored } from "../../platform/browser/read-stored.ts";
import { changeSavedJobs, maxSavedHere, readSavedJobs, type SavedJob } from "./saved-job.ts";

const key = "saved-jobs";
const none: readonly SavedJob[] = [];

let raw: string | null = null;
let jobs: readonly SavedJob[] = none;

const { subscribe, tell } = createListeners((changed) => {
  // The key is null when the whole storage was cleared.
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener("storage", followOtherTab);
  return () => removeEventListener("storage", followOtherTab);
});

/** Returns the jobs saved in this browser. The array stays the same until it changes here or in another tab. */
export function savedJobs(): readonly SavedJob[] {
  const stored = readStored(key);
  if (stored !== raw) {
    raw = stored;
    jobs = readSavedJobs(stored);
  }
  return jobs;
}

/** Calls `listener` after each change, in any tab, until the returned function is called. */
export const subscribeToSavedJobs = subscribe;

/** Saves a job in this browser, or removes it. "not-kept": the browser has no storage. */
export function saveJobHere(
  job: SavedJob,
  isSaved: boolean,
): { ok: true } | { ok: false; reason: "not-kept" | "full" } {
  const next = changeSavedJobs(savedJobs(), job, isSaved);
  if (!next) return { ok: false, reason: "full" };
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return { ok: false, reason: "not-kept" };
  }
  tell();
  return { ok: true };
}

/**
 * Adds jobs of a file after those saved in this browser. Jobs that are here or in `known` are skipped. Returns how many
 * were added.
 */
export function addSavedJobs(sent: readonly SavedJob[], known: readonly string[]): number {
  const here = savedJobs();
  const skipped = new Set([...known, ...here.map(({ id }) => id)]);
  const next = [...here, ...sent.filter(({ id }) => !skipped.has(id))].slice(0, maxSavedHere);
  if (next.length === here.length) return 0;
  localStorage.setItem(key, JSON.stringify(next));
  tell();
  return next.length - here.length;
}

/** Removes jobs from this browser, because the account has them now. */
export function removeSavedJobs(ids: readonly string[]): void {
  const left = savedJobs().filter(({ id }) => !ids.includes(id));
  if (left.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(left));
  tell();
}
