/** A document as stored in an account. */
export type StoredDocument<Content> = {
  id: string;
  title: string;
  document: Content;
  /** Grows with each save and never repeats, not even after the document is deleted and created again. */
  revision: number;
  /** ISO 8601. */
  changedAt: string;
};

export type StoredListing = Omit<StoredDocument<unknown>, "document"> & {
  /** Changes with each version that is added or removed; 0 before the first. */
  versionsMark: number;
};

/** A version of a document as stored in the account. A version is added or removed, but never changes. */
export type StoredVersion<Content> = {
  id: string;
  /** Null for automatic versions. */
  name: string | null;
  /** ISO 8601: when the state was kept. */
  at: string;
  document: Content;
};

export type StoredVersionListing = Omit<StoredVersion<unknown>, "document">;

/** Limits for titles of documents and names of versions, in characters. */
export const longestTitle = 200;

/** Limits for the versions in an account. */
export const versionLimits = {
  /** Named versions per document. Further ones are refused. */
  named: 100,
  /** Automatic versions per document. Beyond that, the oldest are deleted. */
  automatic: 40,
  /** Bytes of JSON of all versions of all documents together. */
  bytes: 50_000_000,
} as const;

/** Maximum bytes of a file with all documents and versions of an account. */
export const largestBundle = 150_000_000;
