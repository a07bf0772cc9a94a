import { feedOfSearch } from "../feed/feed-of-search.server.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-feed-json";
import type { Feed } from "../feed/feed.ts";
import { itemTags, itemText, itemTitle } from "../feed/feed-item.ts";

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

/**
 * Writes a search as JSON Feed 1.1.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: "en",
    items: feed.jobs.map((job) => ({
      id: `${feed.publicUrl}/jobs/${job.id}`,
      url: feed.publicUrl + job.path,
      title: itemTitle(job),
      content_text: itemText(job),
      date_published: job.firstSeenAt.toISOString(),
      authors: [{ name: job.company }],
      tags: itemTags(job),
    })),
  });
}
