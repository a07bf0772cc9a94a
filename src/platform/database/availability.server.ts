import type { Logger } from "../log/log.ts";

/** The database does not answer. This is an outage, not a bug: pages answer 503. Recognise the error by its `name`. */
class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

export type Availability = {
  /** Aborts with a DatabaseUnavailable when the database stops answering. Each outage gets a new signal. */
  signal: () => AbortSignal;
  /** Reports an error of a connection. @returns DatabaseUnavailable when it means an outage, else the error itself */
  explain: (error: unknown) => unknown;
  stop: () => void;
};

/**
 * Probes the database every few seconds. While it is down, callers fail immediately instead of waiting for time-outs.
 *
 * @param probe resolves when the database answers; rejects, or stays pending, when it does not
 */
export function watchAvailability(options: {
  probe: () => Promise<unknown>;
  log: Logger;
  everyMs?: number;
  limitMs?: number;
}): Availability {
  const { probe, log, everyMs = 2_000, limitMs = 3_000 } = options;
  let down = new AbortController();
  let probing = false;

  function goDown(cause: unknown): DatabaseUnavailable {
    if (!down.signal.aborted) {
      log.error({ err: cause }, "the database does not answer; pages answer 503 until it does");
      down.abort(new DatabaseUnavailable("The database does not answer.", { cause }));
    }
    return down.signal.reason as DatabaseUnavailable;
  }

  async function check(): Promise<void> {
    if (probing) return;
    probing = true;
    try {
      await Promise.race([probe(), rejectAfter(limitMs)]);
      if (down.signal.aborted) {
        log.info("the database answers again");
        down = new AbortController();
      }
    } catch (error) {
      goDown(error);
    } finally {
      probing = false;
    }
  }

  const timer = setInterval(() => void check(), everyMs);
  timer.unref();
  return {
    signal: () => down.signal,
    explain: (error) => (isOutage(error) ? goDown(error) : isFull(error) ? unavailable(error) : error),
    stop: () => clearInterval(timer),
  };
}

/** For a database in this process. It is reopened by itself, so that an outage needs no probe. */
export const alwaysAvailable: Availability = {
  signal: () => neverAborted,
  explain: (error) => (isOutage(error) || isFull(error) ? unavailable(error) : error),
  stop: () => {},
};

const neverAborted = new AbortController().signal;

function unavailable(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable("The database cannot do this now.", { cause });
}

/**
 * Whether the disk or the memory of the database is full, or its files cannot be written. Other statements may still
 * work.
 */
function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(53[12]00|58030)$/.test(String(error.code));
}

const networkErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * Whether an error of node-postgres, or a cause of it, means that the server is unreachable, stopping, starting or out of
 * connections.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "DatabaseUnavailable") return true;
  const code = "code" in error ? String(error.code) : "";
  // https://www.postgresql.org/docs/current/errcodes-appendix.html: class 08, too_many_connections, 57P01 to 57P03.
  if (networkErrors.has(code) || /^(08...|53300|57P0[123])$/.test(code)) return true;
  return connectionMessages.test(error.message) || isOutage(error.cause);
}

/** Messages of node-postgres that have no code. */
const connectionMessages =
  /Connection terminated|connection error|Client was closed|timeout exceeded when trying to connect/i;

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms).unref();
  });
}
