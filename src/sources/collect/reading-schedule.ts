/** How a reading went, as far as it matters for when to come again. */
export type Course =
  /** It told us something. */
  | { kind: "told"; emptyReadings: number }
  /** Nobody was reached: that asks nothing of the host, so trying again soon harms nobody. */
  | { kind: "offline"; failures: number }
  /** The host answered with something we cannot use; `retryAt` when it says until when. */
  | { kind: "refused"; failures: number; retryAt: Date | null };

/** So often an empty board is believed to be only quiet; from then on it is gone. */
export const emptyReadingsUntilGone = 6;
/** From so many empty readings on, a board is suspect. */
export const emptyReadingsUntilSuspect = 3;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When to read a source again: after its interval; later and later while it fails, at most a day; a board long
 * empty once a day. Up to a fifth is added by chance, so that not everything is due at once.
 *
 * @param minInterval seconds the source wants between two readings.
 */
export function nextReading(
  course: Course,
  { minInterval, now, random }: { minInterval: number; now: Date; random: () => number },
): Date {
  const wait = waitAfter(course, minInterval * second, now);
  return new Date(Math.round(now.getTime() + wait * (1 + 0.2 * random())));
}

function waitAfter(course: Course, interval: number, now: Date): number {
  switch (course.kind) {
    case "told":
      return course.emptyReadings >= emptyReadingsUntilGone ? Math.max(interval, day) : interval;
    case "offline":
      return Math.min(15 * minute * 2 ** (course.failures - 1), hour);
    case "refused": {
      const told = course.retryAt ? course.retryAt.getTime() - now.getTime() : 0;
      const growing = Math.min(interval * 2 ** (course.failures - 1), day);
      return Math.max(told, course.retryAt ? 0 : growing, minute);
    }
    default:
      return course satisfies never;
  }
}
