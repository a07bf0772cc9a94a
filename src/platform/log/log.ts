import { pino, stdTimeFunctions } from "pino";
import type { DestinationStream, Logger } from "pino";

import { readableLine } from "./readable-line.ts";

export type { Logger } from "pino";

/**
 * The log: one JSON object a line. Nothing personal belongs in it; what could slip in with an error or
 * a request object (addresses, passwords, cookies) is removed, wherever it stands at the first two levels.
 */
export function createLog(options: {
  level: string;
  /** For a terminal: lines for people in place of JSON. */
  readable?: boolean;
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
  if (options.destination) return pino(settings, options.destination);
  return options.readable ? pino(settings, terminal) : pino(settings);
}

const terminal: DestinationStream = {
  write: (line) => void process.stdout.write(readableLine(line)),
};

/**
 * What of an error may be logged: no query parameters and no row contents, which PostgreSQL repeats
 * in `detail` and `where`.
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

/** Drivers repeat addresses in their messages: `postgres://me:secret@host` loses what stands before the host. */
function withoutPasswords(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/@]+@/g, "$1[removed]@");
}
