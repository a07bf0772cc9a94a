import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { withoutFilters, type SearchQuery } from "../search/query/search-query.ts";
import { countWords, hasFilters, isNarrowed, searchWords } from "./search-words.ts";

type NoResultsProps = { query: SearchQuery; costliest: SearchResult["mostRestrictiveFilter"] };

/** Shown when nothing matches. Names the most restrictive filter and links to the full list. */
export function NoResults({ query, costliest }: NoResultsProps) {
  if (!isNarrowed(query)) {
    return (
      <Empty title="No jobs here yet" level="h3">
        The first reading of the sources has not finished. Come back in a few minutes.
      </Empty>
    );
  }
  return (
    <Empty
      title="No results found"
      level="h3"
      actions={
        <>
          <Form action="/jobs">
            <Button look="primary">Reset Filters</Button>
          </Form>
          {hasFilters(query) && (query.keywords || query.location) && (
            <ButtonLink look="quiet" to={searchPath(withoutFilters(query))} preventScrollReset>
              Keep “{searchWords(query)}”, drop the filters
            </ButtonLink>
          )}
        </>
      }
    >
      {costliest ? (
        <>
          Nothing matches everything you asked for.{" "}
          <Link className="link" to={`/jobs?${costliest.search}`} preventScrollReset>
            Without {costliest.label}: {countWords(costliest.count)}
          </Link>
          .
        </>
      ) : (
        "No listing has these words. Try fewer or more general ones, or look at the spelling."
      )}
    </Empty>
  );
}
