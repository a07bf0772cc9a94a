import type { Duplex } from "node:stream";
import { Pool } from "pg";
import type { ClientBase, PoolConfig } from "pg";
import type { Logger } from "../log/log.ts";
import { columnTypes } from "./column-types.server.ts";

/** Connections over our own streams, to the embedded database in this process or another one. */
export function streamPool(options: { connect: () => Duplex; name: string; max: number; log: Logger }): Pool {
  return createPool(
    {
      stream: options.connect,
      // All are set, so that PGHOST, PGUSER, PGSSLMODE and the like in the operator's shell have no effect.
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

/** Connections to a PostgreSQL server. `sslmode` and similar options come from the address. */
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
  // A connection lost during a query also emits an error. The query itself rejects with it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Pages read few rows of large tables, so an index is always better. These settings tell that to the planner, which
 * assumes disks and knows little of text search. Long texts are compressed by lz4, which cuts the time to write them by
 * a third.
 */
const tuning = [
  "jit = off",
  "random_page_cost = 1.1",
  "work_mem = '64MB'",
  "enable_seqscan = off",
  "default_toast_compression = 'lz4'",
];

/**
 * Runs after connecting, because connection poolers refuse start-up options. Pure tuning may fail: not every database
 * that speaks PostgreSQL supports it.
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
