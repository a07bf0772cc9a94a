import { hasClosed } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import { daysSince } from "../../ui/format-time.ts";

/** What was seen of an opening before, and of the other adverts of its employer. */
export type OpeningHistory = {
  /** When the opening was posted: the same employer, title and place. Dates within a week count once, the oldest first. */
  postedAt: Date[];
  /** Adverts of the opening that are gone, the latest first. */
  earlier: { path: string; postedAt: Date }[];
  /** Half of the employer's adverts that are gone stayed at most this many days; null if too few are known. */
  usualDays: number | null;
  /** The number of those adverts. */
  goneAdverts: number;
};

/** Fewer adverts of an employer say nothing about it. */
export const minGoneAdverts = 10;
/** An advert that was open for less time is not called old, and one that was renewed once within it is not a sign. */
const minDays = 45;
const week = 7 * 86_400_000;

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Says in plain words what may mean that nobody is hired for an opening now: it was posted again and again, or it is open for
 * much longer than others of the employer. Each sentence is a count, and none says that an advert is false.
 */
export function openingSigns(
  { postedAt, usualDays, goneAdverts }: OpeningHistory,
  job: Pick<JobDetail, "postedAt" | "firstSeenAt" | "goneAt" | "closesAt" | "isSample">,
  now: Date,
): string[] {
  if (job.goneAt || job.isSample || hasClosed(job, now)) return [];
  const [first] = postedAt;
  const times = postedAt.length;
  const signs: string[] = [];
  const last = postedAt.at(-1);
  const isAgain = times > 2 || (first && last && daysSince(first, last) >= minDays);
  if (first && times > 1 && isAgain)
    signs.push(
      `Posted ${times === 2 ? "twice" : `${times} times`} since ${month.format(first)}. The place may be hard to fill, or they hire several people: ask how many.`,
    );
  const age = daysSince(job.postedAt ?? job.firstSeenAt, now);
  if (usualDays !== null && age >= minDays && age > 2 * usualDays)
    signs.push(
      `Open for ${age} days. Half of the employer’s ${goneAdverts} earlier adverts here stayed ${usualDays === 1 ? "1 day" : `${usualDays} days`} or less.`,
    );
  return signs;
}

/**
 * Reduces the dates of an opening's postings to those on which it was posted again: at least a week after the one before,
 * because boards that copy each other follow within days.
 */
export function postedAgain(dates: readonly Date[]): Date[] {
  const kept: Date[] = [];
  for (const date of dates.toSorted((a, b) => a.getTime() - b.getTime())) {
    const before = kept.at(-1);
    if (!before || date.getTime() - before.getTime() >= week) kept.push(date);
  }
  return kept;
}
