/** Parses JSON. Returns undefined for text that is not JSON, and for no text. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Whether the body of a request is JSON: a script sent it, not the form of a page without JavaScript. */
export const isJson = (request: Request): boolean =>
  /^application\/json\b/.test(request.headers.get("content-type") ?? "");
