/** The browser functions that pages depend on. */
export type BrowserEnv = {
  now: () => Date;
  newId: () => string;
  fetch: typeof fetch;
};

export const browserEnv: BrowserEnv = {
  now: () => new Date(),
  newId,
  fetch: (...request) => fetch(...request),
};

/** Avoids `crypto.randomUUID`, which is not available without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
