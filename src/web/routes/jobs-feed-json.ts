import { feedOfSearch } from "../../jobs/feed/feed-of-search.server.ts";
import { writeJsonFeed } from "../../jobs/feed/write-json-feed.ts";
import { wholeSecond } from "../../jobs/whole-second.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/jobs-feed-json";

/** Any search as JSON Feed, with the parameters of its page: the fifty newest jobs. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, places, config } = context.get(servicesContext);
  const feed = await feedOfSearch(db, {
    format: "json",
    params: url.searchParams,
    now: wholeSecond(clock()),
    gazetteer: places,
    site: config,
  });
  return new Response(writeJsonFeed(feed), {
    headers: {
      "Content-Type": "application/feed+json; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}
