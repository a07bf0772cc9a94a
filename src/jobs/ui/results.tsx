import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import { Form, Link, NavigationType, useNavigationType } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import type { JobSummary } from "../job-summary.ts";
import type { SearchResult } from "../search/match/search-result.ts";
import { searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { changed, lastPage, onPage, pageSize, type SearchQuery } from "../search/query/search-query.ts";
import { JobList } from "./job-list.tsx";
import { NoResults } from "./no-results.tsx";
import { countInText, hasFilters, jobsFoundText, groupedNumber } from "./search-texts.ts";
import { SampleNote } from "./sample-note.tsx";
import { SearchLinks, type OtherService } from "./search-links.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useSlow } from "./use-slow.ts";
import { MentionsLink, MentionsNote } from "./mentions.tsx";
import type { Count } from "../search/filters/counts.ts";
import { Rows2, Rows4 } from "lucide-react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import type { Density } from "../../ui/display/display-choice.ts";
import { Icon } from "../../ui/icon.tsx";

/** Id of the headline. A link at the start of the page leads to it. */
export const resultsId = "results";

const densities = [
  { value: "comfortable", label: "Comfortable", icon: Rows2 },
  { value: "compact", label: "Compact", icon: Rows4 },
] as const;

/** How many jobs and companies the person has hidden. */
export type HiddenCount = { jobs: number; companies: number };

type HiddenNoteProps = { query: SearchQuery; hidden: HiddenCount & { areShown: boolean } };

type LeftOutByPayProps = { query: SearchQuery; withoutYearly: Count };

type ResultsProps = {
  /** The search that `result` belongs to. */
  query: SearchQuery;
  result: SearchResult;
  now: Date;
  openId: string | null;
  /** True while another search is loading. */
  isPending: boolean;
  hidden: HiddenNoteProps["hidden"];
  elsewhere: readonly OtherService[];
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobSummary) => void;
  onSearch: (change: Partial<SearchQuery>) => void;
  /** Rendered between the headline and the rows. */
  children: ReactNode;
};

/** The total, the sort order, the rows and the links to other pages. */
export function Results(props: ResultsProps) {
  const { query, result, now, openId, isPending, hidden, elsewhere, onOpen, onSearch, children } = props;
  const { jobs } = result;
  const isSlow = useSlow(isPending);
  const settings = { now, openId, from: writeSearchAddress(query).toString(), onOpen };
  const headline = useFocusOnNewResults(query);
  return (
    <section className="results" aria-labelledby={resultsId} aria-busy={isPending}>
      <div className="res-head">
        <h2 id={resultsId} className="h-part" ref={headline} tabIndex={-1} aria-live="polite">
          {headingOf(result)}
        </h2>
        <ClosedNote query={query} closed={result.closed} />
        {jobs.length + result.similar.length > 0 && (
          <div className="res-tools">
            <SortSelect sort={query.sort} onSort={(sort) => onSearch({ sort })} />
            <DensitySwitch />
          </div>
        )}
      </div>
      {children}
      <HiddenNote query={query} hidden={hidden} />
      <LeftOutByPay query={query} withoutYearly={result.facets.pay.withoutYearly} />
      <MentionsNote query={query} result={result} />
      {jobs.some(({ isSample }) => isSample) && <SampleNote />}
      {isSlow ? <SkeletonRows rows={6} /> : <JobList {...settings} result={result} />}
      {jobs.length === 0 && result.similar.length === 0 && !isSlow && (
        <NothingHere query={query} result={result} />
      )}
      {jobs.length > 0 && <p className="meta">{rangeText(result)}</p>}
      {result.total.value === 0 && result.similar.length > 0 && !isSlow && (
        <WithoutFilters query={query} filter={result.mostRestrictiveFilter} />
      )}
      {result.similar.length > 0 && !isSlow && (
        <section className="similar" aria-labelledby="similar">
          <h3 id="similar" className="jobs-divide">
            Similar jobs
          </h3>
          <JobList {...settings} result={{ jobs: result.similar, matchedWords: result.matchedWords }} />
        </section>
      )}
      <div className="more">
        {jobs.length + result.similar.length > 0 && <MentionsLink query={query} result={result} />}
        {/* The links carry the time of the result so that nothing shifts while paging. */}
        <Pager
          page={result.page}
          pages={result.pages}
          linkTo={(page) => searchPath(onPage(query, page, query.asOf ?? result.asOf))}
          preventScrollReset
        />
      </div>
      <SearchLinks query={query} elsewhere={elsewhere} />
    </section>
  );
}

type WithoutFiltersProps = { query: SearchQuery; filter: SearchResult["mostRestrictiveFilter"] };

/** Before similar jobs, leads to the jobs without the filter that leaves out the most, and to all jobs. */
function WithoutFilters({ query, filter }: WithoutFiltersProps) {
  return (
    <div className="cluster">
      {filter && (
        <Link className="link" to={`/jobs?${filter.search}`} preventScrollReset>
          Without {filter.label}: {jobsFoundText(filter.count)}
        </Link>
      )}
      {hasFilters(query) && (
        <Form action="/jobs">
          <Button look="secondary">Reset Filters</Button>
        </Form>
      )}
    </div>
  );
}

