import { pino, stdTimeFunctions } from "pino";
import type { DestinationStream, Logger } from "pino";

import { readableLine } from "./readable-line.ts";

export type { Logger } from "pino";

/**
 * The log: one JSON object per line. Nothing personal belongs in it. Addresses, passwords and cookies that could slip
 * in with an error or a request object are removed at the first two levels.
 */
export function createLog(options: {
  level: string;
  /** Lines for people instead of JSON: see `logLines`. */
  readable?: boolean;
  /** Whether lines for people have the colours of a terminal. */
  colour?: boolean;
  /** Standard output when undefined. */
  destination?: DestinationStream;
}): Logger {
  const secret = [
    "DATABASE_URL",
    "databaseUrl",
    "connectionString",
    "SMTP_URL",
    "smtp",
    "password",
    "token",
    "email",
    "authorization",
    "cookie",
    "set-cookie",
  ];
  const settings = {
    level: options.level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: "[removed]",
    },
    serializers: { err: describeError },
    hooks: { streamWrite: withoutPasswords },
  };
  const { readable = false, colour = false, destination } = options;
  if (!readable) return destination ? pino(settings, destination) : pino(settings);
  const target = destination ?? process.stdout;
  return pino(settings, { write: (line) => void target.write(readableLine(line, { colour })) });
}

/**
 * Returns the parts of an error that may be logged. Query parameters and row contents, which PostgreSQL repeats in
 * `detail` and `where`, are left out.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table, constraint }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * Removes the login from addresses in messages of drivers: `postgres://me:secret@host` loses the part before the host.
 */
function withoutPasswords(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/@]+@/g, "$1[removed]@");
}
