import type { Clock } from "../clock/clock.ts";

/** Takes one of the client's turns. @returns false when there is none left for now */
export type ClientLimit = (client: string) => boolean;

/**
 * Lets every client do something so many times within a span, evenly refilled. Kept in memory of this process, so it
 * is for work that costs time, not for secrets that could be guessed.
 *
 * @param most turns that one may take at once
 * @param perMs in which so many turns come back
 */
export function createClientLimit({
  clock,
  most,
  perMs,
}: {
  clock: Clock;
  most: number;
  perMs: number;
}): ClientLimit {
  const clients = new Map<string, { turns: number; at: number }>();
  return (client) => {
    const now = clock().getTime();
    const last = clients.get(client) ?? { turns: most, at: now };
    const turns = Math.min(most, last.turns + (Math.max(0, now - last.at) / perMs) * most);
    clients.delete(client);
    // Whoever has all turns back is as good as unknown, and the longest unseen stand first.
    for (const [other, { at }] of clients) {
      if (now - at < perMs && clients.size < 100_000) break;
      clients.delete(other);
    }
    clients.set(client, { turns: turns >= 1 ? turns - 1 : turns, at: now });
    return turns >= 1;
  };
}
