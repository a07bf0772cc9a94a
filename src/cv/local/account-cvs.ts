import { largestCvRequest } from "../document/document-limits.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { CvVersion } from "./local-cv.ts";
import type { StoredCv, StoredCvListing } from "../account-storage/stored-cv.ts";
import type { StoredVersion, StoredVersionListing } from "../account-storage/stored-version.ts";

type Put = { id: string; title: string; revision: number; isUndo: boolean; document: CvDocument };

/** Why an account does not take a CV or a version as it is: sending it once more does not help. */
export type Refusal = "full" | "too-large" | "invalid";

export type PutOutcome =
  | { ok: true; revision: number }
  | { ok: false; reason: "changed"; current: StoredCv }
  | { ok: false; reason: "gone" | Refusal };

/** Thrown where nothing at all can be exchanged now. "unavailable": the site answers that it cannot serve. */
export class SyncStopped extends Error {
  readonly reason: "signed-out" | "offline" | "unavailable";

  constructor(reason: SyncStopped["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown where the site failed over one CV; the others can still be exchanged. */
export class SiteFault extends Error {}

/** What an account holds, without the documents. */
export type AccountListing = { person: string; cvs: StoredCvListing[] };

/** The CVs of the account, over the site's own addresses. Each call throws SyncStopped or SiteFault. */
export type AccountCvs = {
  list: () => Promise<AccountListing>;
  get: (id: string) => Promise<StoredCv | null>;
  put: (cv: Put) => Promise<PutOutcome>;
  /** "changed": another browser saved it after `revision`, and it stays. */
  remove: (id: string, revision: number) => Promise<"removed" | "changed">;
  versions: AccountVersions;
};

/** The kept versions of each CV, likewise. */
export type AccountVersions = {
  /** Null where the account does not have the CV. */
  list: (cv: string) => Promise<{ mark: number; versions: StoredVersionListing[] } | null>;
  get: (cv: string, id: string) => Promise<StoredVersion | null>;
  put: (version: CvVersion) => Promise<"kept" | "gone" | Refusal>;
  remove: (cv: string, id: string) => Promise<void>;
};

/**
 * @param fetch of the page
 * @param account id of the account that the page was opened for; the site refuses when another person is signed in now
 */
export function openAccountCvs(fetch: typeof globalThis.fetch, account: string): AccountCvs {
  async function ask(path: readonly string[], init: RequestInit = {}, query = ""): Promise<Response> {
    const address = ["/cv-builder/account", ...path.map(encodeURIComponent)].join("/") + query;
    const headers = { ...(init.headers as Record<string, string> | undefined), "x-account": account };
    const answer = await fetch(address, { ...init, headers }).catch(() => null);
    if (answer === null) throw new SyncStopped("offline");
    const { status } = answer;
    if (status === 401 || status === 403) throw new SyncStopped("signed-out");
    if (status === 429 || (status > 500 && status < 600)) throw new SyncStopped("unavailable");
    if (status === 500) throw new SiteFault(`${init.method ?? "GET"} ${address} failed`);
    return answer;
  }

  async function read<Held>(...path: readonly string[]): Promise<Held | null> {
    const answer = await ask(path);
    if (answer.ok) return (await answer.json()) as Held;
    if (answer.status === 404) return null;
    throw unexpected(answer);
  }

  /** Null where it is larger than the site reads: such a request may be cut off and look like a lost connection. */
  async function give(path: readonly string[], content: unknown): Promise<Response | null> {
    const body = new Blob([JSON.stringify(content)], { type: "application/json" });
    return body.size > largestCvRequest ? null : ask(path, { method: "PUT", body });
  }

  const versions: AccountVersions = {
    list: (cv) => read(cv, "versions"),
    get: (cv, id) => read(cv, "versions", id),
    async put({ cv, id, ...version }) {
      const answer = await give([cv, "versions", id], version);
      if (answer?.ok) return "kept";
      return answer?.status === 410 ? "gone" : refusal(answer);
    },
    async remove(cv, id) {
      const answer = await ask([cv, "versions", id], { method: "DELETE" });
      if (!answer.ok) throw unexpected(answer);
    },
  };

  return {
    versions,
    async list() {
      const answer = await ask([]);
      if (!answer.ok) throw unexpected(answer);
      return (await answer.json()) as AccountListing;
    },
    get: (id) => read(id),
    async put({ id, ...cv }) {
      const answer = await give([id], cv);
      if (answer?.ok) return { ok: true, ...((await answer.json()) as { revision: number }) };
      if (answer?.status === 409) return (await answer.json()) as PutOutcome;
      return { ok: false, reason: answer?.status === 410 ? "gone" : refusal(answer) };
    },
    async remove(id, revision) {
      const answer = await ask([id], { method: "DELETE" }, `?revision=${revision}`);
      if (answer.ok) return "removed";
      if (answer.status === 409) return "changed";
      throw unexpected(answer);
    },
  };
}

/** @param answer null where the content was too large to be sent */
function refusal(answer: Response | null): Refusal {
  if (answer === null || answer.status === 413) return "too-large";
  if (answer.status === 409) return "full";
  if (answer.status === 422) return "invalid";
  throw unexpected(answer);
}

function unexpected({ status, url }: Response): SiteFault {
  return new SiteFault(`${url} answered ${status}`);
}
