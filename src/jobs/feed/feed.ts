import type { JobSummary } from "../job-summary.ts";

/** Jobs in a feed. */
export const feedLength = 50;

/** A search as a feed, whatever its format. All addresses are absolute. */
export type Feed = {
  /** "analyst in Denver, CO · Foothold" */
  title: string;
  description: string;
  /** The search as a page. */
  pageUrl: string;
  /** The feed itself. */
  feedUrl: string;
  /** Origin without a trailing slash, before the path of each job. */
  publicUrl: string;
  jobs: readonly JobSummary[];
  /** When it was made. */
  now: Date;
};
