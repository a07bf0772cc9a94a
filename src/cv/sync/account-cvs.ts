import type { CvDocument } from "../document/cv-document.ts";
import type { StoredCv, StoredCvListing } from "../store/stored-cv.ts";

type Put = { id: string; title: string; revision: number; document: CvDocument };

export type PutOutcome =
  | { ok: true; revision: number }
  | { ok: false; reason: "changed"; current: StoredCv }
  | { ok: false; reason: "gone" | "too-many" };

/** Nothing can be exchanged now: nobody is signed in, or the line or the site is down. */
export class NoAccount extends Error {
  readonly reason: "signed-out" | "offline";

  constructor(reason: "signed-out" | "offline") {
    super(reason);
    this.reason = reason;
  }
}

/** The CVs of the account, over the site's own addresses. Each throws NoAccount where there is nobody to ask. */
export type AccountCvs = {
  list: () => Promise<{ person: string; cvs: StoredCvListing[] }>;
  get: (id: string) => Promise<StoredCv | null>;
  put: (cv: Put) => Promise<PutOutcome>;
  remove: (id: string) => Promise<void>;
};

/** @param fetch of the page */
export function openAccountCvs(fetch: typeof globalThis.fetch): AccountCvs {
  async function ask(id: string, init?: RequestInit): Promise<Response> {
    const path = id === "" ? "" : `/${encodeURIComponent(id)}`;
    const answer = await fetch(`/cv-builder/account${path}`, init).catch(() => null);
    if (answer === null || answer.status >= 500 || answer.status === 429) throw new NoAccount("offline");
    if (answer.status === 401 || answer.status === 403) throw new NoAccount("signed-out");
    return answer;
  }

  return {
    list: async () => (await (await ask("")).json()) as { person: string; cvs: StoredCvListing[] },
    async get(id) {
      const answer = await ask(id);
      return answer.ok ? ((await answer.json()) as StoredCv) : null;
    },
    async put({ id, ...cv }) {
      const answer = await ask(id, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(cv),
      });
      if (answer.ok) return { ok: true, ...((await answer.json()) as { revision: number }) };
      if (answer.status === 409) return (await answer.json()) as PutOutcome;
      return { ok: false, reason: answer.status === 410 ? "gone" : "too-many" };
    },
    async remove(id) {
      await ask(id, { method: "DELETE" });
    },
  };
}
