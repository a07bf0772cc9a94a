import type { NewId } from "../../document/new-cv-document.ts";

/** The browser functions that the editor depends on. */
export type BrowserEnv = {
  now: () => Date;
  newId: NewId;
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
