import type { Feed } from "./feed.ts";
import { itemTags, itemText, itemTitle } from "./feed-item.ts";

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
