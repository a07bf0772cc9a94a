import { SlidersHorizontal } from "lucide-react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ChipRemove } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { searchPath } from "../search/query/search-address.ts";
import { withoutFilters, type SearchQuery } from "../search/query/search-query.ts";
import { activeFilters, hasFilters } from "./search-texts.ts";

type FilterBarProps = {
  query: SearchQuery;
  sourceLabel: (name: string) => string;
  /** False when there are no results, because the page then has its own link to the full list. */
  hasResults: boolean;
  /** Rendered at the end of the bar. */
  children: ReactNode;
};

/**
 * Opens and closes the filter panel, which follows it in the form. A style sheet shows the panel while this `details`
 * is open, so it needs no JavaScript. The active filters are next to it, each as a link to the search without it.
 */
export function FilterBar({ query, sourceLabel, hasResults, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(hasFilters(query) || query.radius > 0);
  const filters = activeFilters(query, sourceLabel);
  // The chips already show the active filters. On a small screen the open panel would push the jobs out of sight.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how wide the screen is, only the browser knows
    if (matchMedia("(max-width: 47.99rem)").matches) setOpen(false);
  }, []);
  return (
    <div className="bar">
      <details className="more-filters" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="btn btn-secondary btn-sm">
          <Icon of={SlidersHorizontal} size="sm" />
          <span className="when-closed">Show More Filters</span>
          <span className="when-open">Hide Filters</span>
        </summary>
      </details>
      {filters.map(({ label, without }) => (
        <ChipRemove key={label} label={label} to={searchPath(without)} />
      ))}
      {filters.length > 0 && hasResults && (
        <ButtonLink
          look="quiet"
          size="sm"
          to={searchPath({ ...withoutFilters(query), radius: 0 })}
          preventScrollReset
        >
          Reset Filters
        </ButtonLink>
      )}
      <div className="push cluster">{children}</div>
    </div>
  );
}
