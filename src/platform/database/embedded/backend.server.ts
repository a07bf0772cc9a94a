import { Worker } from "node:worker_threads";
import type { BackendReply, BackendRequest, BackendStart } from "./backend-thread.ts";
import type { Logger } from "../../log/log.ts";

/** The embedded PostgreSQL in its own thread. Callers take turns by lease; it answers one request at a time. */
export type Backend = {
  /**
   * Sends whole PostgreSQL protocol messages, up to and including a Sync or Query, and returns the answer. Rejects with
   * BackendLost when it took longer than `limitMs` or the engine crashed. By then the engine is being reopened and all
   * uncommitted work is lost.
   */
  exchange(bytes: Uint8Array<ArrayBuffer>, limitMs: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes the whole database as one tar file. Nothing else runs in the meantime. */
  snapshot(path: string): Promise<void>;
  /** Flushes the database and ends the thread. */
  close(): Promise<void>;
};

export class BackendLost extends Error {
  override name = "BackendLost";
  /** PostgreSQL's code for a crash, which is an outage, or for a statement that took too long. */
  code: "57P02" | "57014" = "57P02";
}

export type BackendOptions = BackendStart & { log: Logger };

/** Starts the engine and waits until it is open. Rejects when it cannot open the folder. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  let current = openThread(options);
  await current;
  let closed = false;

  async function ask(request: BackendRequest, limitMs: number): Promise<Uint8Array<ArrayBuffer>> {
    if (closed) throw new BackendLost("The database is closed.");
    const thread = await current.catch(() => (current = openThread(options)));
    try {
      return await thread.ask(request, limitMs);
    } catch (error) {
      if (!closed) {
        options.log.error({ err: error }, "the embedded database is opened again");
        await thread.end();
        current = openThread(options);
        // The next caller gets this error. Here it only must not count as unhandled.
        current.catch(() => {});
      }
      throw error;
    }
  }

  return {
    exchange: (bytes, limitMs) => ask({ kind: "exchange", bytes }, limitMs),
    async snapshot(path) {
      await ask({ kind: "snapshot", path }, 3_600_000);
    },
    async close() {
      if (closed) return;
      closed = true;
      const thread = await current.catch(() => undefined);
      await thread?.ask({ kind: "close" }, 30_000).catch((error: unknown) => {
        options.log.warn({ err: error }, "the embedded database did not close cleanly; it will recover");
      });
      await thread?.end();
    },
  };
}

type Thread = {
  ask(request: BackendRequest, limitMs: number): Promise<Uint8Array<ArrayBuffer>>;
  end(): Promise<void>;
};

function openThread({ folder, snapshot }: BackendOptions): Promise<Thread> {
  const start: BackendStart = { folder, snapshot };
  const worker = new Worker(new URL("backend-thread.ts", import.meta.url), {
    name: "database",
    workerData: start,
    execArgv: [],
  });
  // At most one request is in progress, so one pair of functions waits for the reply.
  let waiting: { resolve: (reply: BackendReply) => void; reject: (error: Error) => void } | undefined;
  const settle = (use: (w: NonNullable<typeof waiting>) => void) => {
    const one = waiting;
    waiting = undefined;
    if (one) use(one);
  };
  worker.on("message", (reply: BackendReply) => settle((w) => w.resolve(reply)));
  worker.on("error", (cause) =>
    settle((w) => w.reject(new BackendLost(`The embedded database failed: ${String(cause)}`, { cause }))),
  );
  worker.on("exit", () => settle((w) => w.reject(new BackendLost("The embedded database ended."))));

  function nextReply(limitMs: number | undefined): Promise<BackendReply> {
    return new Promise((resolve, reject) => {
      const timer =
        limitMs === undefined
          ? undefined
          : setTimeout(() => {
              const seconds = Math.round(limitMs / 1000);
              const late = new BackendLost(`The statement took longer than ${seconds} s.`);
              late.code = "57014";
              settle((w) => w.reject(late));
            }, limitMs);
      waiting = {
        resolve: (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
    });
  }

  const thread: Thread = {
    async ask(request, limitMs) {
      const answer = nextReply(limitMs);
      worker.postMessage(request, request.kind === "exchange" ? [request.bytes.buffer] : []);
      const message = await answer;
      if (message.kind === "answer") return message.bytes;
      throw new BackendLost(message.kind === "failed" ? message.message : "Unexpected reply.");
    },
    async end() {
      await worker.terminate();
    },
  };
  return nextReply(undefined).then(() => thread);
}
