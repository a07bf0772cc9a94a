import type { CvDocument } from "../document/cv-document.ts";

export type StoredCv = {
  id: string;
  title: string;
  document: CvDocument;
  /** Grows with each save and never repeats, not even after the CV is deleted and created again. */
  revision: number;
  /** ISO 8601. */
  changedAt: string;
};

export type StoredCvListing = Omit<StoredCv, "document"> & {
  /** Changes with each version that is added or removed; 0 before the first. */
  versionsMark: number;
};

/** Limits for one account: enough for one CV per application, too little to fill a disk. */
export const storeLimits = {
  cvs: 100,
  /** Bytes of JSON of all CVs together. */
  bytes: 50_000_000,
  /** Characters of a title. */
  title: 200,
} as const;
