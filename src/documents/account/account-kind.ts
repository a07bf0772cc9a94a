import type { DocumentKindName } from "../local/local-document.ts";
import type { Database } from "../../platform/database/tables.ts";

export type Reading<Content> = { ok: true; document: Content } | { ok: false; problem: string };

/** One person's document, within a transaction that holds `lockDocuments`. */
export type DocumentPlace = { personId: string; id: string; now: Date };

/** A kind whose documents are only read. */
export type ReadableKind<Content> = Pick<AccountKind<Content>, "name" | "read">;

/** What the account needs to know of one kind of document. */
export type AccountKind<Content> = {
  name: DocumentKindName;
  /** Limits for one account: enough for one document per application, too little to fill a disk. */
  limits: { documents: number; bytes: number };
  /** Checks content that a browser sent or that is stored, and upgrades what an earlier version of the site stored. */
  read: (content: unknown) => Reading<Content>;
  /** Whether the content comes from a page that knows every part of today's content. */
  isCurrent: (content: unknown) => boolean;
  /** Facts that the site looks documents up by. */
  factsOf: (content: Content) => { jobId: number | null; score: number | null };
  /** Finds the document of the person that anybody can see, with its path; null for none. */
  findPublic?: (db: Database, personId: string) => Promise<{ id: string; path: string } | null>;
  /** Called in the transaction after a document was stored. */
  afterStore?: (
    tx: Database,
    place: DocumentPlace,
    stored: { document: Content; isRestored: boolean },
  ) => Promise<void>;
  /** Called in the transaction before a document is deleted. */
  beforeDelete?: (tx: Database, place: DocumentPlace) => Promise<void>;
  /** Called in the transaction before all documents of a deleted account are erased. */
  beforeErase?: (tx: Database, personId: string) => Promise<void>;
};
