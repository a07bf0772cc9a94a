import { Fragment } from "react";
import { Link } from "react-router";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";

type UnderstoodLineProps = {
  query: SearchQuery;
  result: Pick<SearchResult, "understood" | "unusedWords" | "company">;
};

/** One line about what the words were understood as, with a way out. */
export function UnderstoodLine({ query, result: { understood, unusedWords, company } }: UnderstoodLineProps) {
  if (understood.length === 0 && unusedWords.length === 0) return null;
  return (
    <p className="meta">
      {understood.length > 0 && "Understood as: "}
      {understood.map(({ text, kind }, index) => (
        <Fragment key={text}>
          {index > 0 && ", "}
          <strong>
            {kind === "company" && company?.path ? (
              <Link className="link" to={company.path}>
                {text}
              </Link>
            ) : (
              text
            )}
          </strong>
          {kind !== "filter" && ` (${kind})`}
        </Fragment>
      ))}
      {understood.length > 0 && " · "}
      {unusedWords.length > 0 && `Not used: ${unusedWords.join(", ")} · `}
      <Link className="link" to={searchPath(changed(query, { verbatim: true }))} preventScrollReset>
        search for these words only
      </Link>
    </p>
  );
}
