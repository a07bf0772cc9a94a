import { ChevronDown, SlidersHorizontal } from "lucide-react";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ChipRemove } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Count } from "../search/filters/counts.ts";
import { filters, isChosen, type FilterKey } from "../search/filters/filters.ts";
import { searchPath } from "../search/query/search-address.ts";
import { withoutFilters, type SearchQuery } from "../search/query/search-query.ts";
import { activeFilters, jobsText, type ActiveFilter } from "./search-texts.ts";

type FilterBarProps = {
  query: SearchQuery;
  /** The meaning of the words, each with the search without it. */
  understood: readonly ActiveFilter[];
  sourceLabel: (name: string) => string;
  total: Count;
  /** Renders all filters, or only one. */
  renderPanel: (only: FilterKey | null) => ReactNode;
  /** Rendered at the end of the bar. */
  children: ReactNode;
};

/** One filter, shown alone below its chip. */
type Alone = { key: FilterKey; chip: HTMLElement; left: number };

/** Filters that have a chip in the bar while nothing is chosen in them. */
const offered: readonly FilterKey[] = ["types", "levels", "workModes", "pay", "postedWithin"];

/** The id of a filter in the panel. */
export const filterId = (key: string): string => `filter-${key}`;

/**
 * What the search was understood as and the active filters, each as a link to the search without it; a chip for each
 * filter without a choice, which shows that filter as a menu; and the panel of all filters, a `details` that needs no
 * JavaScript. The panel is a column next to the list, or a sheet on a small screen.
 */
export function FilterBar({ query, understood, sourceLabel, total, renderPanel, children }: FilterBarProps) {
  const { details, alone, showAlone, close, leave, escape, pressToggle } = usePanel();
  const active = activeFilters(query, sourceLabel);
  return (
    <div className="bar">
      <div className="bar-chips">
        {[...understood, ...active].map(({ label, without }) => (
          <ChipRemove key={`${label} ${searchPath(without)}`} label={label} to={searchPath(without)} />
        ))}
        {filters.map(
          (filter) =>
            offered.includes(filter.key) &&
            !isChosen(filter, query) && (
              <a
                key={filter.key}
                className="chip offered"
                href={`#${filterId(filter.key)}`}
                aria-current={alone?.key === filter.key || undefined}
                onClick={(event) => showAlone(event, filter.key)}
              >
                {filter.label}
                <Icon of={ChevronDown} size="sm" />
              </a>
            ),
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside */}
      <details
        className={classNames("more-filters", alone && "is-alone")}
        ref={details}
        onBlur={leave}
        onKeyDown={escape}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a summary is a button */}
        <summary className="btn btn-secondary btn-sm" onClick={pressToggle}>
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
        <div className="filter-sheet" style={alone ? { insetInlineStart: alone.left } : undefined}>
          {renderPanel(alone?.key ?? null)}
          <div className="filter-end">
            {active.length > 0 && !alone && (
              <ButtonLink
                look="quiet"
                to={searchPath({ ...withoutFilters(query), radius: 0 })}
                preventScrollReset
              >
                Reset Filters
              </ButtonLink>
            )}
            <Button look="primary" className="needs-script show-found" onClick={close}>
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
      <div className="push cluster">{children}</div>
    </div>
  );
}

/**
 * The state of the panel. A menu and a sheet lie over the list, so a press elsewhere closes them. The column stays
 * until it is closed.
 */
function usePanel() {
  const details = useRef<HTMLDetailsElement>(null);
  const [alone, setAlone] = useState<Alone | null>(null);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
    setAlone(null);
  }, []);

  useEffect(() => {
    const press = ({ target }: Event) => {
      const panel = details.current;
      if (!panel?.open || !(target instanceof Node) || (!alone && isColumn())) return;
      // The panel itself is its ground on a small screen, and the chip closes its own menu.
      if (target === panel || !(panel.contains(target) || alone?.chip.contains(target))) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [alone, close]);
  useEffect(() => {
    if (alone) focusFilter(alone.key);
  }, [alone]);

  const showAlone = (event: MouseEvent<HTMLElement>, key: FilterKey) => {
    event.preventDefault();
    const panel = details.current;
    const chip = event.currentTarget;
    if (alone?.key === key) close();
    else if (panel?.open && !alone) focusFilter(key);
    else if (panel) {
      panel.open = true;
      setAlone({ key, chip, left: chip.offsetLeft });
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget === alone?.chip) return;
    if (alone || !isColumn()) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    // A choice takes the chip out of the bar.
    (alone?.chip.isConnected ? alone.chip : details.current.querySelector("summary"))?.focus();
    close();
  };
  /** From a menu, the toggle leads to all filters. */
  const pressToggle = (event: MouseEvent) => {
    if (!alone) return;
    event.preventDefault();
    setAlone(null);
  };
  return { details, alone, showAlone, close, leave, escape, pressToggle };
}

const focusFilter = (key: FilterKey): void =>
  document.getElementById(filterId(key))?.querySelector<HTMLElement>("input, select")?.focus();

/** Whether there is room for the filters next to the list. The styles have the same width. */
const isColumn = (): boolean => matchMedia("(min-width: 64rem)").matches;
