/**
 * Whether an error means that the database does not answer. By name, since the site's bundle has a class of its own;
 * also as the cause of another error.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "DatabaseUnavailable" || isDatabaseUnavailable(error.cause);
}
