import { Link } from "react-router";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { groupedNumber } from "./search-texts.ts";

type NoteProps = { query: SearchQuery; result: Pick<SearchResult, "correctedTo" | "isOnlyMentioned"> };

/** Says before a list of mentions or partial matches what it is, and leads back. */
export function WeakerMatchesNote({ query, result }: NoteProps) {
  const asked = result.correctedTo ?? query.keywords;
  if (result.isOnlyMentioned)
    return <p className="jobs-divide">No job is “{asked}”. These jobs mention it.</p>;
  if (!query.mentions && !query.partial) return null;
  return (
    <p className="jobs-divide">
      {query.mentions ? `These jobs mention “${asked}” or come close.` : "These match in part."}{" "}
      <Link className="link" to={searchPath(changed(query, { mentions: false, partial: false }))}>
        Back to the jobs that are what you asked for
      </Link>
    </p>
  );
}

type LinksProps = { query: SearchQuery; result: Pick<SearchResult, "mentioned" | "partial"> };

/** Links after a list to the jobs that match some of the words, and to those that mention them or come close. */
export function WeakerMatchesLinks({ query, result: { mentioned, partial } }: LinksProps) {
  return (
    <>
      {partial > 0 && (
        <p className="meta">
          <Link className="link" to={searchPath(changed(query, { partial: true }))}>
            {partial} more {partial === 1 ? "matches" : "match"} in part
          </Link>
        </p>
      )}
      {mentioned && mentioned.value > 0 && (
        <p className="meta">
          <Link className="link" to={searchPath(changed(query, { mentions: true }))}>
            {mentioned.exact ? "" : "About "}
            {groupedNumber(mentioned.value)} more {mentioned.value === 1 ? "mentions" : "mention"} it or{" "}
            {mentioned.value === 1 ? "comes" : "come"} close
          </Link>
        </p>
      )}
    </>
  );
}
