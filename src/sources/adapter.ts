import type { RawPosting, RecordResult } from "../jobs/posting.ts";
import type { JsonObject } from "../platform/json/json-object.ts";
import type { SourceKeys, SourcePolicy } from "./policies.ts";

/** One board or feed to read. `board` is the employer's token, empty for a site-wide feed. */
export type BoardAddress = {
  board: string;
  companyName: string | null;
  /** Returns the employer of a board, for records that name only their board. */
  nameOfBoard?: (board: string) => string | null;
};

/** The address of a feed that covers a whole site. */
export const wholeSite: BoardAddress = { board: "", companyName: null };

/** Parts of a request other than its address. */
export type RequestExtras = {
  /** Sent by POST. */
  json?: JsonObject;
  headers?: Record<string, string>;
  /** True when a redirect to another host means that there is no such board. */
  staysOnHost?: boolean;
  /** For a service that asks for the operator's mail address in place of our own name. */
  userAgent?: string;
};

/** What a crawl knows beyond the address, when it asks for a page. */
export type CrawlStep = {
  /** For a feed of changes: read those after `since` and up to `until`. */
  since: Date;
  until: Date;
  /** The first answer of this crawl and the one before, for lists that are found through them. */
  first: string | null;
  previous: string | null;
  keys: SourceKeys;
};

/** The pages of single postings, for services whose list lacks the text. Only new and changed postings are opened. */
export type DetailPages = {
  /** Returns the address of a posting's page, or null when the list said everything. */
  url(listed: RawPosting, address: BoardAddress): string | null;
  requestExtras?(keys: SourceKeys): RequestExtras;
  /** True when the list has no titles, so that a known posting is recognised by its id alone. */
  knowsById?: boolean;
  /** Completes a listed posting. A failed result has the id of the listed posting. */
  read(body: string, listed: RawPosting, address: BoardAddress): RecordResult;
};

/** What a person searches for, in a country that the service knows. */
export type LiveSearch = { words: string; place: string; countryCode: string };

/** Reads one kind of feed. Pure: fetching, retries and storing happen elsewhere. */
export type Adapter = {
  /** "greenhouse": the name used on the command line, in addresses and in the `source` filter. */
  name: string;
  /** "Greenhouse" */
  label: string;
  /** Home page of the source, shown in "Where we found it". */
  homepage: string;
  policy: SourcePolicy;
  /** An address that the adapter recognises, to show as an example. */
  exampleAddress: string;
  /** Returns the board of an address, "" for a site-wide feed, or null for an address the adapter does not know. */
  boardAt(url: URL): string | null;
  /** Whether a feed belongs to a board of the service that is on a host of its employer. */
  ownsFeed?(body: string): boolean;
  /** True for the feed of a whole site that every installation reads. It needs no agreement. */
  isFirst?: true;
  /**
   * Set when a board is an address on any site, so that only a crawl tells whether it has postings. "page": a web page,
   * which may lose its job data. "list": a feed or a list of addresses.
   */
  readsAnyPage?: "page" | "list";
  /** True for a feed of the newest postings only. A posting that drops out of it may still be open. */
  listsOnlyNewest?: boolean;
  /**
   * Set for a feed of changes, which says itself what is closed. The first crawl reads the changes of so many days, and
   * one crawl at most those of `atOnceDays` days. `mayLackPages`: a page that is not there had no changes.
   */
  listsChanges?: { firstDays: number; atOnceDays: number; mayLackPages?: boolean };
  /** True when the first answer has no postings, but leads to the list. */
  hasEntrance?: boolean;
  /** The countries that a service whose answers may not be stored can be searched in, and the request of a search. */
  liveSearch?: {
    countries: readonly string[];
    question(search: LiveSearch, keys: SourceKeys): { url: string; extras: RequestExtras };
  };
  /** The number of postings at which the service cuts its list without saying so. */
  ceiling?: number;
  /** True when the pages after the last repeat earlier ones. For other services, that is an error. */
  endsByRepeating?: boolean;
  /** Returns the number of postings that the first page states, or null. */
  total?(body: string): number | null;
  detail?: DetailPages;
  /** Returns the address of page `page` (from 0) of a board, or null when there are no more pages. */
  pageUrl(address: BoardAddress, page: number, step?: CrawlStep): string | null;
  requestExtras?(address: BoardAddress, page: number, step?: CrawlStep): RequestExtras;
  /** True when a full page came back, so another should be fetched. */
  hasMore(body: string, page: number, step?: CrawlStep): boolean;
  /** Reads every record in the body, good or bad. A body of an unexpected format gives one failed result. */
  read(body: string, address: BoardAddress): RecordResult[];
};
