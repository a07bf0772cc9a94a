/**
 * Order of service: saves and sign-ins (`interactive`), then searches, then background work. A lower priority gets a
 * turn only when no higher one waits.
 */
export const priorities = ["interactive", "search", "background"] as const;

export type Priority = (typeof priorities)[number];

/** The exclusive right to use the database, until released. Releasing twice does nothing. */
export type Lease = { release(): void };

export type LeaseQueue = {
  acquire(priority: Priority): Promise<Lease>;
  waiting(): Record<Priority, number>;
};

export type LeaseQueueOptions = {
  /** Milliseconds that lower priorities wait after an answer, because one request runs several queries in a row. */
  gapMs?: number;
  /** Turns of higher priorities after which a waiting lower one gets a turn anyway. */
  patience?: number;
};

/**
 * Hands out one lease at a time: higher priorities first, and in order of arrival within a priority. A lease is never
 * taken away from its holder, so background work keeps its leases short.
 */
export function createLeaseQueue({ gapMs = 8, patience = 60 }: LeaseQueueOptions = {}): LeaseQueue {
  const waiting = priorities.map((): ((lease: Lease) => void)[] => []);
  /** Turns that higher priorities took while this one waited. */
  const turnsWaited = priorities.map(() => 0);
  const endedAt = priorities.map(() => Number.NEGATIVE_INFINITY);
  let held = false;
  let gap: NodeJS.Timeout | undefined;

  /** Returns the index of the next priority to serve, or null when no client waits or a gap lasts. */
  function choose(): number | null {
    const impatient = waiting.findLastIndex(
      (line, rank) => line.length > 0 && (turnsWaited[rank] ?? 0) >= patience,
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
      if (other > rank && line.length > 0) turnsWaited[other] = (turnsWaited[other] ?? 0) + 1;
    });
    turnsWaited[rank] = 0;
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
