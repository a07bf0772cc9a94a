import type { CvDocument } from "../document/cv-document.ts";

/** A CV as the account holds it. */
export type StoredCv = {
  id: string;
  title: string;
  document: CvDocument;
  revision: number;
  /** ISO 8601. */
  changedAt: string;
};

export type StoredCvListing = Omit<StoredCv, "document"> & {
  /** Another one with each version that is added or removed; 0 before the first. */
  versionsMark: number;
};

/** What one account holds at most: enough for a variant an application, too little to fill a disk. */
export const storeLimits = {
  cvs: 100,
  /** Characters of all documents' JSON together. */
  characters: 50_000_000,
  title: 200,
} as const;
