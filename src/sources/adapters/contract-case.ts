import type { RawPosting } from "../../jobs/posting.ts";

/** The facts of an adapter's fixture. Each fixture has the same invented opening, and the sample of a new board. */
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
};

/** The reason why a sample of the service is refused. */
export const sample = "not-an-opening";
/** The two towns of the opening, as the service writes them. */
export const englishTowns = (suffix: string) => [`Whitby${suffix}`, `Scarborough${suffix}`];
