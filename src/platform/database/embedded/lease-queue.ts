/**
 * Order of service: saves and sign-ins (`interactive`), then searches, then background work. A lower priority gets a
 * turn only when no higher one waits.
 */
export const priorities = ["interactive", "search", "background"] as const;

export type Priority = (typeof priorities)[number];

/** The right to be the only one who talks to the database, until released. Releasing twice does nothing. */
export type Lease = { release(): void };

export type LeaseQueue = {
  acquire(priority: Priority): Promise<Lease>;
  waiting(): Record<Priority, number>;
};

export type LeaseQueueOptions = {
  /** Milliseconds that lower priorities wait after an answer, because a request asks several things in a row. */
  gapMs?: number;
  /** Turns of higher priorities after which a lower one that waits gets a turn all the same. */
  patience?: number;
};

/**
 * Hands out one lease at a time: in order of arrival within a priority, higher priorities first.
 * A lease already held is never taken away; background work keeps its leases short.
 */
export function createLeaseQueue({ gapMs = 8, patience = 60 }: LeaseQueueOptions = {}): LeaseQueue {
  const waiting = priorities.map((): ((lease: Lease) => void)[] => []);
  /** Turns that higher priorities took while this one waited. */
  const passedOver = priorities.map(() => 0);
  const endedAt = priorities.map(() => Number.NEGATIVE_INFINITY);
  let held = false;
  let gap: NodeJS.Timeout | undefined;

  /** Index of the priority whose turn it is; null while nobody waits or a gap lasts. */
  function choose(): number | null {
    const impatient = waiting.findLastIndex(
      (line, rank) => line.length > 0 && (passedOver[rank] ?? 0) >= patience,
    );
    if (impatient >= 0) return impatient;
    const next = waiting.findIndex((line) => line.length > 0);
    if (next < 0) return null;
    const left = Math.max(...endedAt.slice(0, next)) + gapMs - performance.now();
    if (left <= 0) return next;
    clearTimeout(gap);
    gap = setTimeout(serveNext, left);
    return null;
  }

  function serveNext(): void {
    if (held) return;
    const rank = choose();
    const give = rank === null ? undefined : waiting[rank]?.shift();
    if (rank === null || !give) return;
    held = true;
    waiting.forEach((line, other) => {
      if (other > rank && line.length > 0) passedOver[other] = (passedOver[other] ?? 0) + 1;
    });
    passedOver[rank] = 0;
    let released = false;
    give({
      release() {
        if (released) return;
        released = true;
        held = false;
        endedAt[rank] = performance.now();
        serveNext();
      },
    });
  }

  return {
    acquire(priority) {
      return new Promise((resolve) => {
        waiting[priorities.indexOf(priority)]?.push(resolve);
        serveNext();
      });
    },
    waiting: () => ({
      interactive: waiting[0]?.length ?? 0,
      search: waiting[1]?.length ?? 0,
      background: waiting[2]?.length ?? 0,
    }),
  };
}
