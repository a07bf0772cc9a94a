import { searchPath } from "../search/query/search-address.ts";
import { emptySearch, type SearchQuery } from "../search/query/search-query.ts";
import type { LandingContent } from "./landing.ts";

/** Returns the address of the search that lists the openings of a landing page. */
export function landingSearch(
  { occupation, location }: Pick<LandingContent, "occupation" | "location">,
  change: Partial<SearchQuery> = {},
): string {
  return searchPath({ ...emptySearch, keywords: occupation?.toLowerCase() ?? "", location, ...change });
}
