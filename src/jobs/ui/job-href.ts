import type { JobSummary } from "../job-summary.ts";

/**
 * Builds the link to a job's page. It carries the current search, so that the page can link back.
 *
 * @param from the search without "?"; empty for none.
 */
export function jobHref(job: Pick<JobSummary, "path">, from: string): string {
  return from === "" ? job.path : `${job.path}?from=${encodeURIComponent(from)}`;
}

/** Returns the id of the job to show next to the list; null if absent or not a number. */
export function openJobId(params: URLSearchParams): string | null {
  const id = params.get("job") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? id : null;
}
