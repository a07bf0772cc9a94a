/** A budget of working time for each client, refilled evenly. */
export type TimeBudget = {
  hasTime: (client: string) => boolean;
  /** Charges the time that work took. The balance may become negative, because the cost is known only afterwards. */
  spend: (client: string, ms: number) => void;
};

/**
 * A token bucket of milliseconds for each client. It is kept in the memory of this process.
 *
 * @param maxMs balance of a client that was not seen for a while
 * @param perMs time until an empty balance has `maxMs` again
 * @param now milliseconds of monotonic time
 */
export function createTimeBudget({
  maxMs,
  perMs,
  now = () => performance.now(),
}: {
  maxMs: number;
  perMs: number;
  now?: () => number;
}): TimeBudget {
  const clients = new Map<string, { left: number; at: number }>();

  function leftOf(client: string): number {
    const last = clients.get(client);
    if (!last) return maxMs;
    return Math.min(maxMs, last.left + ((now() - last.at) / perMs) * maxMs);
  }

  return {
    hasTime: (client) => leftOf(client) > 0,
    spend(client, ms) {
      const left = leftOf(client) - ms;
      clients.delete(client);
      clients.set(client, { left, at: now() });
      // Drops clients whose balance is full again. The map is in the order of their last use.
      for (const other of clients.keys()) {
        if (leftOf(other) < maxMs && clients.size < 100_000) break;
        clients.delete(other);
      }
    },
  };
}
