import { feedOfSearch } from "../../jobs/feed/feed-of-search.server.ts";
import { writeJsonFeed } from "../../jobs/feed/write-json-feed.ts";
import { truncateToSecond } from "../../jobs/truncate-to-second.ts";
import { limitSearches } from "../searches/limit-searches.server.ts";
import { runSearch } from "../searches/run-search.server.ts";
import { servicesContext } from "../services.ts";
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
