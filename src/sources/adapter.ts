import type { RawPosting, RecordResult } from "../jobs/posting.ts";
import type { JsonObject } from "../platform/json/json-object.ts";

/** The rules of a source, as data that an operator can read and change. */
export type SourcePolicy = {
  /** Shown with each of its jobs. */
  attribution: { text: string; url: string };
  /**
   * "employer": "Apply" leads to the employer's page. "source": it must lead to the source's own page. "unknown": each
   * address is judged by itself.
   */
  applyPolicy: "employer" | "source" | "unknown";
  /** False: no schema.org markup, and `noindex` for jobs known only from this source. */
  allowsJsonLd: boolean;
  /** Minimum seconds between two crawls of one board. */
  minInterval: number;
  /** Whether the source asks for followed links. */
  followLinks: boolean;
};

/** One board or feed to read. `board` is the employer's token, empty for a site-wide feed. */
export type BoardAddress = { board: string; companyName: string | null };

/** The address of a feed that covers a whole site. */
export const wholeSite: BoardAddress = { board: "", companyName: null };

/** Parts of a request other than its address. */
export type RequestExtras = {
  /** Sent by POST. */
  json?: JsonObject;
  headers?: Record<string, string>;
  /** True when a redirect to another host means that there is no such board. */
  staysOnHost?: boolean;
};

/** The pages of single postings, for services whose list lacks the text. Only new and changed postings are opened. */
export type DetailPages = {
  /** Returns the address of a posting's page, or null when the list said everything. */
  url(listed: RawPosting, address: BoardAddress): string | null;
  /** Completes a listed posting. A failed result has the id of the listed posting. */
  read(body: string, listed: RawPosting, address: BoardAddress): RecordResult;
};

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
  /** Boards and feeds that a fresh installation crawls. They need no key and no agreement. */
  defaultBoards: readonly BoardAddress[];
  /** True when the adapter can read pages of any site. Only a crawl tells whether a page has postings. */
  readsAnyPage?: boolean;
  /** True for a feed of the newest postings only. A posting that drops out of it may still be open. */
  listsOnlyNewest?: boolean;
  /** True while no answer of the service was seen: written from its description, and off until an operator enables it. */
  isUnverified?: boolean;
  /** The number of postings at which the service cuts its list without saying so. */
  ceiling?: number;
  /** True when the pages after the last repeat earlier ones. For other services, that is an error. */
  endsByRepeating?: boolean;
  /** Returns the number of postings that the first page states, or null. */
  total?(body: string): number | null;
  detail?: DetailPages;
  /** Returns the address of page `page` (from 0) of a board, or null when there are no more pages. */
  pageUrl(address: BoardAddress, page: number): string | null;
  requestExtras?(address: BoardAddress, page: number): RequestExtras;
  /** True when a full page came back, so another should be fetched. */
  hasMore(body: string, page: number): boolean;
  /** Reads every record in the body, good or bad. A body of an unexpected format gives one failed result. */
  read(body: string, address: BoardAddress): RecordResult[];
};
