/** The result of a crawl, as far as the time of the next one depends on it. */
export type CrawlOutcome =
  /** The crawl succeeded. */
  | { kind: "success"; emptyCrawls: number }
  /** The list was read, but the time for opening its postings ran out. The next crawl goes on with them. */
  | { kind: "unfinished" }
  /** The host could not be reached. Retrying soon puts no load on it. */
  | { kind: "offline"; failures: number }
  /** The host answered with something unusable. `retryAt` is set when it named a time. */
  | { kind: "refused"; failures: number; retryAt: Date | null };

/** After this many empty crawls, the postings of a board count as gone. */
export const emptyCrawlsUntilGone = 6;
/** After this many empty crawls, a board is suspect. */
export const emptyCrawlsUntilSuspect = 3;
/** A board that answered 404 so many times in a row, over so many days, is not read any more. */
const readsUntilRetired = 10;
export const daysUntilRetired = 21;

/** Whether a board that does not exist is given up. @param missingSince the time of the first 404 in a row */
export function isGivenUp(board: { emptyCrawls: number; missingSince: Date }, now: Date): boolean {
  const missingFor = now.getTime() - board.missingSince.getTime();
  return board.emptyCrawls >= readsUntilRetired && missingFor >= daysUntilRetired * day;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns the time of the next crawl. It is after the source's interval, later and later while crawls fail (at most a
 * day), and once a day for a board that is long empty. A random delay of up to a fifth is added, so that not everything
 * is due at once.
 *
 * @param minInterval minimum seconds between two crawls of the source.
 */
export function nextCrawl(
  outcome: CrawlOutcome,
  { minInterval, now, random }: { minInterval: number; now: Date; random: () => number },
): Date {
  const wait = waitAfter(outcome, minInterval * second, now);
  return new Date(Math.round(now.getTime() + wait * (1 + 0.2 * random())));
}

function waitAfter(outcome: CrawlOutcome, interval: number, now: Date): number {
  switch (outcome.kind) {
    case "success":
      return outcome.emptyCrawls >= emptyCrawlsUntilGone ? Math.max(interval, day) : interval;
    case "unfinished":
      return Math.min(interval, 30 * minute);
    case "offline":
      return Math.min(15 * minute * 2 ** (outcome.failures - 1), hour);
    case "refused": {
      const named = outcome.retryAt ? outcome.retryAt.getTime() - now.getTime() : 0;
      const growing = Math.min(interval * 2 ** (outcome.failures - 1), day);
      return Math.max(named, outcome.retryAt ? 0 : growing, minute);
    }
    default:
      return outcome satisfies never;
  }
}
