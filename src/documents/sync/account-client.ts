import type { DocumentKind } from "../local/document-kind.ts";
import type {
  StoredDocument,
  StoredListing,
  StoredVersion,
  StoredVersionListing,
} from "../account/stored-document.ts";
import type { DocumentVersion } from "../local/local-document.ts";

type Put<Content> = Pick<StoredDocument<Content>, "id" | "title" | "revision" | "document"> & {
  isUndo: boolean;
};

/** Why the account refuses a document or a version. Sending the same content again does not help. */
export type SyncRefusal = "full" | "too-large" | "invalid";

export type PutOutcome<Content> =
  | { ok: true; revision: number }
  | { ok: false; reason: "changed"; current: StoredDocument<Content> }
  | { ok: false; reason: "gone" | SyncRefusal };

/** Thrown when nothing can be synced at the moment. "unavailable": the site responds with a 429 or a 5xx above 500. */
export class SyncStopped extends Error {
  readonly reason: "signed-out" | "offline" | "unavailable";

  constructor(reason: SyncStopped["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown when the site fails on one document. The others can still be synced. */
export class SiteFault extends Error {}

/** The documents of one kind of an account, without their content. */
export type AccountListing = {
  person: string;
  documents: StoredListing[];
  /** The document that anybody can see, and its path. */
  shown: { id: string; path: string } | null;
};

/** Client for the documents of one kind in the account on this site. Each call may throw SyncStopped or SiteFault. */
export type AccountDocuments<Content> = {
  list: () => Promise<AccountListing>;
  get: (id: string) => Promise<StoredDocument<Content> | null>;
  put: (document: Put<Content>) => Promise<PutOutcome<Content>>;
  /** "changed": another browser saved the document after `revision`, so it is not deleted. */
  remove: (id: string, revision: number) => Promise<"removed" | "changed">;
  versions: AccountVersions<Content>;
};

/** Client for the versions of each document. Throws the same errors as AccountDocuments. */
export type AccountVersions<Content> = {
  /** Returns null if the account does not have the document. */
  list: (of: string) => Promise<{ mark: number; versions: StoredVersionListing[] } | null>;
  get: (of: string, id: string) => Promise<StoredVersion<Content> | null>;
  put: (version: DocumentVersion<Content>) => Promise<"kept" | "gone" | SyncRefusal>;
  remove: (of: string, id: string) => Promise<void>;
};

/**
 * @param fetch the page's `fetch`
 * @param account id of the account that the page was opened for; the site refuses if another person is signed in now
 */
export function openAccountDocuments<Content, Address extends string>(
  { name, largestRequest }: DocumentKind<Content, Address>,
  fetch: typeof globalThis.fetch,
  account: string,
): AccountDocuments<Content> {
  async function ask(path: readonly string[], init: RequestInit = {}, query = ""): Promise<Response> {
    const address = ["/documents", name, ...path.map(encodeURIComponent)].join("/") + query;
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
  async function send(path: readonly string[], content: unknown): Promise<Response | null> {
    const body = new Blob([JSON.stringify(content)], { type: "application/json" });
    return body.size > largestRequest ? null : ask(path, { method: "PUT", body });
  }

  const versions: AccountVersions<Content> = {
    list: (of) => read(of, "versions"),
    get: (of, id) => read(of, "versions", id),
    async put({ of, id, ...version }) {
      const answer = await send([of, "versions", id], version);
      if (answer?.ok) return "kept";
      return answer?.status === 410 ? "gone" : refusal(answer);
    },
    async remove(of, id) {
      const answer = await ask([of, "versions", id], { method: "DELETE" });
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
    async put({ id, ...document }) {
      const answer = await send([id], document);
      if (answer?.ok) return { ok: true, ...((await answer.json()) as { revision: number }) };
      if (answer?.status === 409) return (await answer.json()) as PutOutcome<Content>;
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
