/** Reads a row's id from an address or a form; null for anything else. */
export function readRowId(value: unknown): number | null {
  return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
