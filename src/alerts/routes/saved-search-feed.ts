import { getSearchOfFeed } from "../saved-searches.server.ts";
import { feedOfSearch } from "../../jobs/feed/feed-of-search.server.ts";
import { writeRss } from "../../jobs/feed/write-rss.ts";
import { truncateToSecond } from "../../jobs/truncate-to-second.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/saved-search-feed";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Serves the feed of a saved search. Its address never changes and reveals neither the search nor its owner. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { db, clock, places, config } = context.get(servicesContext);
  const search = await getSearchOfFeed(db, params.key);
  if (!search) return new Response("There is no such feed.", { status: 404 });
  const feed = await runSearch({ request, context }, (searched) =>
    feedOfSearch(searched, {
      format: "rss",
      params: new URLSearchParams(search.parameters),
      now: truncateToSecond(clock()),
      gazetteer: places,
      site: config,
    }),
  );
  const own = {
    ...feed,
    title: `${search.name} · ${config.productName}`,
    feedUrl: config.publicUrl + url.pathname,
  };
  return new Response(writeRss(own), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "private, max-age=600",
      "X-Robots-Tag": "noindex",
    },
  });
}
