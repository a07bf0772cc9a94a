import type { CvDocument } from "../document/cv-document.ts";

/** A version of a CV as stored in the account. A version is added or removed, but never changes. */
export type StoredVersion = {
  id: string;
  /** Null for automatic versions. */
  name: string | null;
  /** ISO 8601: when the state was kept. */
  at: string;
  document: CvDocument;
};

export type StoredVersionListing = Omit<StoredVersion, "document">;

/** Limits for the versions in an account. */
export const versionLimits = {
  /** Named versions per CV. Further ones are refused. */
  named: 100,
  /** Automatic versions per CV. Beyond that, the oldest are deleted. */
  taken: 40,
  /** Bytes of JSON of all versions of all CVs together. */
  bytes: 50_000_000,
  /** Characters of a name. */
  name: 200,
} as const;
