import { MapPin, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import type { SearchResult } from "../search/match/search-result.ts";
import type { SearchQuery } from "../search/query/search-query.ts";
import { FilterBar } from "./filter-bar.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { PayCurrencies } from "./pay-currency.ts";
import { understoodFilters } from "./search-texts.ts";
import { SuggestInput } from "./suggest-input.tsx";
import type { useSearch } from "./use-search.ts";

/** Id of the form. Controls outside the form refer to it. */
export const searchFormId = "search";
/** Id of the field for words. A link at the start of the page leads to it. */
export const keywordsId = "keywords";

type SearchFormProps = {
  state: ReturnType<typeof useSearch>;
  query: SearchQuery;
  result: Pick<SearchResult, "facets" | "total" | "location" | "understood">;
  currencies: PayCurrencies;
  /** Rendered at the end of the filter bar. */
  children: ReactNode;
};

/**
 * The words, the place and all filters in one form, as a bar that stays while the list scrolls. It works as a plain GET;
 * with JavaScript it searches at once.
 */
export function SearchForm({ state, query, result, currencies, children }: SearchFormProps) {
  const { shown, typed, type, search } = state;
  return (
    <search className="contents">
      <form
        className="contents"
        id={searchFormId}
        method="get"
        action="/jobs"
        onSubmit={(event) => {
          event.preventDefault();
          // On a phone the fields close, and its keyboard with them. The focus goes on to the results.
          if (matchMedia("(max-width: 47.99rem)").matches && document.activeElement instanceof HTMLElement)
            document.activeElement.blur();
          search({});
        }}
      >
        {query.company && <input type="hidden" name="company" value={query.company} />}
        <div className="search-bar">
          <div className="app">
            <div className="search-top">
              <h1>Find Your Next Job</h1>
              <div className="search-fields">
                <SuggestInput
                  id={keywordsId}
                  field="keywords"
                  name="q"
                  label="Keywords or company"
                  placeholder="Job title, keywords or company"
                  icon={Search}
                  maxLength={200}
                  value={typed.keywords}
                  onType={(keywords) => type({ keywords })}
                  onChoose={({ text }) => {
                    type({ keywords: text });
                    search({ keywords: text });
                  }}
                />
                <SuggestInput
                  field="location"
                  name="location"
                  label="Location"
                  placeholder="City, region, country or remote"
                  icon={MapPin}
                  maxLength={120}
                  value={typed.location}
                  prefixOf={(text) => lastAlternative(text).prefix}
                  onType={(location) => type({ location })}
                  onChoose={({ text }) => {
                    const location = lastAlternative(typed.location).before + text;
                    type({ location });
                    search({ location });
                  }}
                />
                <Button look="primary" type="submit">
                  Search Jobs
                </Button>
              </div>
            </div>
            <FilterBar
              query={shown}
              understood={understoodFilters(query, result)}
              sourceLabel={(name) => labelOf(result.facets.sources, name)}
              total={result.total}
              renderPanel={(only) => (
                <FilterPanel
                  only={only}
                  query={shown}
                  facets={result.facets}
                  hasCity={result.location.radiusKm !== null}
                  currencies={currencies}
                  onSearch={search}
                />
              )}
            >
              {children}
            </FilterBar>
          </div>
        </div>
      </form>
    </search>
  );
}

function labelOf(sources: SearchResult["facets"]["sources"], name: string): string {
  return sources.find(({ value }) => value === name)?.label ?? name;
}

/**
 * Returns the part of a location field that is being typed: the text after the last "or", semicolon or slash.
 *
 * @example lastAlternative("Denver, CO or rem") // { before: "Denver, CO or ", prefix: "rem" }
 */
export function lastAlternative(text: string): { before: string; prefix: string } {
  const match = /^(.*(?:\sor\s+|[;/|]\s*))?(.*)$/is.exec(text);
  return { before: match?.[1] ?? "", prefix: match?.[2] ?? text };
}
