import type { JobSummary } from "../job-summary.ts";

/**
 * The page of a job, with the search that led there, so that it can lead back.
 *
 * @param from the search without "?"; empty for none.
 */
export function jobHref(job: Pick<JobSummary, "path">, from: string): string {
  return from === "" ? job.path : `${job.path}?from=${encodeURIComponent(from)}`;
}

/** The job that an address of the list asks to see beside it; null for none and for what is no number. */
export function openJobId(params: URLSearchParams): string | null {
  const id = params.get("job") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? id : null;
}
