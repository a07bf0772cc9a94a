import { showToast } from "../../ui/toast/toast-store.ts";
import { removeSavedJobs, savedJobs } from "./saved-jobs-store.ts";
import { recordSaves } from "./saves-in-account.ts";

let moving = false;

/**
 * Moves the jobs saved in this browser into the account of the person who is signed in. They leave the browser once the
 * account has them. Jobs that the account could not take stay.
 *
 * @returns whether any job was moved
 */
export async function moveSavedJobs(): Promise<boolean> {
  const jobs = savedJobs();
  if (moving || jobs.length === 0) return false;
  moving = true;
  try {
    const moved = await sendJobs(jobs.map(({ id }) => id));
    if (moved.length === 0) return false;
    removeSavedJobs(moved);
    recordSaves(moved, true);
    const count = moved.length === 1 ? "One saved job has" : `${moved.length} saved jobs have`;
    showToast({
      tone: "good",
      title: "Saved jobs",
      message: `${count} moved from this browser to your account.`,
      action: { label: "Saved jobs", to: "/saved" },
    });
    return true;
  } finally {
    moving = false;
  }
}

/** Returns the ids of the jobs that the account has now; none if it cannot be reached. */
async function sendJobs(ids: readonly string[]): Promise<string[]> {
  const body = new URLSearchParams({ jobs: ids.join(",") });
  try {
    const answer = await fetch("/saved/move", { method: "POST", body });
    if (!answer.ok) return [];
    const { moved } = (await answer.json()) as { moved: string[] };
    return moved;
  } catch {
    return [];
  }
}
