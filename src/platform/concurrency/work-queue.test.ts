import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createWorkQueue, type WorkQueueOptions } from "./work-queue.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

/** A queue with its own clock, and work that ends when the test says so. */
function queueWithClock(options: Partial<WorkQueueOptions> = {}) {
  let time = 0;
  const queue = createWorkQueue({
    concurrency: 1,
    maxWaitMs: 2_000,
    maxWaiting: 100,
    expectedMs: 0,
    now: () => time,
    ...options,
  });
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  const ask = (client: string, name = client, signal = new AbortController().signal) =>
    queue.run(client, signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => finishers.push(() => resolve(name)));
    });
  return {
    queue,
    started,
    ask,
    pass: (ms: number) => (time += ms),
    finishOne: async () => {
      await settle();
      finishers.shift()?.();
      await settle();
    },
  };
}

/** Runs everything that is ready to continue. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
};

it("runs up to its concurrency at the same time, and the rest in order", async () => {
  const { ask, started, finishOne } = queueWithClock({ concurrency: 2 });
  const answers = [ask("a", "1"), ask("a", "2"), ask("a", "3")];
  await settle();
  expect(started).toEqual(["1", "2"]);
  await finishOne();
  expect(started).toEqual(["1", "2", "3"]);
  await finishOne();
  await finishOne();
  expect(await Promise.all(answers)).toEqual(["1", "2", "3"].map((value) => ({ ok: true, value })));
});

it("lets clients take turns", async () => {
  const { ask, started, finishOne } = queueWithClock();
  for (const name of ["a1", "a2", "a3", "a4"]) void ask("a", name);
  for (const name of ["b1", "b2"]) void ask("b", name);
  for (let i = 0; i < 6; i++) await finishOne();
  expect(started).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
});

it("immediately refuses work that would wait too long, based on the cost of earlier work", async () => {
  const { ask } = queueWithClock({ expectedMs: 500 });
  void ask("a");
  const answers = Array.from({ length: 10 }, () => ask("a"));
  // Four waiting requests take two seconds. With a fifth the wait would exceed the limit.
  const refused: unknown[] = [];
  for (const answer of answers) void answer.then((outcome) => refused.push(outcome));
  await settle();
  expect(refused).toEqual(Array.from({ length: 5 }, () => ({ ok: false, reason: "busy" })));
});

it("gives a new client the place of the client with the most requests", async () => {
  const { ask, started, finishOne } = queueWithClock({ maxWaiting: 3 });
  const greedy = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask("a", name));
  expect(await greedy[4]).toEqual({ ok: false, reason: "busy" });
  void ask("b");
  expect(await greedy[3]).toEqual({ ok: false, reason: "busy" });
  for (let i = 0; i < 4; i++) await finishOne();
  expect(started).toEqual(["a1", "a2", "b", "a3"]);
});

it("refuses the last requests as soon as work becomes too slow for them", async () => {
  const { ask, pass, finishOne } = queueWithClock({ expectedMs: 100 });
  const answers = Array.from({ length: 12 }, () => ask("a"));
  await settle();
  pass(1_900);
  await finishOne();
  expect(await answers[11]).toEqual({ ok: false, reason: "busy" });
});

it("drops work whose client left before its turn", async () => {
  const { ask, started, finishOne } = queueWithClock();
  void ask("a", "first");
  const leaving = new AbortController();
  const left = ask("a", "left", leaving.signal);
  void ask("a", "next");
  leaving.abort();
  expect(await left).toEqual({ ok: false, reason: "left" });
  await finishOne();
  expect(started).toEqual(["first", "next"]);
  expect(await ask("a", "late", AbortSignal.abort())).toEqual({ ok: false, reason: "left" });
});

it("refuses work whose turn comes too late", async () => {
  const { ask, pass, started, finishOne } = queueWithClock();
  void ask("a", "slow");
  const late = ask("a", "late");
  pass(3_000);
  void ask("a", "fresh");
  await finishOne();
  expect(await late).toEqual({ ok: false, reason: "waited" });
  expect(started).toEqual(["slow", "fresh"]);
});

it("carries on after work that fails", async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaitMs: 1_000, maxWaiting: 9, expectedMs: 0 });
  const { signal } = new AbortController();
  await expect(queue.run("a", signal, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", signal, () => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
});

it("starts work when a place is free, however long the work before it took", async () => {
  const { ask, started, pass, finishOne } = queueWithClock();
  const slow = ask("a", "slow");
  await settle();
  pass(60_000);
  await finishOne();
  expect(await slow).toEqual({ ok: true, value: "slow" });
  const next = ask("b", "next");
  await settle();
  expect(started).toEqual(["slow", "next"]);
  await finishOne();
  expect(await next).toEqual({ ok: true, value: "next" });
});

it("refuses everything once it is stopped", async () => {
  const { queue, ask } = queueWithClock();
  void ask("a");
  const waiting = ask("a");
  queue.stop();
  expect(await waiting).toEqual({ ok: false, reason: "busy" });
  expect(await ask("b")).toEqual({ ok: false, reason: "busy" });
});

it("answers every request, never exceeds its concurrency and never starves a client", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("ask" as const), client: fc.constantFrom("a", "b", "c") }),
    fc.record({ kind: fc.constant("finish" as const) }),
    fc.record({ kind: fc.constant("leave" as const), nth: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { ask, finishOne, started } = queueWithClock({ concurrency: 2, maxWaiting: 6 });
      const answers: Promise<unknown>[] = [];
      const clients: AbortController[] = [];
      let finished = 0;
      for (const one of steps) {
        if (one.kind === "ask") {
          const client = new AbortController();
          clients.push(client);
          answers.push(ask(one.client, one.client, client.signal));
        } else if (one.kind === "finish") {
          if (finished < started.length) finished += 1;
          await finishOne();
        } else clients[one.nth]?.abort();
        await settle();
        expect(started.length - finished).toBeLessThanOrEqual(2);
      }
      for (let i = 0; i < 80; i++) await finishOne();
      expect(await Promise.all(answers)).toHaveLength(answers.length);
    }),
    { numRuns: numberOfRuns(200) },
  );
});
