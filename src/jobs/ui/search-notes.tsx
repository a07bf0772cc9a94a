import { Fragment } from "react";
import { Link } from "react-router";
import type { IgnoredParameter } from "../search/filters/address-parameters.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type Radius, type SearchQuery } from "../search/query/search-query.ts";
import { UnderstoodLine } from "./understood-line.tsx";

export type PlaceHints = {
  /** How the place was understood; null when there is nothing to explain. */
  note: string | null;
  /** The next larger radius; null if none applies. */
  wider: Radius | null;
  /** Other places that may have been meant, as searchable labels. */
  alternatives: readonly string[];
  suggestion: string | null;
};

type SearchNotesProps = {
  query: SearchQuery;
  ignored: readonly IgnoredParameter[];
  result: Pick<SearchResult, "correctedTo" | "suggestion" | "understood" | "unused" | "company">;
  place: PlaceHints;
};

/** Explains how the search was understood where that differs from the typed text. */
export function SearchNotes({ query, ignored, result, place }: SearchNotesProps) {
  const others = place.suggestion ? [place.suggestion] : place.alternatives;
  const isPlain =
    result.understood.length === 0 && result.unused.length === 0 && !result.suggestion && !result.correctedTo;
  if (isPlain && !place.note && ignored.length === 0) return null;
  return (
    <div className="search-notes">
      {result.correctedTo && (
        <p>
          Showing results for <strong>{result.correctedTo}</strong>. Search instead for{" "}
          <Link className="link" to={searchPath(changed(query, { verbatim: true }))} preventScrollReset>
            {query.keywords}
          </Link>
          .
        </p>
      )}
      {result.suggestion && (
        <p>
          Did you mean{" "}
          <Link className="link" to={searchPath(changed(query, { keywords: result.suggestion }))}>
            {result.suggestion}
          </Link>
          ?
        </p>
      )}
      <UnderstoodLine query={query} result={result} />
      {place.note && (
        <p className="meta">
          {place.note}{" "}
          {place.wider && (
            <Link
              className="link"
              to={searchPath(changed(query, { radius: place.wider }))}
              preventScrollReset
            >
              Search within {place.wider} km
            </Link>
          )}
          {others.length > 0 && " Did you mean "}
          {others.map((label, index) => (
            <Fragment key={label}>
              {index > 0 && (index === others.length - 1 ? " or " : "; ")}
              <Link className="link" to={searchPath(changed(query, { location: label }))} preventScrollReset>
                {label}
              </Link>
            </Fragment>
          ))}
          {others.length > 0 && "?"}
        </p>
      )}
      {ignored.map(({ name, value, reason }) => (
        <p className="meta" key={`${name} ${value}`}>
          We left out “{name}={value}”: {reason}.
        </p>
      ))}
    </div>
  );
}
