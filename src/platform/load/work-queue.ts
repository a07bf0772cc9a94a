/** Why work was not done: `busy` (too much waits), `waited` (its turn came too late) or `left` (the client went away). */
export type Refusal = { ok: false; reason: "busy" | "waited" | "left" };

export type WorkQueue = {
  /**
   * Does the work when its turn comes. Rejects when the work does.
   *
   * @param client whom the work is for: clients take turns
   * @param signal aborts when the client no longer waits for the answer
   */
  run: <T>(
    client: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ) => Promise<{ ok: true; value: T } | Refusal>;
  /** Seconds until a new request has a good chance, for Retry-After. */
  retryAfter: () => number;
  /** Refuses everything that waits, and everything new. */
  stop: () => void;
};

export type WorkQueueOptions = {
  /** Works at the same time. */
  concurrency: number;
  /** Longest wait in milliseconds: work that would wait longer is refused at once. */
  maxWaitMs: number;
  /** Waiting entries at most, whatever they cost. */
  maxWaiting: number;
  /** Milliseconds of monotonic time. */
  now?: () => number;
};

type Entry = { client: string; since: number; start: () => void; refuse: (reason: Refusal["reason"]) => void };

/** Weight of the newest work in the average cost. */
const newestShare = 0.2;
const shortestRetryAfter = 2;
const longestRetryAfter = 30;

/**
 * A bounded, fair queue for expensive work. Clients take turns, so one that asks a lot waits for itself. When the
 * queue is full, a client with fewer waiting requests takes the place of the last one of the client with the most.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaitMs, maxWaiting, now = () => performance.now() } = options;
  /** Waiting entries by client; the client whose turn is next comes first. */
  const clients = new Map<string, Entry[]>();
  let waiting = 0;
  let running = 0;
  let averageMs = 0;
  let stopped = false;

  const isFull = () => waiting >= maxWaiting || (waiting * averageMs) / concurrency > maxWaitMs;

  function remove(entry: Entry): void {
    const line = clients.get(entry.client) ?? [];
    const at = line.indexOf(entry);
    if (at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) clients.delete(entry.client);
  }

  /** Makes room for a client by refusing the last entry of the one with the most. @returns whether it did */
  function makeRoom(client: string): boolean {
    const own = clients.get(client)?.length ?? 0;
    let largest: Entry[] = [];
    for (const line of clients.values()) if (line.length > largest.length) largest = line;
    const last = largest.at(-1);
    if (!last || largest.length <= own + 1) return false;
    remove(last);
    last.refuse("busy");
    return true;
  }

  function startNext(): void {
    while (running < concurrency) {
      const [first] = clients.values();
      const entry = first?.[0];
      if (!entry) return;
      remove(entry);
      const rest = clients.get(entry.client);
      if (rest) {
        clients.delete(entry.client);
        clients.set(entry.client, rest);
      }
      if (now() - entry.since > maxWaitMs) entry.refuse("waited");
      else entry.start();
    }
  }

  function enter(client: string, signal: AbortSignal): Promise<Refusal["reason"] | undefined> {
    if (signal.aborted) return Promise.resolve("left");
    if (stopped) return Promise.resolve("busy");
    if (running >= concurrency && isFull() && !makeRoom(client)) return Promise.resolve("busy");
    return new Promise((resolve) => {
      const leave = () => {
        remove(entry);
        resolve("left");
      };
      const entry: Entry = {
        client,
        since: now(),
        start() {
          signal.removeEventListener("abort", leave);
          running += 1;
          resolve(undefined);
        },
        refuse(reason) {
          signal.removeEventListener("abort", leave);
          resolve(reason);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      const line = clients.get(client);
      if (line) line.push(entry);
      else clients.set(client, [entry]);
      waiting += 1;
      startNext();
    });
  }

  return {
    async run(client, signal, work) {
      const reason = await enter(client, signal);
      if (reason) return { ok: false, reason };
      const began = now();
      try {
        return { ok: true, value: await work() };
      } finally {
        if (!signal.aborted) {
          const cost = now() - began;
          averageMs = averageMs === 0 ? cost : averageMs + (cost - averageMs) * newestShare;
        }
        running -= 1;
        startNext();
      }
    },
    retryAfter() {
      const seconds = Math.ceil((waiting * averageMs) / concurrency / 1000) + shortestRetryAfter;
      return Math.min(seconds, longestRetryAfter);
    },
    stop() {
      stopped = true;
      for (const line of clients.values()) for (const entry of line) entry.refuse("busy");
      clients.clear();
      waiting = 0;
    },
  };
}
