import type { Clock } from "../../platform/clock/clock.ts";

/** Waits; ends early when the signal fires. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** A host that asks to be left alone, or does not answer: until then everybody is told this instead. */
export type Quiet<Answer> = { until: Date; answer: Answer };

/** One host's lane. Whoever is in it is alone with the host. */
export type Lane<Answer> = {
  /** Runs one request once the gap since the last one is over. */
  request<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Milliseconds between the end of one request and the next. */
  setGap(ms: number): void;
  quiet(): Quiet<Answer> | null;
  beQuiet(quiet: Quiet<Answer>): void;
};

/** Runs work in the lane of a host, after everybody who came before. */
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
    // A turn that failed is its caller's matter; the next one goes on.
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
  let quiet: Quiet<Answer> | null = null;
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
