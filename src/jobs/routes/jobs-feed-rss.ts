import { feedOfSearch } from "../feed/feed-of-search.server.ts";
import { writeRss } from "../feed/write-rss.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-feed-rss";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Serves any search as RSS, with the parameters of its page: the fifty newest jobs. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { clock, places, config } = context.get(servicesContext);
  const feed = await runSearch({ request, context }, (db) =>
    feedOfSearch(db, {
      format: "rss",
      params: url.searchParams,
      now: truncateToSecond(clock()),
      gazetteer: places,
      site: config,
    }),
  );
  return new Response(writeRss(feed), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
