import { largestCvRequest } from "../document/document-limits.ts";
import type { CvDocument } from "../document/cv-document.ts";
import type { CvVersion } from "./local-cv.ts";
import type { StoredCv, StoredCvListing } from "../account-storage/stored-cv.ts";
import type { StoredVersion, StoredVersionListing } from "../account-storage/stored-version.ts";

type Put = { id: string; title: string; revision: number; isUndo: boolean; document: CvDocument };

/** Why the account refuses a CV or a version. Sending the same content again does not help. */
export type SyncRefusal = "full" | "too-large" | "invalid";

export type PutOutcome =
  | { ok: true; revision: number }
  | { ok: false; reason: "changed"; current: StoredCv }
  | { ok: false; reason: "gone" | SyncRefusal };

/** Thrown when nothing can be synced at the moment. "unavailable": the site responds with a 429 or a 5xx above 500. */
export class SyncStopped extends Error {
  readonly reason: "signed-out" | "offline" | "unavailable";

  constructor(reason: SyncStopped["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown when the site fails on one CV. The other CVs can still be synced. */
export class SiteFault extends Error {}

/** The CVs of an account, without their documents, and the one that is public, with its path. */
export type AccountListing = {
  person: string;
  cvs: StoredCvListing[];
  shown: { id: string; path: string } | null;
};

/** Client for the CVs of the account on this site. Each call may throw SyncStopped or SiteFault. */
export type AccountCvs = {
  list: () => Promise<AccountListing>;
  get: (id: string) => Promise<StoredCv | null>;
  put: (cv: Put) => Promise<PutOutcome>;
  /** "changed": another browser saved the CV after `revision`, so it is not deleted. */
  remove: (id: string, revision: number) => Promise<"removed" | "changed">;
  versions: AccountVersions;
};

/** Client for the versions of each CV. Throws the same errors as AccountCvs. */
export type AccountVersions = {
  /** Returns null if the account does not have the CV. */
  list: (cv: string) => Promise<{ mark: number; versions: StoredVersionListing[] } | null>;
  get: (cv: string, id: string) => Promise<StoredVersion | null>;
  put: (version: CvVersion) => Promise<"kept" | "gone" | SyncRefusal>;
  remove: (cv: string, id: string) => Promise<void>;
};

/**
 * @param fetch the page's `fetch`
 * @param account id of the account that the page was opened for; the site refuses if another person is signed in now
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

  /**
   * Returns null if the content is larger than the site accepts. The site may cut such a request off, which would look
   * like a lost connection.
   */
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

/** @param answer null if the content was too large to send */
function refusal(answer: Response | null): SyncRefusal {
  if (answer === null || answer.status === 413) return "too-large";
  if (answer.status === 409) return "full";
  if (answer.status === 422) return "invalid";
  throw unexpected(answer);
}

function unexpected({ status, url }: Response): SiteFault {
  return new SiteFault(`${url} answered ${status}`);
}
