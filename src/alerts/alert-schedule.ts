import { dayIn, momentAt } from "../platform/clock/zoned-time.ts";
import type { SavedSearch } from "./saved-search.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** The time from which morning mails are written, on the clocks of the person. */
const morning = "06:00";

/** The times that decide whether a search is due. */
export type AlertSchedule = {
  /** A search with mails "at once" is due if its last mail was before this: at most one an hour. */
  atOnce: Date;
  /** Other searches are due if their last run was before this: the last morning, or the last Monday morning. */
  daily: Date;
  weekly: Date;
};

/** Returns the moments for people in a time zone, such as "Europe/Berlin". */
export function alertSchedule(now: Date, zone: string): AlertSchedule {
  const today = dayIn(now, zone);
  const morningOf = (daysAgo: number) => {
    const date = new Date(Date.parse(`${today}T00:00Z`) - daysAgo * day).toISOString().slice(0, 10);
    return momentAt(`${date}T${morning}`, zone) ?? now;
  };
  const daysAgo = morningOf(0) <= now ? 0 : 1;
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return {
    atOnce: new Date(now.getTime() - hour),
    daily: morningOf(daysAgo),
    weekly: morningOf(weekday === 0 && daysAgo === 1 ? 7 : weekday),
  };
}

type Waiting = Pick<SavedSearch, "frequency" | "createdAt" | "lastRunAt" | "lastMailedAt">;

export function isDue(search: Waiting, { atOnce, daily, weekly }: AlertSchedule): boolean {
  const { frequency, createdAt, lastRunAt, lastMailedAt } = search;
  const lastRun = lastRunAt ?? createdAt;
  if (frequency === "at-once") return lastMailedAt === null || lastMailedAt <= atOnce;
  if (frequency === "off") return false;
  return lastRun < (frequency === "daily" ? daily : weekly);
}
