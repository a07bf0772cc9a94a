import type { CvDocument } from "../document/cv-document.ts";

/** A CV as the account holds it. */
export type StoredCv = {
  id: string;
  title: string;
  document: CvDocument;
  /** Grows with each save and never repeats, not even after the CV was deleted and created again. */
  revision: number;
  /** ISO 8601. */
  changedAt: string;
};

export type StoredCvListing = Omit<StoredCv, "document"> & {
  /** Changes with each version that is added or removed; 0 before the first. */
  versionsMark: number;
};

/** The most that one account holds: enough for one CV per application, too little to fill a disk. */
export const storeLimits = {
  cvs: 100,
  /** Of the JSON of all CVs together. */
  bytes: 50_000_000,
  /** Characters. */
  title: 200,
} as const;
