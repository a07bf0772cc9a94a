import type { WorkMode } from "../../places/work-mode.ts";
import type { ExperienceLevel, JobType, Pay } from "../posting.ts";

/** How many, and whether that is exact. An estimate is already rounded to two significant digits. */
export type Count = { value: number; exact: boolean };

/** A job as a row of a list shows it. */
export type JobSummary = {
  id: string;
  /** Path of its page: "/jobs/123-senior-data-analyst". */
  path: string;
  title: string;
  company: string;
  /** "Denver, CO", "Remote, US"; null when unknown. */
  location: string | null;
  workMode: WorkMode | null;
  type: JobType | null;
  level: ExperienceLevel | null;
  pay: Pay | null;
  /** Plain text around the first matched word, or the beginning; about 400 characters. */
  excerpt: string;
  firstSeenAt: Date;
  postedAt: Date | null;
  /** "Greenhouse": the source it was first found at. */
  sourceLabel: string;
  /** How many other sources have it too. */
  otherSources: number;
  /** True for the five samples of a fresh install. */
  isSample: boolean;
};

export type Facet<Value extends string> = { value: Value; label: string; count: Count };

export type Facets = {
  types: Facet<JobType>[];
  levels: Facet<ExperienceLevel>[];
  workModes: Facet<WorkMode>[];
  pay: Facet<"stated" | "not-stated">[];
  /** Newer than 1, 3, 7, 14, 30 days. */
  postedWithin: { days: number; count: Count }[];
  sources: Facet<string>[];
  /** 40 bars of 5K from 0 to 200K (the last holds everything above), heights are counts. */
  salaryHistogram: number[];
};

/** What was understood of the location field. */
export type UnderstoodLocation = {
  /** "Denver, Colorado, United States"; empty when nothing was typed. */
  labels: string[];
  remote: boolean;
  /** Words that are no place we know: matched as text against the published location. */
  unknown: string[];
};

export type SearchResult = {
  jobs: JobSummary[];
  total: Count;
  facets: Facets;
  page: number;
  /** Pages that can be opened, at most 50. */
  pages: number;
  /** True when more jobs match than can be paged through. */
  isCut: boolean;
  /** Moment to carry into links to other pages of this result. */
  asOf: Date;
  /** Set when spelling was corrected: "Showing results for …". */
  correctedTo: string | null;
  /** Words to mark in titles and excerpts, folded to lower case. */
  matchedWords: string[];
  /** Index in `jobs` from which on jobs match only some of the words; null when all match all. */
  partialFrom: number | null;
  location: UnderstoodLocation;
  /** The filter whose removal would bring most jobs, when nothing matches. */
  costliestFilter: { label: string; count: Count; search: string } | null;
};

/** Where a job was found. */
export type Finding = {
  sourceName: string;
  sourceLabel: string;
  /** Host shown under the label: "boards.greenhouse.io". */
  host: string | null;
  url: string | null;
  firstSeenAt: Date;
  lastCheckedAt: Date;
  attribution: { text: string; url: string };
  followLinks: boolean;
  isGone: boolean;
};

/** Everything the page of a job shows. */
export type JobDetail = JobSummary & {
  descriptionHtml: string;
  skills: string[];
  department: string | null;
  language: string | null;
  closesAt: Date | null;
  lastCheckedAt: Date;
  goneAt: Date | null;
  /** Where Apply leads, and in whose name; null when no address is known. */
  apply: { url: string; to: "employer" | "source"; host: string; follow: boolean } | null;
  /** Countries a remote worker may live in. */
  remoteCountries: string[];
  rawType: string | null;
  rawLevel: string | null;
  rawLocation: string | null;
  foundAt: Finding[];
  /** False when any source of it forbids markup: then `noindex` too. */
  allowsJsonLd: boolean;
  places: { name: string; region: string | null; countryCode: string }[];
};
