/** Parses JSON. Returns undefined for text that is not JSON, and for no text. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
