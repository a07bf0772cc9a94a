import type { Feed } from "./feed.ts";
import { itemTags, itemText, itemTitle } from "./feed-item.ts";
import { xmlText } from "../../text/xml-text.ts";

/** Writes a search as RSS 2.0. */
export function writeRss(feed: Feed): string {
  const items = feed.jobs.map((job) => {
    const url = xmlText(feed.publicUrl + job.path);
    return `    <item>
      <title>${xmlText(itemTitle(job))}</title>
      <link>${url}</link>
      <guid isPermaLink="false">${xmlText(`${feed.publicUrl}/jobs/${job.id}`)}</guid>
      <pubDate>${job.firstSeenAt.toUTCString()}</pubDate>
${itemTags(job)
  .map((tag) => `      <category>${xmlText(tag)}</category>\n`)
  .join("")}      <description>${xmlText(itemText(job))}</description>
    </item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(feed.title)}</title>
    <link>${xmlText(feed.pageUrl)}</link>
    <atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
    <description>${xmlText(feed.description)}</description>
    <language>en</language>
    <lastBuildDate>${feed.now.toUTCString()}</lastBuildDate>
    <ttl>60</ttl>
${items.join("")}  </channel>
</rss>
`;
}
