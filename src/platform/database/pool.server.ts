import type { Duplex } from "node:stream";
import { Pool, types, type ClientBase, type PoolConfig } from "pg";
import type { Logger } from "../log/log.ts";

/** The typings only have the numbers of single types. Array types have their own numbers. */
const builtInReader = types.getTypeParser as (oid: number, format?: "text" | "binary") => Reader;

type Reader = (text: string) => unknown;

const listOfText = builtInReader(1009);

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

/** Parsers for columns that node-postgres would return as text or as a date that shifts with the time zone. */
const readers: Record<number, Reader> = {
  [types.builtins.INT8]: readWholeNumber,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: asText,
  [types.builtins.TIMESTAMP]: asText,
  [types.builtins.INTERVAL]: asText,
  1016: (text) => readList(text, readWholeNumber),
  1231: (text) => readList(text, Number),
  1182: (text) => readList(text, asText),
  1115: (text) => readList(text, asText),
};

/**
 * Column types for node-postgres. `int8` and `numeric` are numbers, `timestamptz` is a Date, `date` is text like
 * "2026-01-31", and arrays of them follow the same rules. An `int8` too large for a number is an error.
 */
const columnTypes = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    const reader = format === "binary" ? undefined : readers[oid];
    return reader ?? builtInReader(oid, format);
  },
};

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

function asText(text: string): string {
  return text;
}

function readWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`);
  return number;
}

function readList(text: string, read: Reader): unknown[] {
  const items = listOfText(text) as (string | null)[];
  return items.map((item) => (item === null ? null : read(item)));
}
