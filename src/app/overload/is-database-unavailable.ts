/**
 * Whether an error, or its cause, means that the database does not answer. Compares the name, because the site's bundle
 * has its own copy of the class.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "DatabaseUnavailable" || isDatabaseUnavailable(error.cause);
}
