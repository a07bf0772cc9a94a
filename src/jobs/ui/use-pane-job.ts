import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { JobDetail } from "../job-detail.ts";

/**
 * The job to show beside the list. The first one comes with the page; another is fetched alone when it is chosen,
 * so that the list is not searched again.
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
