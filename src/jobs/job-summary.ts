import type { WorkMode } from "../places/work-mode.ts";
import type { ExperienceLevel, JobType, Pay } from "./posting.ts";

/** A job in a list. */
export type JobSummary = {
  id: string;
  /** Path of its page: "/jobs/123-senior-data-analyst". */
  path: string;
  title: string;
  company: string;
  /** Path of the company's page; null when the advert names no company. Absent in jobs that were saved earlier. */
  companyPath?: string | null;
  /** "Denver, CO", "Remote, US"; null when unknown. */
  location: string | null;
  workMode: WorkMode | null;
  /** Every type that the job is open to; empty when unknown. */
  types: readonly JobType[];
  level: ExperienceLevel | null;
  pay: Pay | null;
  /** Plain text around the first matched word, or the beginning; about 400 characters. */
  excerpt: string;
  firstSeenAt: Date;
  postedAt: Date | null;
  /** The closing date that the advert states. It may be past: see `closedText`. */
  closesAt: Date | null;
  /** The first source that listed it: "Greenhouse". */
  sourceLabel: string;
  /** Number of other sources that list it. */
  otherSources: number;
  /** True if only imported files list it, which are not read again. Absent in jobs that were saved earlier. */
  isOnlyInFiles?: boolean;
  /** True for the five samples of a fresh install. */
  isSample: boolean;
};
