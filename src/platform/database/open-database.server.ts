import type { Duplex } from "node:stream";
import { join } from "node:path";
import type { Pool } from "pg";
import { systemClock } from "../clock/clock.ts";
import type { Clock } from "../clock/clock.ts";
import type { Logger } from "../log/log.ts";
import { alwaysAvailable, watchAvailability, type Availability } from "./availability.server.ts";
import { serveDatabase, socketTo } from "./embedded/database-socket.server.ts";
import { dumpFolder } from "./embedded/dump-folder.server.ts";
import { openEmbeddedDatabase } from "./embedded/embedded-database.server.ts";
import { heldSentence, lockFolder, readHolder } from "./embedded/folder-lock.server.ts";
import type { Priority } from "./embedded/lease-queue.ts";
import { guardedDatabase } from "./guarded-pool.server.ts";
import { serverPool, streamPool } from "./pool.server.ts";
import type { Database } from "./tables.ts";

export type OpenedDatabase = {
  /** For pages, saves and sign-ins. Goes before searches and background work. */
  db: Database;
  /** The same database for one search, which stops when the signal aborts. */
  searchDatabase: (signal: AbortSignal) => Database;
  /** The same database for imports and tasks. It waits behind pages, may take longer and keeps transactions short. */
  background: Database;
  kind: "embedded" | "postgres";
  /** Whether another process holds the embedded database and serves it to this one. */
  joined: boolean;
  /**
   * Runs plain SQL at background priority. Without values it takes several statements and returns their rows in order.
   */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Whether the database answers within a few seconds. */
  healthy: () => Promise<boolean>;
  /** Copies the embedded database into a new folder while it is in use. Undefined for any other database. */
  dump: ((target: string) => Promise<void>) | undefined;
  /** Waits for running work, then flushes, closes and releases the data folder. */
  close: () => Promise<void>;
};

export type OpenResult = { ok: true; opened: OpenedDatabase } | { ok: false; problem: string };

export type OpenDatabaseOptions = {
  /** Address of a PostgreSQL server. Undefined opens the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Logger;
  /** A server requires the folder for itself. A tool joins the process that holds it, or opens it. */
  role: "server" | "tool";
  clock?: Clock;
};

/**
 * Opens the database of the configuration. A `problem` is one sentence for the operator.
 *
 * @example
 * const opening = await openDatabase({ databaseUrl: undefined, dataDir: "./data", log, role: "tool" });
 * if (!opening.ok) return complain(opening.problem);
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenResult> {
  return options.databaseUrl === undefined ? openFolder(options) : openServer(options.databaseUrl, options);
}

async function openServer(databaseUrl: string, { log }: OpenDatabaseOptions): Promise<OpenResult> {
  const pool = (name: string, max: number, statementMs: number) =>
    serverPool({ databaseUrl, name, max, statementMs, log });
  const pools = {
    interactive: pool("foothold", 10, 30_000),
    search: pool("foothold search", 6, 10_000),
    background: pool("foothold background", 4, 600_000),
  };
  try {
    await pools.interactive.query("select 1");
  } catch (error) {
    await endAll(pools);
    log.error({ err: error }, "cannot reach PostgreSQL");
    const words = error instanceof Error ? error.message || error.name : String(error);
    return {
      ok: false,
      problem: `The PostgreSQL of DATABASE_URL does not answer (${words}). Check the address, the password and that the server runs.`,
    };
  }
  const control = pool("foothold control", 2, 5_000);
  const availability = watchAvailability({ probe: () => control.query("select 1"), log });
  return {
    ok: true,
    opened: openedResult({
      kind: "postgres",
      joined: false,
      pools,
      availability,
      cancel: (processId) => control.query("select pg_cancel_backend($1)", [processId]),
      afterwards: async () => {
        availability.stop();
        await control.end();
      },
    }),
  };
}

async function openFolder(options: OpenDatabaseOptions): Promise<OpenResult> {
  const { dataDir, log, role, clock = systemClock } = options;
  const previous = await readHolder(dataDir);
  const locking = await lockFolder(dataDir, { role, now: clock() });
  if (!locking.ok) {
    if (locking.reason === "impossible") return { ok: false, problem: locking.problem };
    const socket = locking.holder?.socket;
    if (role === "server" || socket === undefined) {
      return { ok: false, problem: heldSentence(dataDir, locking.holder) };
    }
    const pools = streamPools(() => socketTo(socket), log);
    return {
      ok: true,
      opened: openedResult({ kind: "embedded", joined: true, pools, folder: join(dataDir, "pgdata") }),
    };
  }

  try {
    const database = await openEmbeddedDatabase({ dataDir, log });
    const socket = await serveDatabase(database, dataDir, previous?.socket);
    await locking.lock.announce(socket.address);
    const pools = streamPools((priority) => database.connect(priority), log);
    const afterwards = async () => {
      await socket.close();
      await database.close();
      await locking.lock.release();
    };
    const folder = join(dataDir, "pgdata");
    return {
      ok: true,
      opened: openedResult({ kind: "embedded", joined: false, pools, folder, afterwards }),
    };
  } catch (error) {
    await locking.lock.release();
    log.error({ err: error }, "cannot open the embedded database");
    const words = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      problem: `The embedded database in ${dataDir} cannot be opened (${words}). To restore it from the newest folder of ${join(dataDir, "dumps")}, run: npm run admin -- restore <folder> (docs/how-to/back-up-and-restore.md).`,
    };
  }
}

type Pools = Record<Priority, Pool>;

/** All connections share one engine, so connections cost nothing. The limit is so high that they never run out. */
export function streamPools(connect: (priority: Priority) => Duplex, log: Logger): Pools {
  const pool = (priority: Priority, max: number) =>
    streamPool({ connect: () => connect(priority), name: `${priority} foothold`, max, log });
  return {
    interactive: pool("interactive", 32),
    search: pool("search", 16),
    background: pool("background", 8),
  };
}

export function openedResult(from: {
  kind: OpenedDatabase["kind"];
  joined: boolean;
  pools: Pools;
  availability?: Availability;
  cancel?: (processId: number) => Promise<unknown>;
  /** Folder of the embedded database, when it is on disk. */
  folder?: string;
  afterwards?: () => Promise<void>;
}): OpenedDatabase {
  const { pools, folder, availability = alwaysAvailable, cancel } = from;
  let closing: Promise<void> | undefined;

  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    const result = await pools.background.query<Record<string, unknown>>(text, values);
    const results = Array.isArray(result) ? (result as (typeof result)[]) : [result];
    return { rows: results.flatMap((one) => one.rows) };
  }

  return {
    db: guardedDatabase(pools.interactive, { availability }),
    searchDatabase: (signal) => guardedDatabase(pools.search, { availability, signal, cancel }),
    background: guardedDatabase(pools.background, { availability }),
    kind: from.kind,
    joined: from.joined,
    dump: folder === undefined ? undefined : (target) => dumpFolder(executeSql, folder, target),
    executeSql,
    async healthy() {
      const asked = pools.interactive.query("select 1").then(
        () => true,
        () => false,
      );
      return Promise.race([asked, after(5_000, false)]);
    },
    close() {
      closing ??= (async () => {
        await Promise.race([endAll(pools), after(10_000, undefined)]);
        await from.afterwards?.();
      })();
      return closing;
    },
  };
}

async function endAll(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
