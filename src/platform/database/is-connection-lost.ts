/** Codes of the system and of PostgreSQL for a connection that broke, failed to open, or was ended by the server. */
const codes = /^(ECONNRESET|ECONNREFUSED|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|57P0[1-3]|08\w{3})$/;
/** Messages of pg that have no code. */
const words =
  /Connection terminated|connection error|Client was closed|timeout exceeded when trying to connect/i;

/** Whether a query failed because the database became unreachable, and not because of the query itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === "string" && codes.test(code)) return true;
  return words.test(error.message) || isConnectionLost(error.cause);
}
