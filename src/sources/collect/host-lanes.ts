import type { Clock } from "../../platform/clock/clock.ts";

/** Waits. Ends early when the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** A host that asked for a pause or does not answer. Until then, all callers get this answer instead. */
export type PausedHost<Answer> = { until: Date; answer: Answer };

/** One host's lane. Its holder is the only one that talks to the host. */
export type Lane<Answer> = {
  /** Sends one request once the gap since the last one is over. */
  request<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Milliseconds between the end of one request and the next. */
  setGap(ms: number): void;
  quiet(): PausedHost<Answer> | null;
  beQuiet(quiet: PausedHost<Answer>): void;
};

/** Runs work in the lane of a host, after all earlier callers. */
export type HostLanes<Answer> = <T>(host: string, work: (lane: Lane<Answer>) => Promise<T>) => Promise<T>;

/** Keeps requests to one host apart: one at a time, with a gap between them. */
export function createHostLanes<Answer>(options: {
  clock: Clock;
  sleep: Sleep;
  gapMs: number;
}): HostLanes<Answer> {
  const lanes = new Map<string, { lane: Lane<Answer>; last: Promise<unknown> }>();
  return (host, work) => {
    const known = lanes.get(host) ?? { lane: openLane<Answer>(options), last: Promise.resolve() };
    const turn = known.last.then(() => work(known.lane));
    // The caller handles the failure of its turn. The next turn still runs.
    lanes.set(host, { lane: known.lane, last: turn.catch(() => {}) });
    return turn;
  };
}

function openLane<Answer>({
  clock,
  sleep,
  gapMs,
}: {
  clock: Clock;
  sleep: Sleep;
  gapMs: number;
}): Lane<Answer> {
  let gap = gapMs;
  let freeAt = 0;
  let quiet: PausedHost<Answer> | null = null;
  return {
    async request(ask, signal) {
      const wait = freeAt - clock().getTime();
      if (wait > 0) await sleep(wait, signal);
      try {
        return await ask();
      } finally {
        freeAt = clock().getTime() + gap;
      }
    },
    setGap: (ms) => void (gap = ms),
    quiet: () => (quiet !== null && quiet.until > clock() ? quiet : null),
    beQuiet: (next) => void (quiet = next),
  };
}
