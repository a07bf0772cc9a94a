import { Fragment, lazy, Suspense } from "react";
import { Link } from "react-router";
import type { IgnoredParameter } from "../search/filters/address-parameters.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { locationNote } from "./location-note.ts";

/** Few searches are for a place near the person. */
const SearchNearby = lazy(() => import("./search-nearby.tsx"));

type UnderstoodLineProps = {
  query: SearchQuery;
  result: Pick<SearchResult, "understood" | "unusedWords" | "company">;
};

type SearchNotesProps = {
  query: SearchQuery;
  ignored: readonly IgnoredParameter[];
  result: Pick<
    SearchResult,
    "correctedTo" | "suggestion" | "understood" | "unusedWords" | "company" | "location"
  >;
};

/** Explains how the search was understood where that differs from the typed text. */
export function SearchNotes({ query, ignored, result }: SearchNotesProps) {
  const place = locationNote(result.location, query.location !== "");
  const others = place.suggestion ? [place.suggestion] : place.alternatives;
  const isPlain =
    result.understood.length === 0 &&
    result.unusedWords.length === 0 &&
    !result.suggestion &&
    !result.correctedTo;
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
          {result.location.isNowhere && (
            <Suspense>
              <SearchNearby query={query} />
            </Suspense>
          )}
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

/** Says which words were not used, with the way to a search for the words as they are. */
function UnderstoodLine({ query, result: { understood, unusedWords, company } }: UnderstoodLineProps) {
  if (understood.length === 0 && unusedWords.length === 0) return null;
  return (
    <p className="meta">
      {company?.path && (
        <>
          <Link className="link" to={company.path}>
            About {company.name}
          </Link>{" "}
          ·{" "}
        </>
      )}
      {unusedWords.length > 0 && `Not used: ${unusedWords.join(", ")} · `}
      <Link className="link" to={searchPath(changed(query, { verbatim: true }))} preventScrollReset>
        Search for these words only
      </Link>
    </p>
  );
}
