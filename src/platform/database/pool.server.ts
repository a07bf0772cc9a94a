import type { Duplex } from "node:stream";
import { Pool } from "pg";
import type { ClientBase, PoolConfig } from "pg";
import type { Logger } from "../log/log.ts";
import { columnTypes } from "./column-types.server.ts";

/** Connections over streams of our own: to the embedded database in this process or in another one. */
export function streamPool(options: { connect: () => Duplex; name: string; max: number; log: Logger }): Pool {
  return createPool(
    {
      stream: options.connect,
      // Said in full, so that PGHOST, PGUSER, PGSSLMODE and the like of the operator's shell do not matter.
      host: "embedded",
      user: "postgres",
      database: "postgres",
      password: "",
      ssl: false,
      application_name: options.name,
      max: options.max,
      idleTimeoutMillis: 0,
    },
    options.log,
  );
}

/** Connections to a PostgreSQL server. `sslmode` and the like come from the address. */
export function serverPool(options: {
  databaseUrl: string;
  name: string;
  max: number;
  statementMs: number;
  log: Logger;
}): Pool {
  return createPool(
    {
      connectionString: options.databaseUrl,
      application_name: options.name,
      max: options.max,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      onConnect: (client) => prepareSession(client, options),
    },
    options.log,
  );
}

function createPool(config: PoolConfig, log: Logger): Pool {
  const pool = new Pool({ ...config, types: columnTypes });
  pool.on("error", (error) => {
    if (!pool.ending) log.warn({ err: error }, "a waiting database connection was lost");
  });
  // A connection lost in the middle of a query also emits an error; the query itself rejects with it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * A page asks for little of much: an index is always the better way, and the planner, which thinks of disks and
 * knows little of text search, is told so. Long texts are packed by lz4, which takes a third of the time off writing
 * them.
 */
const tuning = [
  "jit = off",
  "random_page_cost = 1.1",
  "work_mem = '64MB'",
  "enable_seqscan = off",
  "default_toast_compression = 'lz4'",
];

/**
 * Set after connecting rather than as start-up options, which connection poolers refuse.
 * What only tunes may fail: not every database that speaks PostgreSQL knows it.
 */
async function prepareSession(
  client: ClientBase,
  options: { statementMs: number; log: Logger },
): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set statement_timeout = ${options.statementMs}; set idle_in_transaction_session_timeout = 60000`,
  );
  for (const setting of tuning) {
    await client.query(`set ${setting}`).catch((error: unknown) => {
      options.log.debug({ err: error, setting }, "the database does not know a setting");
    });
  }
}
