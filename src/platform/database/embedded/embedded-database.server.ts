import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { duplexPair } from "node:stream";
import type { Duplex } from "node:stream";
import type { Logger } from "../../log/log.ts";
import { startBackend } from "./backend.server.ts";
import { createLeaseQueue } from "./lease-queue.ts";
import type { Priority } from "./lease-queue.ts";
import { serveSession } from "./wire-session.server.ts";
import type { SessionLimits } from "./wire-session.server.ts";

/** PostgreSQL in a thread of this process. This and other processes talk to it in the PostgreSQL protocol. */
export type EmbeddedDatabase = {
  /** Opens a connection for this process, as the socket that node-postgres expects. */
  connect(priority: Priority): Duplex;
  /** Serves one connection of another process. */
  serve(stream: Duplex): Promise<void>;
  /** Writes everything as one tar file, from which another database can start. Nothing else runs in the meantime. */
  snapshot(path: string): Promise<void>;
  /** The number of clients waiting for a turn, by priority. */
  waiting(): Record<Priority, number>;
  close(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Data folder. When undefined, everything stays in memory. */
  dataDir: string | undefined;
  /** A snapshot to start from. Only for a database in memory. */
  snapshot?: string;
  limits?: SessionLimits;
  log: Logger;
};

const defaultLimits: SessionLimits = {
  statementMs: { interactive: 30_000, search: 30_000, background: 600_000 },
  silenceMs: 60_000,
};

/** Opens the embedded database. The caller holds the folder's lock. Rejects when the folder cannot be opened. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, snapshot, log, limits = defaultLimits } = options;
  let folder: string | undefined;
  if (dataDir !== undefined) {
    folder = join(dataDir, "pgdata");
    // PostgreSQL's own files are readable by everyone, so access to the folder around them is restricted.
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  const backend = await startBackend({ folder, snapshot, log });
  const leases = createLeaseQueue();

  function serve(stream: Duplex, priority: Priority | undefined): Promise<void> {
    return serveSession(stream, { backend, leases, limits, priority });
  }

  return {
    connect(priority) {
      const [client, server] = duplexPair({ allowHalfOpen: false });
      void serve(server, priority);
      return asSocket(client);
    },
    serve: (stream) => serve(stream, undefined),
    async snapshot(path) {
      const lease = await leases.acquire("background");
      await backend.snapshot(path).finally(() => lease.release());
    },
    waiting: () => leases.waiting(),
    close: () => backend.close(),
  };
}

/** Adapts a stream for node-postgres, which expects a TCP socket that is not connected yet. */
function asSocket(stream: Duplex): Duplex {
  return Object.assign(stream, {
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => stream,
    unref: () => stream,
    connect() {
      queueMicrotask(() => stream.emit("connect"));
      return stream;
    },
  });
}
