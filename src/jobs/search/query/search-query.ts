import type { WorkMode } from "../../../places/work-mode.ts";
import type { ExperienceLevel, JobType } from "../../posting.ts";

export const sortOrders = ["relevance", "date"] as const;
export type SortOrder = (typeof sortOrders)[number];

export const payChoices = ["stated", "not-stated"] as const;
export type PayChoice = (typeof payChoices)[number];

/** Days back, as offered in "Posted within". */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** Kilometres around a city. 0 is the city itself. */
export const radiusChoices = [0, 10, 25, 50, 100] as const;
export type Radius = (typeof radiusChoices)[number];

/** Jobs on a page. */
export const pageSize = 20;
/** Pages that can be opened: a thousand results. Beyond that the page asks to narrow the search. */
export const lastPage = 50;

/**
 * One search, exactly as its address says it. Every state of the jobs page is one of these, so that it can be
 * shared, reloaded and bookmarked.
 */
export type SearchQuery = {
  /** As typed, at most 200 characters: words, "phrases", -without. */
  keywords: string;
  /** As typed, at most 120 characters: "Denver, CO or remote". */
  location: string;
  radius: Radius;
  types: JobType[];
  levels: ExperienceLevel[];
  workModes: WorkMode[];
  /** Thousand US dollars a year, 0–200 in steps of 5. 0 is no minimum. */
  salary: number;
  /** Which jobs by pay: empty = all when salary is 0, else only those that state enough. */
  pay: PayChoice[];
  postedWithin: PostedWithin | null;
  /** Names of sources: "greenhouse". */
  sources: string[];
  sort: SortOrder;
  /** From 1. */
  page: number;
  /** Moment of the first page: later pages ignore what arrived since, so nothing shifts. Null on the first page. */
  asOf: Date | null;
  /** True: search for exactly what was typed, without typo correction. */
  verbatim: boolean;
};

export const emptySearch: SearchQuery = {
  keywords: "",
  location: "",
  radius: 0,
  types: [],
  levels: [],
  workModes: [],
  salary: 0,
  pay: [],
  postedWithin: null,
  sources: [],
  sort: "relevance",
  page: 1,
  asOf: null,
  verbatim: false,
};
