import type { JobSummary } from "../job-summary.ts";
import type { Pay } from "../posting.ts";

export const companySorts = ["newest", "pay"] as const;
export type CompanySort = (typeof companySorts)[number];

export const openingsPerPage = 20;

/** A company with its openings, as its page shows them. */
export type Company = {
  slug: string;
  /** The spelling that most of its adverts use. */
  name: string;
  openings: JobSummary[];
  page: number;
  pages: number;
  figures: CompanyFigures;
  places: CompanyPlace[];
  /** Where its openings were found, with how many each lists. */
  sources: CompanySource[];
  reposted: RepostedOpening[];
  isSample: boolean;
};

export type CompanyFigures = {
  /** Openings that still take applications. */
  openings: number;
  /** Listed openings whose closing date is over. They count in no other figure. */
  closed: number;
  /** Openings first seen within the last seven days. */
  newThisWeek: number;
  withPay: number;
  /** Lowest and highest stated yearly pay in the currency that most adverts use; null when none states a year. */
  yearlyPay: Pick<Pay, "min" | "max" | "currency" | "period"> | null;
  hybrid: number;
  remote: number;
  /** Days since half of the openings were posted, and since the oldest was. */
  age: { middle: number; oldest: number };
  firstSeenAt: Date;
  /** Openings ever seen, including those that are gone. */
  everSeen: number;
};

export type CompanySource = { label: string; openings: number };

export type CompanyPlace = { name: string; openings: number };

/** An opening that was posted again at a later date. */
export type RepostedOpening = { path: string; title: string; postedAt: Date[] };
