import { closedText } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";

/** Says why a listed job may take no applications, and what to do; null if one can simply apply. */
export function applyNote(
  job: Pick<JobDetail, "closesAt" | "goneAt" | "apply">,
  now: Date,
): { fact: string; advice: string } | null {
  if (job.goneAt) return null;
  const closed = closedText(job, now);
  if (!closed) return null;
  const check = hasPage(job) ? "Look on the original page" : "Ask the employer";
  return {
    fact: `${closed}.`,
    advice: `The closing date is over. ${check} before you write an application.`,
  };
}

/** Returns true if the advert is on a page that we link to. */
function hasPage({ apply }: Pick<JobDetail, "apply">): boolean {
  return apply !== null && apply.to !== "email";
}
