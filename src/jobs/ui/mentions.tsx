import { Link } from "react-router";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { countInText } from "./search-texts.ts";

type NoteProps = { query: SearchQuery; result: Pick<SearchResult, "correctedTo" | "total"> };

/** Says before a list of mentions what it is, and leads back. */
export function MentionsNote({ query, result }: NoteProps) {
  if (!query.mentions) return null;
  return (
    <p className="jobs-divide">
      {result.total.value > 0 && `These jobs mention “${result.correctedTo ?? query.keywords}”. `}
      <Link className="link" to={searchPath(changed(query, { mentions: false }))}>
        Back to the jobs that are what you asked for
      </Link>
    </p>
  );
}

type LinkProps = { query: SearchQuery; result: Pick<SearchResult, "mentioned" | "total"> };

/** Links to the jobs that mention the words of a list. */
export function MentionsLink({ query, result: { mentioned, total } }: LinkProps) {
  if (mentioned === null || mentioned.value === 0) return null;
  const isOne = mentioned.value === 1;
  const others = total.value > 0 ? "more" : isOne ? "job" : "jobs";
  return (
    <p className="meta">
      <Link className="link" to={searchPath(changed(query, { mentions: true }))}>
        {countInText(mentioned)} {others} {isOne ? "mentions it" : "mention it"}
      </Link>
    </p>
  );
}
