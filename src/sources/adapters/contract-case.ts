import type { RawPosting } from "../../jobs/posting.ts";

/**
 * The facts of an adapter's fixture. Each fixture has the same invented opening, and the sample of a new board. The feed
 * world (`tests/support/feed-world.ts`) makes a board of it whose openings come and go.
 */
export type ContractCase = {
  name: string;
  /** The first posting of the list, with what its own page adds. */
  expected: Partial<RawPosting>;
  /** Reasons of the records that are refused. */
  refused: string[];
  /** True for a service whose last page is as long as the others. */
  neverEnds?: boolean;
  /** True for a service that is not crawled. */
  isFileOnly?: boolean;
  /** The list, if `name` is the fixture of a test of its own. */
  fixture?: string;
  /** The page of a posting has only schema.org data: `job-page.fixture.html`, the same for all such services. */
  hasJobPage?: boolean;
  /** The words of the list that name the opening, if they are not its id. */
  ids?: readonly string[];
  /** The words of the list that state how many postings there are: `"count": 2`. */
  total?: string;
  /** Postings on a page, and how a page says that there is another one: the words of the last page, and those instead. */
  paging?: { size: number; more?: (page: number) => [string, string] };
  /** The list of a board without postings, if it is more than a list without rows. */
  emptyList?: string;
  /**
   * For a feed of changes: the time that a request asks about, or null for another request, and the id of the fixture's
   * record that says that a posting is closed. Null for a service that never says so.
   */
  changes?: {
    window(url: URL, headers: Record<string, unknown>): { since: Date; until: Date } | null;
    closedId: string | null;
  };
};

/** The reason why a sample of the service is refused. */
export const sample = "not-an-opening";
/** The two towns of the opening, as the service writes them. */
export const englishTowns = (suffix: string) => [`Whitby${suffix}`, `Scarborough${suffix}`];
