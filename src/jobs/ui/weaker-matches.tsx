import { Link } from "react-router";
import type { Count } from "../search/filters/counts.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { countInText } from "./search-texts.ts";

/** Returns "match in part" or "do not state their pay in full", in the form that agrees with the count. */
export function partialMatchText(
  count: number,
  { isPayUnstated }: Pick<SearchResult, "isPayUnstated">,
): string {
  const isOne = count === 1;
  if (isPayUnstated) return isOne ? "does not state its pay in full" : "do not state their pay in full";
  return isOne ? "matches in part" : "match in part";
}

/**
 * Returns "mention it or come close", in the form that agrees with the count. If a list has only jobs in the countries of the
 * search's language, jobs elsewhere are among the others.
 */
export function mentionText(count: number, { area }: Pick<SearchResult, "area">): string {
  const isOne = count === 1;
  const elsewhere = area === null ? "" : isOne ? "is elsewhere, " : "are elsewhere, ";
  return elsewhere + (isOne ? "mentions it or comes close" : "mention it or come close");
}

type NoteProps = {
  query: SearchQuery;
  result: Pick<SearchResult, "correctedTo" | "isPayUnstated" | "total">;
};

/** Says before a list of mentions or partial matches what it is, and leads back. */
export function WeakerMatchesNote({ query, result }: NoteProps) {
  const asked = result.correctedTo ?? query.keywords;
  if (!query.mentions && !query.partial) return null;
  return (
    <p className="jobs-divide">
      {result.total.value > 0 &&
        (query.mentions
          ? `These jobs mention “${asked}” or come close. `
          : `These ${partialMatchText(2, result)}. `)}
      <Link className="link" to={searchPath(changed(query, { mentions: false, partial: false }))}>
        Back to the jobs that are what you asked for
      </Link>
    </p>
  );
}

type LinksProps = {
  query: SearchQuery;
  result: Pick<SearchResult, "mentioned" | "partial" | "isPayUnstated" | "area">;
};

/** Links after a list to the jobs that match some of the words, and to those that mention them or come close. */
export function WeakerMatchesLinks({ query, result }: LinksProps) {
  const { mentioned, partial } = result;
  const link = (count: Count | null, change: Partial<SearchQuery>, reason: (count: number) => string) =>
    count !== null &&
    count.value > 0 && (
      <p className="meta">
        <Link className="link" to={searchPath(changed(query, change))}>
          {countInText(count, "About")} more {reason(count.value)}
        </Link>
      </p>
    );
  return (
    <>
      {link(partial, { partial: true }, (count) => partialMatchText(count, result))}
      {link(mentioned, { mentions: true }, (count) => mentionText(count, result))}
    </>
  );
}
