/** New openings of a week. Weeks start on a Monday, in UTC: "2026-11-23". */
export type LandingWeek = { starts: string; openings: number };

/** @property countedFrom the Monday of the first count: earlier weeks have only what was open then */
export type LandingWeeks = { countedFrom: string; counts: LandingWeek[] };

/** Weeks that are kept and shown. */
export const maxWeeks = 10;
const day = 86_400_000;

/** Returns the Monday of a moment's week. */
export function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}

/** Returns the Mondays of the last weeks, the oldest first. */
export function lastWeeks(now: Date): string[] {
  const monday = Date.parse(weekOf(now));
  return Array.from({ length: maxWeeks }, (_, at) =>
    new Date(monday - (maxWeeks - 1 - at) * 7 * day).toISOString().slice(0, 10),
  );
}

/**
 * Joins a count of the open adverts with the counts before. Adverts that are gone since were in an earlier count, so the
 * higher number of a week is the true one.
 */
export function joinWeeks(
  before: LandingWeeks | undefined,
  counted: readonly LandingWeek[],
  now: Date,
): LandingWeeks {
  const weeks = lastWeeks(now);
  const most = new Map<string, number>();
  for (const { starts, openings } of [...(before?.counts ?? []), ...counted])
    if (weeks.includes(starts)) most.set(starts, Math.max(openings, most.get(starts) ?? 0));
  return {
    countedFrom: before?.countedFrom ?? weekOf(now),
    counts: weeks.flatMap((starts) => {
      const openings = most.get(starts);
      return openings === undefined ? [] : [{ starts, openings }];
    }),
  };
}

/** Returns every week from the first with an advert to the present one. */
export function shownWeeks({ counts }: LandingWeeks, now: Date): LandingWeek[] {
  const first = counts.find(({ openings }) => openings > 0)?.starts;
  if (first === undefined) return [];
  const openings = new Map(counts.map((week) => [week.starts, week.openings]));
  return lastWeeks(now)
    .filter((starts) => starts >= first)
    .map((starts) => ({ starts, openings: openings.get(starts) ?? 0 }));
}
