import type { JsonObject } from "../../../platform/json/json-object.ts";
import { isHiringPost, readHiringPost } from "../../corpus/hacker-news/read-hiring-post.ts";
import type { IsCity } from "../../corpus/hacker-news/places-in.ts";
import { columnsOf } from "../../corpus/record-columns.ts";
import { feedAdapter, type FeedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { listOf, objectOf, textOf } from "../../json-fields.ts";
import { parseRecord } from "../../read-json-body.ts";
import { refused } from "../../record-outcome.ts";

const service = "https://hn.algolia.com/api/v1";
const threadTitle = /\bwho is hiring\b/i;

/**
 * The month's "Who is hiring?" thread of Hacker News, by its public search. The newest thread of its author is found
 * first: a search for the words finds discussions of it. Posts of the month before stay for a fortnight.
 *
 * @param isCity tells the names of cities in the first line of a post from its other parts
 */
export function hackerNews(isCity: IsCity): FeedAdapter {
  return feedAdapter({
    name: "hackernews",
    label: "Hacker News",
    homepage: "https://news.ycombinator.com/submitted?id=whoishiring",
    hasEntrance: true,
    listsOnlyNewest: true,
    exampleAddress: "https://news.ycombinator.com/submitted?id=whoishiring",
    boardAt: ({ hostname }) =>
      hostname === "news.ycombinator.com" || hostname === "hn.algolia.com" ? "" : null,
    isFirst: true,
    listKeys: ["children", "hits"],
    pageUrl(_, page, step) {
      if (page === 0) return `${service}/search_by_date?tags=story,author_whoishiring&hitsPerPage=10`;
      const thread = page === 1 ? newestThread(step?.first ?? null) : null;
      return thread === null ? null : `${service}/items/${thread}`;
    },
    hasMore: () => false,
    readRecord: (record) => readComment(record, isCity),
  });
}

function newestThread(found: string | null): string | null {
  const parsed = found === null ? null : parseRecord(found);
  const hits = parsed?.ok ? listOf(parsed.record["hits"]).map(objectOf) : [];
  const id = textOf(hits.find((hit) => threadTitle.test(textOf(hit["title"]) ?? ""))?.["objectID"]);
  return id !== null && /^\d+$/.test(id) ? id : null;
}

function readComment(record: JsonObject, isCity: IsCity): RecordReading | null {
  const id = textOf(record["id"]) ?? textOf(record["objectID"]);
  if (textOf(record["title"]) !== null)
    return refused("not-an-opening", "The thread itself, not a post in it.", id);
  const [parent, story] = [textOf(record["parent_id"]), textOf(record["story_id"])];
  if (parent !== story) return refused("not-an-opening", "An answer to a post.", id);
  // A deleted post has no text.
  if (textOf(record["text"]) === null && textOf(record["comment_text"]) === null)
    return id === null ? refused("unreadable", "Not a post of the thread.", null) : null;
  const { children: _answers, author: _person, _highlightResult: _marks, ...post } = record;
  const columns = columnsOf(post);
  return isHiringPost(columns)
    ? readHiringPost(columns, isCity)
    : refused("not-an-opening", "Not a post of the thread.", id);
}
