/**
 * The few messages of the PostgreSQL protocol that are needed between a client and the embedded engine.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

export type Startup =
  | { kind: "start"; parameters: Record<string, string> }
  | { kind: "encryption" }
  | { kind: "cancel" };

const protocolVersion3 = 196_608;
const cancelRequest = 80_877_102;
const sslRequest = 80_877_103;
const gssRequest = 80_877_104;

/** Reads the first message of a connection, given without its length. Returns undefined when it is not a valid one. */
export function readStartup(body: Buffer): Startup | undefined {
  const code = body.length >= 4 ? body.readInt32BE(0) : 0;
  if (code === sslRequest || code === gssRequest) return { kind: "encryption" };
  if (code === cancelRequest) return { kind: "cancel" };
  if (code >> 16 !== protocolVersion3 >> 16) return undefined;
  const words = body.toString("utf8", 4).split("\0");
  const parameters: Record<string, string> = {};
  for (let i = 0; i + 1 < words.length && words[i] !== ""; i += 2) {
    parameters[words[i] ?? ""] = words[i + 1] ?? "";
  }
  return { kind: "start", parameters };
}

/** The messages a server sends when it accepts a client. */
export function welcome(): Buffer {
  const parameters = {
    server_version: "18.0",
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    TimeZone: "UTC",
    integer_datetimes: "on",
    standard_conforming_strings: "on",
  };
  return Buffer.concat([
    message("R", Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message("S", text(name), text(value))),
    message("K", Buffer.alloc(8)),
    readyForQuery("idle"),
  ]);
}

/** An error after which the server ends the connection. */
export function fatalError(code: string, words: string): Buffer {
  return errorMessage("FATAL", code, words);
}

/** An error that ends one statement, and with it the surrounding transaction. */
export function statementError(code: string, words: string, state: "idle" | "failed"): Buffer {
  return Buffer.concat([errorMessage("ERROR", code, words), readyForQuery(state)]);
}

/** The answer to a `rollback` or, in a failed transaction, to a `commit`. */
export function rolledBack(): Buffer {
  return Buffer.concat([message("C", text("ROLLBACK")), readyForQuery("idle")]);
}

/** Whether a message ends the whole transaction. */
export function endsTransaction(bytes: Uint8Array): boolean {
  const sql = bytes[0] === 0x51 ? Buffer.from(bytes.subarray(5)).toString("utf8") : "";
  return /^\s*(rollback|abort|commit|end)\b(?!.*\bto\b)/i.test(sql);
}

/** A statement in the simple protocol. */
export function simpleQuery(sql: string): Uint8Array<ArrayBuffer> {
  return standalone([message("Q", text(sql))]);
}

/** The state in the ReadyForQuery at the end of an answer. Returns undefined when there is none. */
export function transactionState(answer: Uint8Array): "idle" | "transaction" | "failed" | undefined {
  if (answer.at(-6) !== 0x5a || answer.at(-2) !== 5) return undefined;
  return ({ I: "idle", T: "transaction", E: "failed" } as const)[String.fromCharCode(answer.at(-1) ?? 0)];
}

/** Joins parts into bytes with their own buffer, which can move to another thread without a copy. */
export function standalone(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function errorMessage(severity: string, code: string, words: string): Buffer {
  const fields = { S: severity, V: severity, C: code, M: words };
  return message(
    "E",
    ...Object.entries(fields).flatMap(([field, value]) => [Buffer.from(field), text(value)]),
    Buffer.alloc(1),
  );
}

function readyForQuery(state: "idle" | "failed"): Buffer {
  return message("Z", Buffer.from(state === "idle" ? "I" : "E"));
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(parts.reduce((sum, part) => sum + part.length, 4));
  return Buffer.concat([Buffer.from(type), length, ...parts]);
}
