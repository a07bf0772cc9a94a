import { feedOfSearch } from "../feed/feed-of-search.server.ts";
import { writeJsonFeed } from "../feed/write-json-feed.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-feed-json";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Serves any search as JSON Feed, with the parameters of its page: the fifty newest jobs. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { clock, places, config } = context.get(servicesContext);
  const feed = await runSearch({ request, context }, (db) =>
    feedOfSearch(db, {
      format: "json",
      params: url.searchParams,
      now: truncateToSecond(clock()),
      gazetteer: places,
      site: config,
    }),
  );
  return new Response(writeJsonFeed(feed), {
    headers: {
      "Content-Type": "application/feed+json; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}
