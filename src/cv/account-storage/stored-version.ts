import type { CvDocument } from "../document/cv-document.ts";

/** A kept state of a CV as the account holds it. It never changes: it is there or it is not. */
export type StoredVersion = {
  id: string;
  /** Null for those taken by themselves. */
  name: string | null;
  /** ISO 8601: when the state was kept. */
  at: string;
  document: CvDocument;
};

export type StoredVersionListing = Omit<StoredVersion, "document">;

/** What an account holds of versions at most. */
export const versionLimits = {
  /** Of one CV, with a name. One more is refused. */
  named: 100,
  /** Of one CV, taken by themselves. The oldest make room. */
  taken: 40,
  /** Of the JSON of all versions of all CVs together. */
  bytes: 50_000_000,
  /** Characters of a name. */
  name: 200,
} as const;
