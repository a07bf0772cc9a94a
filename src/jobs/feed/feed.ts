import type { JobSummary } from "../job-summary.ts";

/** The number of jobs in a feed. */
export const feedLength = 50;

/** A search as a feed in any format. All addresses are absolute. */
export type Feed = {
  /** "analyst in Denver, CO · Foothold" */
  title: string;
  description: string;
  /** Address of the search page. */
  pageUrl: string;
  feedUrl: string;
  /** Origin of the site without a trailing slash. */
  publicUrl: string;
  jobs: readonly JobSummary[];
  /** When the feed was made. */
  now: Date;
};
