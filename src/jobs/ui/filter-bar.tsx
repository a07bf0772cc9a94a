import { ChevronDown, SlidersHorizontal } from "lucide-react";
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ChipRemove } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Count } from "../search/filters/counts.ts";
import { filters, isChosen } from "../search/filters/filters.ts";
import { searchPath } from "../search/query/search-address.ts";
import { withoutFilters, type SearchQuery } from "../search/query/search-query.ts";
import { activeFilters, jobsText, type ActiveFilter } from "./search-texts.ts";

type FilterBarProps = {
  query: SearchQuery;
  /** The meaning of the words, each with the search without it. */
  understood: readonly ActiveFilter[];
  sourceLabel: (name: string) => string;
  total: Count;
  panel: ReactNode;
  /** Rendered at the end of the bar. */
  children: ReactNode;
};

/** Filters that a chip of the bar leads to while nothing is chosen in them. The others are only in the panel. */
const offered = ["types", "levels", "workModes", "pay", "postedWithin"] as const;

/** The id of a filter in the panel. */
export const filterId = (key: string): string => `filter-${key}`;

/**
 * What the search was understood as and the active filters, each as a link to the search without it; a chip for each
 * filter without a choice; and the panel of all filters, a `details` that needs no JavaScript. On a small screen the
 * panel is a sheet.
 */
export function FilterBar({ query, understood, sourceLabel, total, panel, children }: FilterBarProps) {
  const { details, setOpen, focusToggle } = usePanel();
  const active = activeFilters(query, sourceLabel);

  const openAt = (event: MouseEvent, key: string) => {
    event.preventDefault();
    setOpen(true);
    document.getElementById(filterId(key))?.querySelector<HTMLElement>("input, select")?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    setOpen(false);
    focusToggle();
  };

  return (
    <div className="bar">
      <div className="bar-chips">
        {[...understood, ...active].map(({ label, without }) => (
          <ChipRemove key={`${label} ${searchPath(without)}`} label={label} to={searchPath(without)} />
        ))}
        {filters.map(
          (filter) =>
            offered.some((key) => key === filter.key) &&
            !isChosen(filter, query) && (
              <a
                key={filter.key}
                className="chip only-wide"
                href={`#${filterId(filter.key)}`}
                onClick={(event) => openAt(event, filter.key)}
              >
                {filter.label}
                <Icon of={ChevronDown} size="sm" />
              </a>
            ),
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside */}
        <details className="more-filters" ref={details} onBlur={leave} onKeyDown={escape}>
          <summary className="btn btn-secondary btn-sm">
            <Icon of={SlidersHorizontal} size="sm" />
            <span className="when-closed">Show More Filters</span>
            <span className="when-open">Hide Filters</span>
            {active.length > 0 && (
              <span className="bar-count">
                {active.length}
                <span className="sr"> chosen</span>
              </span>
            )}
          </summary>
          <div className="filter-sheet">
            {panel}
            <div className="app filter-end">
              {active.length > 0 && (
                <ButtonLink
                  look="quiet"
                  to={searchPath({ ...withoutFilters(query), radius: 0 })}
                  preventScrollReset
                >
                  Reset Filters
                </ButtonLink>
              )}
              <Button look="primary" className="needs-script" onClick={() => setOpen(false)}>
                Show {jobsText(total)}
              </Button>
              <noscript>
                <Button look="primary" type="submit">
                  Apply filters
                </Button>
              </noscript>
            </div>
          </div>
        </details>
      </div>
      <div className="push cluster">{children}</div>
    </div>
  );
}

/** The panel, which a press elsewhere closes. */
function usePanel() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const panel = details.current;
      if (!panel?.open || !(target instanceof Node)) return;
      // The panel itself is its ground on a small screen.
      if (target === panel || !panel.contains(target)) panel.open = false;
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  const setOpen = (open: boolean): void => {
    if (details.current) details.current.open = open;
  };
  const focusToggle = () => details.current?.querySelector("summary")?.focus();
  return { details, setOpen, focusToggle };
}
