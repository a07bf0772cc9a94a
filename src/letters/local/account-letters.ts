import type { StoredLetter, StoredLetterListing } from "../account-storage/stored-letter.ts";
import type { LetterFile } from "../letter-file.ts";

const accountPath = "/tools/cover-letter/account";

export type PutLetterOutcome =
  | { ok: true; revision: number }
  | { ok: false; reason: "changed"; current: StoredLetter }
  | { ok: false; reason: "gone" | "full" | "refused" };

/** The letters of an account, over the network. Every call rejects if the site does not answer as expected. */
export type AccountLetters = {
  list: () => Promise<StoredLetterListing[]>;
  get: (id: string) => Promise<StoredLetter | null>;
  put: (file: LetterFile, revision: number) => Promise<PutLetterOutcome>;
  remove: (id: string) => Promise<void>;
};

/** @param account the account that the page was opened for; the site refuses requests of another one */
export function openAccountLetters(fetch: typeof globalThis.fetch, account: string): AccountLetters {
  const ask = (path: string, init: Omit<RequestInit, "headers"> = {}, headers: Record<string, string> = {}) =>
    fetch(`${accountPath}${path}`, { ...init, headers: { ...headers, "x-account": account } });
  const fail = (answer: Response) => new Error(`The letters of the account: ${answer.status}`);
  const at = (id: string) => `/${encodeURIComponent(id)}`;
  return {
    async list() {
      const answer = await ask("");
      if (!answer.ok) throw fail(answer);
      return ((await answer.json()) as { letters: StoredLetterListing[] }).letters;
    },
    async get(id) {
      const answer = await ask(at(id));
      if (answer.status === 404) return null;
      if (!answer.ok) throw fail(answer);
      return (await answer.json()) as StoredLetter;
    },
    async put({ id, ...file }, revision) {
      const body = JSON.stringify({ file, revision });
      const headers = { "content-type": "application/json" };
      const answer = await ask(at(id), { method: "PUT", body }, headers);
      if (answer.ok) return { ok: true, ...((await answer.json()) as { revision: number }) };
      if (answer.status === 409) return (await answer.json()) as PutLetterOutcome;
      if (answer.status === 410) return { ok: false, reason: "gone" };
      if (answer.status === 422 || answer.status === 413) return { ok: false, reason: "refused" };
      throw fail(answer);
    },
    async remove(id) {
      const answer = await ask(at(id), { method: "DELETE" });
      if (!answer.ok) throw fail(answer);
    },
  };
}
