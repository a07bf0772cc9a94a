import { writeSearchAddress } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";

export type FeedFormat = "rss" | "json";

/**
 * Returns the path of a search's feed. A feed always shows the newest jobs first, so the path has no order and no page.
 */
export function feedPath(format: FeedFormat, query: SearchQuery): string {
  const search = writeSearchAddress(changed(query, { sort: "relevance", closed: false })).toString();
  return `/jobs/feed.${format}${search === "" ? "" : `?${search}`}`;
}
