import type { Reading } from "../jobs/posting.ts";

/** What a source allows and asks for. Data, so that an operator can read and change it. */
export type SourcePolicy = {
  /** Shown wherever the job is shown. */
  attribution: { text: string; url: string };
  /** "employer": apply goes to the employer's page; "source": it must go through the source's own page. */
  applyPolicy: "employer" | "source";
  /** False: no schema.org markup and `noindex` for jobs known only from here. */
  allowsJsonLd: boolean;
  /** Seconds between two readings of one board. */
  minInterval: number;
  /** Link relation asked for by the source: some want followed links. */
  followLinks: boolean;
};

/** One board or feed to read. `board` is the employer's token, empty for a site-wide feed. */
export type BoardAddress = { board: string; companyName: string | null };

/** Reads one kind of feed. Pure: fetching, retries and storing happen elsewhere. */
export type Adapter = {
  /** "greenhouse": the name used on the command line, in addresses and in the `source` filter. */
  name: string;
  /** "Greenhouse" */
  label: string;
  /** Human home of the source, shown in "Where we found it". */
  homepage: string;
  policy: SourcePolicy;
  /** An address that people know, to show what is understood. */
  exampleAddress: string;
  /** The board an address leads to, "" for the feed of a whole site; null for an address of somebody else. */
  boardAt(url: URL): string | null;
  /** True when the adapter can read pages of any site: only reading one tells whether there is something on it. */
  readsAnyPage?: boolean;
  /** True for a feed that lists what is new rather than everything that is open: what slides out is not gone yet. */
  listsOnlyNewest?: boolean;
  /** Addresses to fetch for page `page` (from 0) of a board; null when there are no more pages. */
  pageUrl(address: BoardAddress, page: number): string | null;
  /** True when a full page came back and another should be asked for. */
  hasMore(body: string, page: number): boolean;
  /** Every record in the body, good or bad. A body that is not the expected format gives one failed reading. */
  read(body: string, address: BoardAddress): Reading[];
};
