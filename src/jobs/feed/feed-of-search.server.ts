import type { Gazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { searchJobs } from "../search/match/search-jobs.server.ts";
import { readSearchAddress, searchPath } from "../search/query/search-address.ts";
import { changed, onPage, pageSize } from "../search/query/search-query.ts";
import { feedPath, type FeedFormat } from "../ui/feed-path.ts";
import { searchTitle } from "../ui/search-texts.ts";
import { feedLength, type Feed } from "./feed.ts";

type FeedOptions = {
  format: FeedFormat;
  params: URLSearchParams;
  now: Date;
  gazetteer: Gazetteer;
  site: { publicUrl: string; productName: string };
};

/** Writes a feed of the newest open jobs of a search, which is read from the parameters of an address. */
export async function feedOfSearch(
  db: Database,
  { format, params, now, gazetteer, site }: FeedOptions,
): Promise<Feed> {
  const { query } = readSearchAddress(params);
  const newest = changed(query, { sort: "date", mentions: false, closed: false });
  const jobs = [];
  for (let page = 1; jobs.length < feedLength; page++) {
    const result = await searchJobs(db, onPage(newest, page, now), { now, gazetteer });
    jobs.push(...result.jobs);
    if (result.jobs.length < pageSize || page >= result.pages) break;
  }
  const words = searchTitle(query);
  return {
    title: `${words} · ${site.productName}`,
    description: `New openings: ${words}. Duplicates merged, dated by when they were first seen.`,
    pageUrl: site.publicUrl + searchPath(changed(query, {})),
    feedUrl: site.publicUrl + feedPath(format, query),
    publicUrl: site.publicUrl,
    jobs: jobs.slice(0, feedLength),
    now,
  };
}