/** Says how many closed jobs match, with a link that lists them last, or leaves them out again. */
function ClosedNote({ query, closed }: { query: SearchQuery; closed: number }) {
  if (closed === 0) return null;
  return (
    <p className="meta">
      {groupedNumber(closed)} closed,{" "}
      <Link className="link" to={searchPath(changed(query, { closed: !query.closed }))} preventScrollReset>
        {query.closed ? "hide" : "show"}
      </Link>
    </p>
  );
}

/** Either nothing matches, or the page is after the last one. */
function NothingHere({ query, result }: { query: SearchQuery; result: SearchResult }) {
  if (result.total.value === 0 || query.page === 1) {
    return <NoResults query={query} result={result} />;
  }
  return (
    <p className="jobs-divide">
      This search has no page {query.page}.{" "}
      <Link className="link" to={searchPath(changed(query, {}))}>
        Go to its first page
      </Link>
    </p>
  );
}

/** @example headingOf(result) // "No exact match; 14 similar jobs" */
function headingOf({ total, similar }: SearchResult): string {
  if (total.value > 0 || similar.length === 0) return jobsFoundText(total);
  return `No exact match; ${similar.length} similar ${similar.length === 1 ? "job" : "jobs"}`;
}

function rangeText({ jobs, page, total, isCut }: SearchResult): string {
  const first = (page - 1) * pageSize + 1;
  const last = first + jobs.length - 1;
  const of = total.value >= last ? ` of ${countInText(total)}` : "";
  const cut = isCut
    ? ` The first ${groupedNumber(lastPage * pageSize)} can be opened; narrow the search to reach the rest.`
    : "";
  return `Showing ${first} to ${last}${of}.${cut}`;
}

/**
 * Moves the focus to the top of a new list if it would stay at a page link at the end, or if the link that was followed is gone.
 */
function useFocusOnNewResults(query: SearchQuery) {
  const headline = useRef<HTMLHeadingElement>(null);
  const { page } = query;
  const search = searchPath(query);
  const shown = useRef({ page, search });
  const cause = useNavigationType();
  useEffect(() => {
    const before = shown.current;
    if (before.search === search) return;
    shown.current = { page, search };
    const focused = document.activeElement;
    const wasPaging = before.page !== page && Boolean(focused?.closest(".pager"));
    if ((wasPaging || focused === document.body) && cause !== NavigationType.Pop)
      headline.current?.focus({ preventScroll: before.page === page });
  }, [page, search, cause]);
  return headline;
}

/** Says how many jobs a minimum pay leaves out because they state none, with a link that keeps them. */
function LeftOutByPay({ query, withoutYearly }: LeftOutByPayProps) {
  if (query.salary === 0 || query.pay.includes("not-stated") || withoutYearly.value === 0) return null;
  const isOne = withoutYearly.value === 1;
  return (
    <p className="meta left-out">
      Without {countInText(withoutYearly)} {isOne ? "job that does" : "jobs that do"} not say what{" "}
      {isOne ? "it pays" : "they pay"} a year.{" "}
      <Link
        className="link"
        to={searchPath(changed(query, { pay: [...query.pay, "not-stated"] }))}
        preventScrollReset
      >
        Keep {isOne ? "it" : "them"} in the list
      </Link>
    </p>
  );
}

/** Says that the list leaves out what the person has hidden, with the way to see it. */
function HiddenNote({ query, hidden: { jobs, companies, areShown } }: HiddenNoteProps) {
  if (jobs + companies === 0) return null;
  const what = [
    companies > 0 && (companies === 1 ? "the company" : `the ${companies} companies`),
    jobs > 0 && (jobs === 1 ? "the job" : `the ${jobs} jobs`),
  ]
    .filter(Boolean)
    .join(" and ");
  const path = searchPath(query);
  const to = areShown ? path : `${path}${path.includes("?") ? "&" : "?"}hidden=show`;
  return (
    <p className="meta hidden-note">
      {areShown ? "With" : "Without"} {what} that you hid ·{" "}
      <Link className="link" to={to} preventScrollReset>
        {areShown ? "Leave out" : "Show"}
      </Link>{" "}
      ·{" "}
      <Link className="link" to="/hidden">
        All that you hid
      </Link>
    </p>
  );
}

/**
 * Switches between airy and dense rows, at once and on all pages. Without JavaScript, the footer has the same choice.
 */
function DensitySwitch() {
  const { subscribe, readDensity } = displayStore;
  const density = useSyncExternalStore<Density | null>(subscribe, readDensity, () => null);
  return (
    <fieldset className="seg only-wide density" aria-label="Density">
      {densities.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={value === density}
          onClick={() => chooseDisplay("density", value)}
        >
          <Icon of={icon} size="sm" />
        </button>
      ))}
    </fieldset>
  );
}
