import type { RecordResult } from "../jobs/posting.ts";

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
  /** Returns the address of page `page` (from 0) of a board, or null when there are no more pages. */
  pageUrl(address: BoardAddress, page: number): string | null;
  /** True when a full page came back, so another should be fetched. */
  hasMore(body: string, page: number): boolean;
  /** Reads every record in the body, good or bad. A body of an unexpected format gives one failed result. */
  read(body: string, address: BoardAddress): RecordResult[];
};
