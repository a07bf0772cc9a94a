import type { JobSummary } from "./job-summary.ts";
import { formatDay } from "../ui/format-time.ts";

const day = 86_400_000;

/** Adverts that close before this moment are closed. Most name only a day, and applications are taken until it is over. */
export function startOfToday(now: Date): Date {
  return new Date(Math.floor(now.getTime() / day) * day);
}

/** Returns true once the closing date of an advert is over, in UTC. */
export function hasClosed({ closesAt }: { closesAt: Date | null }, now: Date): boolean {
  return closesAt !== null && closesAt < startOfToday(now);
}

/** Returns the moment before which adverts were posted that are outdated. */
export function outdatedBefore(now: Date): Date {
  return new Date(now.getTime() - 365 * day);
}

/** Returns true for an advert of an imported file that is older than a year. Nothing says that the job is still open. */
export function isOutdated(
  { postedAt, closesAt, isOnlyInFiles }: Pick<JobSummary, "postedAt" | "closesAt" | "isOnlyInFiles">,
  now: Date,
): boolean {
  return isOnlyInFiles === true && closesAt === null && postedAt !== null && postedAt < outdatedBefore(now);
}

/** "Closed 3 May 2026"; null while the job takes applications. */
export function closedText(job: { closesAt: Date | null }, now: Date): string | null {
  return job.closesAt && hasClosed(job, now) ? `Closed ${formatDay(job.closesAt, now)}` : null;
}
