import { changed } from "../search/query/changed-search.ts";
import { writeSearchAddress } from "../search/query/search-address.ts";
import type { SearchQuery } from "../search/query/search-query.ts";

export type FeedFormat = "rss" | "json";

/** The feed of a search. It is always newest first and of now, so neither order nor page belongs to its address. */
export function feedPath(format: FeedFormat, query: SearchQuery): string {
  const search = writeSearchAddress(changed(query, { sort: "relevance" })).toString();
  return `/jobs/feed.${format}${search === "" ? "" : `?${search}`}`;
}
