import { removeSavedJobs, savedJobs } from "./saved-jobs-store.ts";
import { recordSaves } from "./saves-in-account.ts";

let moving = false;

/** What the account takes besides the jobs. */
type Besides = { companies?: boolean; documents?: boolean };

/**
 * Moves jobs saved in this browser into the account of the person who is signed in. They leave the browser once the
 * account has them. Jobs that the account could not take stay.
 *
 * @param besides whether hidden companies move too, and whether applications get the documents of their job
 * @returns whether the account could be reached
 */
export async function moveSavedJobs(wanted: readonly string[], besides: Besides = {}): Promise<boolean> {
  const ids = savedJobs().flatMap(({ id }) => (wanted.includes(id) ? [id] : []));
  if (moving) return false;
  if (ids.length === 0 && !besides.companies && !besides.documents) return true;
  moving = true;
  try {
    const moved = await sendJobs(ids, besides);
    if (moved === null) return false;
    if (moved.length > 0) {
      removeSavedJobs(moved);
      recordSaves(moved, true);
    }
    return true;
  } finally {
    moving = false;
  }
}

/** Returns the ids of the jobs that the account has now; null if it cannot be reached. */
async function sendJobs(
  ids: readonly string[],
  { companies = false, documents = false }: Besides,
): Promise<string[] | null> {
  const body = new URLSearchParams({ jobs: ids.join(",") });
  if (companies) body.set("companies", "on");
  if (documents) body.set("documents", "on");
  try {
    const answer = await fetch("/bring-along", { method: "POST", body });
    if (!answer.ok) return null;
    const { moved } = (await answer.json()) as { moved: string[] };
    return moved;
  } catch {
    return null;
  }
}
