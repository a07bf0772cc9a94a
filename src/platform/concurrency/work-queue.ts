/**
 * Why work was not done: `busy` (the queue is full), `waited` (its turn came too late), `left` (the client went away).
 */
export type QueueRefusal = { ok: false; reason: "busy" | "waited" | "left" };

export type WorkQueue = {
  /**
   * Runs the work when its turn comes. Rejects when the work does.
   *
   * @param client the client that the work is for: clients take turns
   * @param signal aborts when the client no longer waits for the answer
   */
  run: <T>(
    client: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ) => Promise<{ ok: true; value: T } | QueueRefusal>;
  /** Seconds until a new request is likely to be served, for Retry-After. */
  retryAfter: () => number;
  /** Refuses all waiting and all new work. */
  stop: () => void;
};

export type WorkQueueOptions = {
  /** Number of works that run at the same time. */
  concurrency: number;
  /** Longest wait in milliseconds. Work that would wait longer is refused immediately. */
  maxWaitMs: number;
  /** Maximum number of waiting entries of any cost. */
  maxWaiting: number;
  /** Assumed milliseconds of one work, until some were measured. */
  expectedMs: number;
  /** Milliseconds of monotonic time. */
  now?: () => number;
};

type Entry = {
  client: string;
  since: number;
  start: () => void;
  refuse: (reason: QueueRefusal["reason"]) => void;
};

/** Weight of the newest work in the average. */
const newestShare = 0.2;
const overfull = 1.25;
const shortestRetryAfter = 2;
const longestRetryAfter = 30;

/**
 * A bounded, fair queue for expensive work. Clients take turns, so a client with many requests waits for its own. When
 * the queue is full, a client with fewer waiting requests replaces the last request of the client with the most.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaitMs, maxWaiting, expectedMs, now = () => performance.now() } = options;
  /** Waiting entries by client; the client whose turn is next comes first. */
  const clients = new Map<string, Entry[]>();
  let waiting = 0;
  let running = 0;
  /** Average milliseconds from one finished work to the next while the queue is busy. */
  let averageMs = expectedMs / concurrency;
  let stopped = false;

  const isFull = () => waiting >= maxWaiting || waiting * averageMs > maxWaitMs;
  /** Whether work became slower since it was admitted, so that the last entries would wait in vain. */
  const isOverfull = () => waiting * averageMs > maxWaitMs * overfull;

  function remove(entry: Entry): void {
    const line = clients.get(entry.client) ?? [];
    const at = line.indexOf(entry);
    if (at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) clients.delete(entry.client);
  }

  /**
   * Refuses the last entry of the client with the most, if that client has more than `least`. @returns whether it did
   */
  function refuseLast(least = 0): boolean {
    let largest: Entry[] = [];
    for (const line of clients.values()) if (line.length > largest.length) largest = line;
    const last = largest.at(-1);
    if (!last || largest.length <= least) return false;
    remove(last);
    last.refuse("busy");
    return true;
  }

  function startNext(): void {
    for (let free = concurrency - running; free > 0;) {
      const [first] = clients.values();
      const entry = first?.[0];
      if (!entry) break;
      remove(entry);
      const rest = clients.get(entry.client);
      if (rest) {
        clients.delete(entry.client);
        clients.set(entry.client, rest);
      }
      if (now() - entry.since > maxWaitMs) entry.refuse("waited");
      else {
        entry.start();
        free -= 1;
      }
    }
    // Only after the free places are filled: one very slow work would otherwise have everything refused for ever.
    while (isOverfull() && refuseLast());
  }

  /** Waits for a turn. @returns the reason when there is none, or undefined when the turn has come */
  async function enter(client: string, signal: AbortSignal): Promise<QueueRefusal["reason"] | undefined> {
    // Clients that have already disconnected may hold the places.
    if (running >= concurrency && isFull()) await nextEvents();
    if (signal.aborted) return "left";
    const own = clients.get(client)?.length ?? 0;
    if (stopped || (running >= concurrency && isFull() && !refuseLast(own + 1))) return "busy";
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
      const sharers = running;
      try {
        return { ok: true, value: await work() };
      } finally {
        if (!signal.aborted) averageMs += ((now() - began) / sharers - averageMs) * newestShare;
        running -= 1;
        startNext();
      }
    },
    retryAfter() {
      const seconds = Math.ceil((waiting * averageMs) / 1000) + shortestRetryAfter;
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

/** Resolves once pending events, such as closed connections, have been delivered. */
function nextEvents(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
