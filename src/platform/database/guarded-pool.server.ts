import { Kysely, PostgresDialect, type PostgresDialectConfig } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Availability } from "./availability.server.ts";
import type { Database, Tables } from "./tables.ts";

type GuardedPool = Exclude<PostgresDialectConfig["pool"], (...args: never) => unknown>;
type GuardedClient = Awaited<ReturnType<GuardedPool["connect"]>>;

export type GuardOptions = {
  availability: Availability;
  /** Once it aborts, no further statement starts, and its reason is thrown. */
  signal?: AbortSignal;
  /** Cancels the statement of a server process. Undefined where the engine cannot do that. */
  cancel?: ((processId: number) => Promise<unknown>) | undefined;
};

/**
 * A database over a pool of connections. While the database is down, its statements reject immediately with
 * DatabaseUnavailable. They stop when `signal` aborts.
 */
export function guardedDatabase(pool: Pool, options: GuardOptions): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool, options) }) });
}

function guardedPool(pool: Pool, options: GuardOptions): GuardedPool {
  const { availability, signal } = options;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      signal?.throwIfAborted();
      const waiting = pool.connect();
      try {
        return guardedClient(await untilAborted(waiting, availability.signal()), options);
      } catch (error) {
        void waiting.then((client) => client.release()).catch(() => {});
        throw availability.explain(error);
      }
    },
  };
}

function guardedClient(
  client: PoolClient & { processID?: number },
  { availability, signal, cancel }: GuardOptions,
): GuardedClient {
  let isBroken = false;
  let cancelling: Promise<unknown> | undefined;
  const cancelStatement = () => {
    if (client.processID !== undefined) cancelling = cancel?.(client.processID).catch(() => {});
  };

  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", cancelStatement);
    try {
      return await untilAborted(client.query(text, [...values]), availability.signal());
    } catch (error) {
      const explained = availability.explain(error);
      isBroken ||= explained instanceof Error && explained.name === "DatabaseUnavailable";
      if (!isBroken) signal?.throwIfAborted();
      throw explained;
    } finally {
      signal?.removeEventListener("abort", cancelStatement);
    }
  }

  return {
    query: query as GuardedClient["query"],
    release(discard) {
      const release = () => client.release(discard === true || isBroken);
      // A cancellation still in progress must not hit the statement of the next user of this connection.
      if (cancelling) void cancelling.then(release);
      else release();
    },
  };
}

/** Settles like the promise, or rejects with the signal's reason as soon as it aborts. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
