import type { CvDocument } from "../document/cv-document.ts";
import type { CvVersion } from "../keep/kept-cv.ts";
import type { StoredCv, StoredCvListing } from "../store/stored-cv.ts";
import type { StoredVersion, StoredVersionListing } from "../store/stored-version.ts";

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

/** What an account holds, without what stands in it. */
export type AccountListing = { person: string; cvs: StoredCvListing[] };

/** The CVs of the account, over the site's own addresses. Each throws NoAccount where there is nobody to ask. */
export type AccountCvs = {
  list: () => Promise<AccountListing>;
  get: (id: string) => Promise<StoredCv | null>;
  put: (cv: Put) => Promise<PutOutcome>;
  remove: (id: string) => Promise<void>;
  versions: AccountVersions;
};

/** The kept versions of each CV, likewise. */
export type AccountVersions = {
  /** Null where the account does not have the CV. */
  list: (cv: string) => Promise<{ mark: number; versions: StoredVersionListing[] } | null>;
  get: (cv: string, id: string) => Promise<StoredVersion | null>;
  put: (version: CvVersion) => Promise<"kept" | "gone" | "too-many">;
  remove: (cv: string, id: string) => Promise<void>;
};

/** @param fetch of the page */
export function openAccountCvs(fetch: typeof globalThis.fetch): AccountCvs {
  async function ask(path: readonly string[], init?: RequestInit): Promise<Response> {
    const address = ["/cv-builder/account", ...path.map(encodeURIComponent)].join("/");
    const answer = await fetch(address, init).catch(() => null);
    if (answer === null || answer.status >= 500 || answer.status === 429) throw new NoAccount("offline");
    if (answer.status === 401 || answer.status === 403) throw new NoAccount("signed-out");
    return answer;
  }

  async function read<Held>(...path: readonly string[]): Promise<Held | null> {
    const answer = await ask(path);
    return answer.ok ? ((await answer.json()) as Held) : null;
  }

  const give = (path: readonly string[], body: unknown): Promise<Response> =>
    ask(path, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const versions: AccountVersions = {
    list: (cv) => read(cv, "versions"),
    get: (cv, id) => read(cv, "versions", id),
    async put({ cv, id, ...version }) {
      const answer = await give([cv, "versions", id], version);
      if (answer.ok) return "kept";
      return answer.status === 410 ? "gone" : "too-many";
    },
    async remove(cv, id) {
      await ask([cv, "versions", id], { method: "DELETE" });
    },
  };

  return {
    versions,
    list: async () => (await (await ask([])).json()) as AccountListing,
    get: (id) => read(id),
    async put({ id, ...cv }) {
      const answer = await give([id], cv);
      if (answer.ok) return { ok: true, ...((await answer.json()) as { revision: number }) };
      if (answer.status === 409) return (await answer.json()) as PutOutcome;
      return { ok: false, reason: answer.status === 410 ? "gone" : "too-many" };
    },
    async remove(id) {
      await ask([id], { method: "DELETE" });
    },
  };
}
