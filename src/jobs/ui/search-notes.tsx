import { Fragment } from "react";
import { Link } from "react-router";
import type { IgnoredParameter } from "../search/filters/address-parameters.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { locationNote } from "./location-note.ts";

/** Other places that may have been meant, as searchable labels. */
export type PlaceHints = { alternatives: readonly string[]; suggestion: string | null };

type SearchNotesProps = {
  query: SearchQuery;
  ignored: readonly IgnoredParameter[];
  result: Pick<SearchResult, "correctedTo" | "location">;
  place: PlaceHints;
};

/** Explains how the search was understood where that differs from the typed text. */
export function SearchNotes({ query, ignored, result, place }: SearchNotesProps) {
  const understood = locationNote(result.location);
  const others = place.suggestion ? [place.suggestion] : place.alternatives;
  if (!result.correctedTo && !understood && ignored.length === 0) return null;
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
      {understood && (
        <p className="meta">
          {understood}
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
