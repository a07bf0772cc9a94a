import { Link } from "react-router";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { countInText } from "./search-texts.ts";

type LeftOutByDateProps = { query: SearchQuery; leftOut: SearchResult["leftOutByDate"] };

/** Says how many jobs a list by date leaves out because they match less than the best, with a link to a list of all. */
export function LeftOutByDate({ query, leftOut }: LeftOutByDateProps) {
  if (!leftOut) return null;
  const isOne = leftOut.value === 1;
  return (
    <p className="meta left-out">
      Newest first leaves out {countInText(leftOut, "about")} {isOne ? "job that matches" : "jobs that match"}{" "}
      less.{" "}
      <Link className="link" to={searchPath(changed(query, { sort: "relevance" }))} preventScrollReset>
        Show all by best match
      </Link>
    </p>
  );
}
