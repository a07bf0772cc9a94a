import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "./bounded-thread.server.ts";

/** Answers the requests of `openBoundedThread` with a function. An exception is answered as `crashed`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the requests for the caller
export function answerInThread<Request, Answer>(work: (request: Request) => Answer | Promise<Answer>): void {
  const answer = (value: ThreadAnswer<Answer>): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(value);
  };
  parentPort?.on("message", (request: Request) => {
    void (async () => answer({ ok: true, value: await work(request) }))().catch(() =>
      answer({ ok: false, reason: "crashed" }),
    );
  });
}
