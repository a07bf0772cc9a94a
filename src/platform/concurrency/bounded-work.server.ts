import { createTimeBudget } from "./time-budget.ts";
import { createWorkQueue } from "./work-queue.ts";

/** `too-often`: the client has used up its time. `busy`: too much work waits, or the client has left. */
export type WorkRefusal = { ok: false; reason: "too-often" | "busy" };

export type BoundedWork = {
  /** Runs work on an upload when its turn comes. Clients take turns, and each has a budget of time. */
  run: <T>(
    by: { client: string; signal: AbortSignal },
    work: () => Promise<T>,
  ) => Promise<{ ok: true; value: T } | WorkRefusal>;
  stop: () => void;
};

const second = 1_000;

/**
 * The turns and time budgets of uploads. Work is charged with its longest time before it begins; unused time is given
 * back at its end. So work that is cut off cannot be repeated for free.
 *
 * @param longestMs the time after which the work is stopped
 */
export function createBoundedWork({
  longestMs = 10 * second,
  now = () => performance.now(),
}: { longestMs?: number; now?: () => number } = {}): BoundedWork {
  const queue = createWorkQueue({
    concurrency: 1,
    maxWaitMs: 15 * second,
    maxWaiting: 50,
    expectedMs: 500,
    now,
  });
  const budget = createTimeBudget({ maxMs: 3 * longestMs, perMs: 60 * second, now });
  return {
    async run({ client, signal }, work) {
      if (!budget.hasTime(client)) return { ok: false, reason: "too-often" };
      const done = await queue.run(client, signal, async () => {
        // Earlier work of this client may have used up its time in the meantime.
        if (!budget.hasTime(client)) return null;
        budget.spend(client, longestMs);
        const start = now();
        try {
          return { value: await work() };
        } finally {
          budget.spend(client, Math.min(0, now() - start - longestMs));
        }
      });
      if (!done.ok) return { ok: false, reason: "busy" };
      return done.value ? { ok: true, value: done.value.value } : { ok: false, reason: "too-often" };
    },
    stop: () => queue.stop(),
  };
}
