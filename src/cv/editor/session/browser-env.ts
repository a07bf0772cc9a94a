import type { NewId } from "../../document/new-cv-document.ts";

/** What the editor takes from the browser around it. */
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

/** Not `randomUUID`, which a site without https does not have. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
