import { readSearchAddress, writeSearchAddress } from "../jobs/search/query/search-address.ts";
import { changed, emptySearch, type SearchQuery } from "../jobs/search/query/search-query.ts";

/** A search that a person keeps. */
export type SavedSearch = {
  id: number;
  personId: string;
  name: string;
  /** Its parameters as in an address: "q=analyst&location=Denver". */
  parameters: string;
  frequency: Frequency;
  pausedUntil: Date | null;
  createdAt: Date;
  /** The latest job when the search was saved. Later ones are new. */
  afterJobId: number;
  lastRunAt: Date | null;
  /** The latest job when the search was last run; 0 before. */
  seenJobId: number;
  lastMailedAt: Date | null;
  deletedAt: Date | null;
  mailKey: string;
  feedKey: string;
};

export const longestName = 100;
/** Maximum number of saved searches of one person. */
export const maxSavedSearches = 50;

/** Reads the search that parameters describe. */
export function searchOf(parameters: string): SearchQuery {
  return readSearchAddress(new URLSearchParams(parameters)).query;
}

/** Writes a search as it is saved: the words, the place and the filters, but no order and no page. */
export function parametersOf(query: SearchQuery): string {
  return writeSearchAddress(changed(query, { sort: "relevance", mentions: false, closed: false })).toString();
}

/** Returns the company whose openings a search follows; null for any other search. */
export function followedCompany(parameters: string): string | null {
  const { company } = searchOf(parameters);
  return company !== "" && parametersOf(searchOf(parameters)) === parametersOf({ ...emptySearch, company })
    ? company
    : null;
}

/** How often the new jobs of a saved search are mailed. */
export const frequencies = ["at-once", "daily", "weekly", "off"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  "at-once": "At once",
  daily: "Each morning",
  weekly: "Each Monday",
  off: "No mail",
};

/** How often a saved search is mailed, as a sentence. */
export const frequencySentences: Record<Frequency, string> = {
  "at-once": "New jobs are mailed at once.",
  daily: "New jobs are mailed each morning.",
  weekly: "New jobs are mailed each Monday.",
  off: "New jobs are only in the feed.",
};
