import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath } from "../search/query/search-address.ts";
import { withoutFilters, type SearchQuery } from "../search/query/search-query.ts";
import { MentionsLink } from "./mentions.tsx";
import { hasFilters, isNarrowed, jobsFoundText, searchTitle } from "./search-texts.ts";

type NoResultsProps = { query: SearchQuery; result: SearchResult };

/** Shown when nothing matches. Names the most restrictive filter, and links to the full list. */
export function NoResults({ query, result }: NoResultsProps) {
  const { mostRestrictiveFilter } = result;
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
          <MentionsLink query={query} result={result} />
          <Form action="/jobs">
            <Button>Reset Filters</Button>
          </Form>
          {hasFilters(query) && (query.keywords || query.location) && (
            <ButtonLink look="quiet" to={searchPath(withoutFilters(query))} preventScrollReset>
              Keep “{searchTitle(query)}”, drop the filters
            </ButtonLink>
          )}
        </>
      }
    >
      {mostRestrictiveFilter ? (
        <>
          Nothing matches everything you asked for.{" "}
          <Link className="link" to={`/jobs?${mostRestrictiveFilter.search}`} preventScrollReset>
            Without {mostRestrictiveFilter.label}: {jobsFoundText(mostRestrictiveFilter.count)}
          </Link>
          .
        </>
      ) : (
        "No jobs match. Try fewer or broader words, or check the spelling. Reset Filters clears the search and lists all jobs."
      )}
    </Empty>
  );
}
