import { pino, stdTimeFunctions, type DestinationStream, type Logger } from "pino";
import { isObject } from "../json/json-object.ts";
import { parseJson } from "../json/parse-json.ts";
import { printableLine, printableText } from "../terminal/printable.ts";

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

const dim = 2;

const levels: Record<number, { word: string; colour: number }> = {
  10: { word: "trace", colour: dim },
  20: { word: "debug", colour: dim },
  30: { word: "info", colour: 32 },
  40: { word: "warn", colour: 33 },
  50: { word: "error", colour: 31 },
  60: { word: "fatal", colour: 35 },
};

/**
 * One log line for people at a terminal: time (UTC), level, message, and the fields that go with it.
 *
 * @param json one line as pino writes it; anything else is returned as it is
 * @example
 * readableLine('{"level":30,"time":"2026-01-31T10:00:00.000Z","path":"/jobs","status":200,"msg":"request"}')
 * // "10:00:00 info  request  path=/jobs status=200\n"
 */
export function readableLine(json: string, { colour = false } = {}): string {
  const line = parseJson(json);
  if (!isObject(line)) return json;
  const paint = (code: number, text: string) =>
    colour && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
  const { word, colour: levelColour } = levels[Number(line["level"])] ?? { word: "log", colour: dim };
  const message = typeof line["msg"] === "string" ? printableLine(line["msg"]) : "";
  const head = `${paint(dim, String(line["time"]).slice(11, 19))} ${paint(levelColour, word.padEnd(5))}`;
  const fields = fieldsOf(line);
  return `${[`${head} ${message}`, paint(dim, fields)].join(fields === "" ? "" : "  ")}${errorOf(line)}\n`;
}

/** Fields that have their own place in the line, and the request id, which only JSON readers need. */
const shownElsewhere = new Set(["level", "time", "msg", "requestId", "err"]);

type Line = Record<string, unknown>;

function fieldsOf(line: Line): string {
  return Object.entries(line)
    .filter(([name]) => !shownElsewhere.has(name))
    .map(([name, value]) => `${name}=${fieldText(value)}`)
    .join(" ");
}

/** Maximum characters of one field. */
const longestField = 120;

function fieldText(value: unknown): string {
  const text = typeof value === "string" && !/[\s"=]/.test(value) ? value : (JSON.stringify(value) ?? "");
  const line = printableLine(text);
  return line.length <= longestField ? line : `${line.slice(0, longestField - 1)}…`;
}

/** From this level on, the whole stack of an error is printed. */
const errorLevel = 50;

/** Returns the lines below a log line: the stack of an error, or only its message below the error level. */
function errorOf(line: Line): string {
  const error = line["err"] as { stack?: string; message?: string } | null | undefined;
  if (!error) return "";
  const stack = Number(line["level"]) >= errorLevel ? error.stack : undefined;
  const text = printableText(stack ?? error.message ?? "");
  return text === "" ? "" : `\n${text.replaceAll(/^/gm, "  ")}`;
}
