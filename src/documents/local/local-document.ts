import type { Conflict } from "./conflict.ts";
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from "idb";

/**
 * The kinds of documents that people write here, and the version of the content that this code writes. A version grows
 * with every change of its kind's content. Pages that still run older code then stop saving until they are reloaded.
 */
export const contentVersions = { cv: 4, letter: 1, practice: 1 } as const;

export type DocumentKindName = keyof typeof contentVersions;

/** Id of the account that a document belongs to, or null for a document written without an account. */
export type Owner = string | null;

/** A document as stored in the browser. */
export type LocalDocument<Content, Address extends string = string> = {
  id: string;
  kind: DocumentKindName;
  /** Only this account may list, open and sync the document. If null, anyone at this browser may. */
  owner: Owner;
  title: string;
  document: Content;
  /** ISO 8601. */
  changedAt: string;
  /** Grows by one with each save, so that a tab can tell whether another tab has saved since. */
  revision: number;
  /** Texts that lost to a later edit in another tab, until the user has reviewed them. */
  conflicts: Conflict<Address>[];
  /** The tab that saved last, and the number of its last saved edit. Each tab counts its edits from one. */
  savedBy?: { tab: string; edit: number };
  /** Ids of accounts whose owners chose not to add this ownerless document. */
  keptOutOf?: readonly string[];
  /** Its deletion was undone, but the account does not know yet. */
  isUndeleted?: boolean;
};

/** An entry in a list of documents. */
export type DocumentListing = Pick<LocalDocument<unknown>, "id" | "owner" | "title" | "changedAt"> & {
  /** The document has no owner, and the person has not decided yet whether to add it to their account. */
  isUnclaimed: boolean;
};

/** A state of a document that the user can restore: named by the user, or taken automatically from time to time. */
export type DocumentVersion<Content> = {
  /** Id of the document. */
  of: string;
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null for automatic versions. */
  name: string | null;
  document: Content;
};

/** The sync state of a document's versions. Without it, all versions must be sent to the account. */
export type VersionExchange = {
  of: string;
  /** The account's mark when both sides last had the same versions; 0 before that. */
  mark: number;
  /** Ids of versions that the account does not have yet. */
  unsent: readonly string[];
  /** Ids of versions that were removed here but that the account still has. */
  removed: readonly string[];
};

/** The last state in which the browser and the account had the same document. */
export type SyncBase<Content> = {
  id: string;
  kind: DocumentKindName;
  /** Id of the account's person. Documents of one account are never sent to another. */
  person: string;
  /** Revision in the account. */
  revision: number;
  /** Revision in the browser. */
  localRevision: number;
  title: string;
  document: Content;
};

/**
 * Why something was not stored: no space left, the browser does not let sites store data, or the save itself failed.
 */
export type StorageFailure = "no-room" | "refused" | "failed";

/** Whether a person may see a local document. They may see their own and those without an owner. */
export function isVisibleTo(owner: Owner, document: { owner: Owner }): boolean {
  return document.owner === null || document.owner === owner;
}

/** Whether the local document is unchanged since the last sync with its account. */
export function isSynced(
  local: Pick<LocalDocument<unknown>, "owner" | "revision" | "title">,
  base: SyncBase<unknown> | undefined,
): boolean {
  return (
    base !== undefined &&
    base.person === local.owner &&
    local.revision === base.localRevision &&
    local.title === base.title
  );
}

/** The stores of the database of local documents. */
export interface DocumentSchema extends DBSchema {
  documents: { key: string; value: LocalDocument<unknown>; indexes: { kind: DocumentKindName } };
  /** A person's first document of a kind in this browser, until something is written in it. */
  unwritten: { key: string; value: LocalDocument<unknown>; indexes: { kind: DocumentKindName } };
  documentVersions: { key: [of: string, id: string]; value: DocumentVersion<unknown> };
  versionExchanges: { key: string; value: VersionExchange };
  syncBases: { key: string; value: SyncBase<unknown>; indexes: { kind: DocumentKindName } };
}

export type StoreName = StoreNames<DocumentSchema>;

/** The IndexedDB database of local documents. */
export type DocumentDatabase = IDBPDatabase<DocumentSchema>;

/** A read-write transaction over these stores. */
export type DocumentTransaction<Stores extends StoreName> = IDBPTransaction<
  DocumentSchema,
  Stores[],
  "readwrite"
>;
