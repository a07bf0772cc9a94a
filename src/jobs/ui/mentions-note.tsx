import { Link } from "react-router";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { groupedNumber } from "./search-words.ts";

type MentionsProps = { query: SearchQuery; result: Pick<SearchResult, "mentioned" | "isOnlyMentioned"> };

/** Says before the list that its jobs only mention the words. */
export function OnlyMentions({ query, result }: MentionsProps) {
  if (query.mentions) {
    return (
      <p className="jobs-divide">
        These jobs only mention “{query.keywords}”.{" "}
        <Link className="link" to={searchPath(changed(query, { mentions: false }))}>
          Back to the jobs that are what you asked for
        </Link>
      </p>
    );
  }
  if (!result.isOnlyMentioned) return null;
  return <p className="jobs-divide">No job is “{query.keywords}”. These jobs mention it.</p>;
}

/** Links after the list to the jobs that only mention the words. */
export function MoreMentions({ query, result: { mentioned } }: MentionsProps) {
  if (!mentioned || mentioned.value === 0) return null;
  const number = `${mentioned.exact ? "" : "About "}${groupedNumber(mentioned.value)}`;
  return (
    <p className="meta">
      <Link className="link" to={searchPath(changed(query, { mentions: true }))}>
        {number} more {mentioned.value === 1 ? "mentions" : "mention"} it
      </Link>
    </p>
  );
}
