import { foldText } from "../text/fold-text.ts";

/**
 * Builds the path of a job's page. Only the number identifies the job; the words are for people.
 *
 * @example jobPath(123, "Senior Data Analyst") // "/jobs/123-senior-data-analyst"
 */
export function jobPath(id: number, title: string): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return words ? `/jobs/${id}-${words}` : `/jobs/${id}`;
}

/** Returns the number in the last part of such a path; null when there is none. */
export function jobIdOf(slug: string): number | null {
  const digits = /^(\d{1,15})(?:-|$)/.exec(slug)?.[1];
  return digits ? Number(digits) : null;
}
