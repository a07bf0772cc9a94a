import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { JobDetail } from "../job-detail.ts";

/**
 * Returns the job to show next to the list. The first one comes with the page. Another job is fetched by itself when it
 * is chosen, so that the search does not run again.
 */
export function usePaneJob(initial: JobDetail | null, wantedId: string | null) {
  const { data, load } = useFetcher<JobDetail | null>();
  const known = [initial, data].find((job) => job?.id === wantedId) ?? null;
  const isMissing = wantedId !== null && known === null;
  useEffect(() => {
    if (isMissing) void load(`/jobs/preview/${wantedId}`);
  }, [isMissing, wantedId, load]);
  return { job: known ?? (isMissing ? (data ?? initial) : null), isPending: isMissing };
}
