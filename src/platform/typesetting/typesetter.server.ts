import { fork, type ChildProcess } from "node:child_process";
import { createWorkQueue } from "../concurrency/work-queue.ts";
import type { Logger } from "../log/log.ts";
import type { TypesetReply, TypesetRequest } from "./typeset-request.ts";

/** `busy`: too many documents wait, the client left, or the site is stopping. `failed`: a bug, which is in the log. */
export type Typeset = { ok: true; bytes: Uint8Array } | { ok: false; reason: "busy" | "failed" };

export type Typesetter = {
  /** @param by network of the client, which takes turns with others, and a signal that aborts when it leaves */
  typeset: (request: TypesetRequest, by: { client: string; signal: AbortSignal }) => Promise<Typeset>;
  stop: () => Promise<void>;
};

const limitMs = { pdf: 60_000, png: 8_000 };
/** The process is ended after this idle time, to free its memory. */
const idleMs = 120_000;

/**
 * Typesets documents and pictures of the site's own content, one at a time, in a process that starts when it is first
 * needed. Drawing CVs has a renderer of its own.
 */
export function createTypesetter({ log }: { log: Logger }): Typesetter {
  const queue = createWorkQueue({ concurrency: 1, maxWaitMs: 10_000, maxWaiting: 24, expectedMs: 200 });
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  }

  async function work(request: TypesetRequest): Promise<Typeset> {
    clearTimeout(idle);
    // An idle process may have been ended by the system.
    if (child?.connected === false) end();
    child ??= fork(new URL("typeset-process.server.ts", import.meta.url), {
      execArgv: [],
      // It needs nothing from the site's environment.
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const reply = await nextReply(child, request);
    if (!reply.ok) {
      log.warn({ problem: reply.problem }, "a document was not typeset");
      end();
      return { ok: false, reason: "failed" };
    }
    idle = setTimeout(end, idleMs);
    idle.unref();
    return reply;
  }

  return {
    async typeset(request, { client, signal }) {
      const outcome = await queue.run(client, signal, () => work(request));
      return outcome.ok ? outcome.value : { ok: false, reason: "busy" };
    },
    stop() {
      queue.stop();
      end();
      return Promise.resolve();
    },
  };
}

/** Sends a request and waits for the reply of the process, or for its end. */
function nextReply(child: ChildProcess, request: TypesetRequest): Promise<TypesetReply> {
  return new Promise((resolve) => {
    const settle = (reply: TypesetReply) => {
      clearTimeout(timer);
      child.off("message", hear);
      child.off("exit", miss);
      child.off("error", miss);
      resolve(reply);
    };
    const hear = (message: unknown) => settle(message as TypesetReply);
    const miss = () => settle({ ok: false, problem: "the process ended" });
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      settle({ ok: false, problem: "it took too long" });
    }, limitMs[request.as.kind]);
    child.on("message", hear);
    child.on("exit", miss);
    child.on("error", miss);
    child.send(request);
  });
}
