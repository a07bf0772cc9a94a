import type { Duplex } from "node:stream";
import { BackendLost, type Backend } from "./backend.server.ts";
import { priorities, type Lease, type LeaseQueue, type Priority } from "./lease-queue.ts";
import {
  endsTransaction,
  fatalError,
  readStartup,
  rolledBack,
  simpleQuery,
  standalone,
  statementError,
  transactionState,
  welcome,
} from "./wire-messages.ts";

export type SessionLimits = {
  /** Longest time of one statement. */
  statementMs: Record<Priority, number>;
  /** Longest idle time inside a transaction, during which no other client gets a turn. */
  silenceMs: number;
};

export type SessionOptions = {
  backend: Backend;
  leases: LeaseQueue;
  limits: SessionLimits;
  /** Undefined takes the priority from the first word of `application_name`. Other names have background priority. */
  priority: Priority | undefined;
};

/**
 * Speaks the PostgreSQL protocol with one client until it disconnects. One client at a time uses the engine: from its
 * first statement to the end of that statement or of its transaction. When a client disconnects inside a transaction,
 * the transaction is rolled back.
 */
export async function serveSession(stream: Duplex, options: SessionOptions): Promise<void> {
  const { backend, leases, limits } = options;
  let lease: Lease | undefined;
  let silence: NodeJS.Timeout | undefined;
  let priority: Priority = options.priority ?? "interactive";
  stream.on("error", () => stream.destroy());

  /** Whether the engine crashed inside a transaction that the client still considers open. */
  let lost = false;

  async function answer(statement: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    if (lost) {
      lost = !endsTransaction(statement);
      return lost
        ? statementError("25P02", "The transaction was lost; only its rollback is left.", "failed")
        : rolledBack();
    }
    const inTransaction = lease !== undefined;
    lease ??= await leases.acquire(priority);
    try {
      const bytes = await backend.exchange(statement, limits.statementMs[priority]);
      const state = transactionState(bytes);
      if (state === undefined) throw new Error("The embedded database gave half an answer.");
      if (state === "idle") giveBack();
      else silence = setTimeout(endSilence, limits.silenceMs);
      return bytes;
    } catch (error) {
      if (!(error instanceof BackendLost)) throw error;
      // The engine restarts, so there is no transaction left to roll back.
      giveBack();
      lost = inTransaction;
      return statementError(error.code, error.message, lost ? "failed" : "idle");
    }
  }

  function giveBack(): void {
    lease?.release();
    lease = undefined;
  }

  function endSilence(): void {
    stream.end(fatalError("25P03", "The transaction was silent for too long."), () => stream.destroy());
  }

  try {
    for await (const turn of readTurns(stream)) {
      clearTimeout(silence);
      if (turn.kind === "start") {
        priority = options.priority ?? priorityOf(turn.parameters);
        stream.write(welcome());
      } else if (!stream.destroyed) {
        stream.write(await answer(turn.bytes));
      }
    }
  } catch (error) {
    if (!isDisconnect(error)) {
      stream.end(fatalError("08P01", error instanceof Error ? error.message : String(error)));
    }
  } finally {
    clearTimeout(silence);
    if (lease) {
      await backend.exchange(simpleQuery("rollback"), limits.statementMs.background).catch(() => {});
      giveBack();
    }
    if (!stream.writableEnded) stream.end();
    // Reads to the end. Otherwise the client's own end never arrives.
    stream.resume();
  }
}

type Turn =
  | { kind: "start"; parameters: Record<string, string> }
  | { kind: "statement"; bytes: Uint8Array<ArrayBuffer> };

/** Yields the client's messages, split where the server has to answer. */
async function* readTurns(stream: Duplex): AsyncGenerator<Turn> {
  const reader = createMessageReader();
  let started = false;
  let pending: Buffer[] = [];
  // The stream must stay open after the loop, so that a last message can still be sent.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    reader.push(chunk as Buffer);
    while (!started) {
      const body = reader.startup();
      if (!body) break;
      const startup = readStartup(body);
      if (!startup || startup.kind === "cancel") return;
      if (startup.kind === "encryption") {
        stream.write("N");
        continue;
      }
      started = true;
      yield startup;
    }
    for (let message = started ? reader.next() : undefined; message; message = reader.next()) {
      const type = String.fromCharCode(message[0] ?? 0);
      if (type === "X") return;
      // A bare Flush asks for an answer without ending the turn. None of our clients sends it.
      if (type === "H") throw new Error("Cursors by Flush are not supported by the embedded database.");
      pending.push(message);
      if (type !== "Q" && type !== "S") continue;
      yield { kind: "statement", bytes: standalone(pending) };
      pending = [];
    }
  }
}

/** Reads the priority from the connection's name. Shells and backups state none, so they wait behind pages. */
function priorityOf(parameters: Record<string, string>): Priority {
  const [word] = (parameters["application_name"] ?? "").split(" ");
  return priorities.find((priority) => priority === word) ?? "background";
}

function isDisconnect(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /PREMATURE_CLOSE|ECONNRESET|EPIPE/.test(String(error.code))
  );
}

const largestMessage = 256 * 1024 * 1024;

/** Cuts a stream of bytes into messages of the PostgreSQL protocol. */
type MessageReader = {
  push(chunk: Buffer): void;
  /** Returns the first message of a connection, which has no type, without its length. */
  startup(): Buffer | undefined;
  /** Returns the next whole message with its type and length, or undefined until more bytes arrive. */
  next(): Buffer | undefined;
};

/** Throws a RangeError at a length that none of our clients sends. */
export function createMessageReader(): MessageReader {
  let bytes: Buffer = Buffer.alloc(0);

  /** `before` is the number of bytes in front of the length. The length includes itself but not them. */
  function take(before: number): Buffer | undefined {
    if (bytes.length < before + 4) return undefined;
    const length = bytes.readInt32BE(before);
    if (length < 4 || length > largestMessage) throw new RangeError(`a message of ${length} bytes`);
    if (bytes.length < before + length) return undefined;
    const whole = bytes.subarray(0, before + length);
    bytes = bytes.subarray(before + length);
    return whole;
  }

  return {
    push(chunk) {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    },
    startup: () => take(0)?.subarray(4),
    next: () => take(1),
  };
}
