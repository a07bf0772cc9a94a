import { Worker } from "node:worker_threads";

export type ThreadAnswer<Answer> = { ok: true; value: Answer } | { ok: false; reason: "slow" | "crashed" };

export type BoundedThread<Request, Answer> = {
  /** Answers one request at a time; others wait for it. The thread is replaced after a request that breaks it. */
  ask: (request: Request) => Promise<ThreadAnswer<Answer>>;
  close: () => Promise<void>;
};

/**
 * Runs pure work on hostile input in a thread with limits for time and memory. The thread starts with the first
 * request.
 *
 * @param file a module that calls `answerInThread`
 * @param timeMs for one request, with starting the thread
 * @param memoryMb of JavaScript objects; limit bytes outside of them before the work
 */
export function openBoundedThread<Request, Answer>(
  file: string,
  { timeMs = 10_000, memoryMb = 512 }: { timeMs?: number; memoryMb?: number } = {},
): BoundedThread<Request, Answer> {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const start = (): Worker => {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    worker.unref();
    return worker;
  };
  const stop = async (): Promise<void> => {
    const stopped = thread;
    thread = null;
    await stopped?.terminate();
  };
  const askNow = (request: Request): Promise<ThreadAnswer<Answer>> => {
    thread ??= start();
    const worker = thread;
    return new Promise((resolve) => {
      const end = (answer: ThreadAnswer<Answer>, isBroken: boolean): void => {
        clearTimeout(timer);
        worker.off("message", hear);
        worker.off("error", fail);
        worker.off("exit", fail);
        if (isBroken) void stop().then(() => resolve(answer));
        else resolve(answer);
      };
      const timer = setTimeout(() => end({ ok: false, reason: "slow" }, true), timeMs);
      const hear = (answer: ThreadAnswer<Answer>): void => end(answer, false);
      const fail = (): void => end({ ok: false, reason: "crashed" }, true);
      worker.on("message", hear);
      worker.on("error", fail);
      worker.on("exit", fail);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage(request);
    });
  };
  return {
    ask(request) {
      const answer = last.then(() => askNow(request));
      last = answer;
      return answer;
    },
    close: stop,
  };
}
