/** Pages go first: background work only gets a turn when nobody waits for a page. */
export type Priority = "interactive" | "background";

/** The right to be the only one who talks to the database, until released. Releasing twice does nothing. */
export type Lease = { release(): void };

export type LeaseQueue = {
  acquire(priority: Priority): Promise<Lease>;
  waiting(): Record<Priority, number>;
};

export type LeaseQueueOptions = {
  /** A page asks several things in a row: for so long after one answer background work does not push in. */
  pageGapMs?: number;
  /** So many page turns go before background work that waits, at most: then it gets one all the same. */
  patience?: number;
};

/**
 * Hands out one lease at a time: in order of arrival within a priority, interactive before background.
 * A lease already held is never taken away; background work keeps its leases short.
 */
export function createLeaseQueue({ pageGapMs = 8, patience = 60 }: LeaseQueueOptions = {}): LeaseQueue {
  const lines: Record<Priority, ((lease: Lease) => void)[]> = { interactive: [], background: [] };
  let held = false;
  let pageEndedAt = Number.NEGATIVE_INFINITY;
  let pageTurns = 0;
  let gap: NodeJS.Timeout | undefined;

  function choose(): Priority | null {
    if (lines.background.length === 0) return lines.interactive.length > 0 ? "interactive" : null;
    if (pageTurns >= patience) return "background";
    if (lines.interactive.length > 0) return "interactive";
    const left = pageEndedAt + pageGapMs - performance.now();
    if (left <= 0) return "background";
    gap ??= setTimeout(() => {
      gap = undefined;
      next();
    }, left);
    return null;
  }

  function next(): void {
    if (held) return;
    const priority = choose();
    const give = priority && lines[priority].shift();
    if (!give) return;
    held = true;
    pageTurns = priority === "interactive" && lines.background.length > 0 ? pageTurns + 1 : 0;
    let released = false;
    give({
      release() {
        if (released) return;
        released = true;
        held = false;
        if (priority === "interactive") pageEndedAt = performance.now();
        next();
      },
    });
  }

  return {
    acquire(priority) {
      return new Promise((resolve) => {
        lines[priority].push(resolve);
        next();
      });
    },
    waiting: () => ({ interactive: lines.interactive.length, background: lines.background.length }),
  };
}
