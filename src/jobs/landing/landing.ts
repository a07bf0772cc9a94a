import type { ExperienceLevel, JobType } from "../posting.ts";
import type { WorkMode } from "../../places/work-mode.ts";
import type { LandingLink } from "../job-detail.ts";
import type { LandingWeeks } from "./landing-weeks.ts";

/** A landing page exists while at least this many openings are behind it. */
export const minOpenings = 10;

/** Pay of a group of adverts: a quarter pays less than `low`, a quarter more than `high`. */
export type LandingPay = {
  group: "all" | "hour" | ExperienceLevel;
  adverts: number;
  /** In a year; in an hour for the group "hour". */
  low: number;
  middle: number;
  high: number;
};

/** Counts of what the openings state. */
export type LandingFacts = {
  modes: Partial<Record<WorkMode, number>>;
  types: Partial<Record<JobType, number>>;
  degreeAsked: number;
  noDegree: number;
  visa: number;
  night: number;
  weekend: number;
};

/** A landing page in the index: by its occupation or place alone. The location of an occupation is empty. */
export type ListedLanding = LandingLink & { location: string };

/** A landing page as counted in the background: facts that its openings share. */
export type LandingFigures = {
  employers: number;
  /** First seen in the last day. */
  newest: number;
  /** First seen in the last seven days; unknown for pages that an older version counted. */
  newThisWeek?: number;
  pay: { currency: string; stated: number; from: number; to: number; groups: LandingPay[] } | null;
  facts: LandingFacts;
  /** The employers with the most openings. */
  most: { name: string; openings: number }[];
  /** Ids of the latest jobs. */
  latest: number[];
};

/** The parts of a landing page that are stored as one value. */
export type LandingContent = LandingFigures & {
  /** "Registered nurse"; null for a page of a place. */
  occupation: string | null;
  /** "Leeds" */
  place: string | null;
  /** The place in full, as a search understands it: "Leeds, England, United Kingdom". */
  location: string;
  /** New openings of the last weeks; unknown for pages that an older version counted. */
  weeks?: LandingWeeks;
  /** The page of the occupation everywhere, for a page of an occupation in a place. */
  above: LandingLink | null;
  /** Pages of related occupations in the same place, or of occupations in this place. */
  related: LandingLink[];
  /** Pages of the same occupation in other places, or of places near this one. */
  nearby: LandingLink[];
};

export type LandingPage = LandingContent & {
  path: string;
  /** "Registered nurse jobs in Leeds" */
  title: string;
  openings: number;
  countedAt: Date;
};
