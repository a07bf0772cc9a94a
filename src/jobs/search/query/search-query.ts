import type { WorkMode } from "../../../places/work-mode.ts";
import type { ExperienceLevel, JobType } from "../../posting.ts";

export const sortOrders = ["relevance", "date"] as const;
export type SortOrder = (typeof sortOrders)[number];

export const payChoices = ["stated", "not-stated"] as const;
export type PayChoice = (typeof payChoices)[number];

/** Options of "Posted within", in days. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** Options for the radius around a city, in kilometres. 0 is the city itself. */
export const radiusChoices = [0, 10, 25, 50, 100] as const;
export type Radius = (typeof radiusChoices)[number];

/** Jobs on a page. */
export const pageSize = 20;
/** Number of pages that can be opened: a thousand results. Beyond that, the page asks to narrow the search. */
export const lastPage = 50;

/**
 * One search, exactly as in its address. Every state of the jobs page has an address, so that it can be shared,
 * reloaded and bookmarked.
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
  /** Minimum in thousand US dollars a year, 0–200 in steps of 5. 0 means no minimum. */
  salary: number;
  /** Filters by stated pay. If empty: all jobs when `salary` is 0, else only jobs whose pay reaches it. */
  pay: PayChoice[];
  postedWithin: PostedWithin | null;
  /** Names of sources: "greenhouse". */
  sources: string[];
  sort: SortOrder;
  /** From 1. */
  page: number;
  /**
   * Time of the first page. Later pages ignore jobs that arrived since, so that nothing shifts. Null on the first page.
   */
  asOf: Date | null;
  /** True turns off spelling correction. */
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
