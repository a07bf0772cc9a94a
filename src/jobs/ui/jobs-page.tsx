import {
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Link, useNavigate, useSearchParams, useFetcher } from "react-router";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import type { JobDetail } from "../job-detail.ts";
import type { JobSummary } from "../job-summary.ts";
import type { IgnoredParameter } from "../search/filters/address-parameters.ts";
import { shownJobs, type SearchResult } from "../search/match/search-result.ts";
import { writeSearchAddress } from "../search/query/search-address.ts";
import type { SearchQuery } from "../search/query/search-query.ts";
import { jobHref, openJobId } from "./job-href.ts";
import { JobPane } from "./job-pane.tsx";
import type { PayCurrencies } from "./pay-currency.ts";
import { Results, type HiddenCount } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import { SaveSearch, type OtherService } from "./search-links.tsx";
import { CurrencyForm } from "./currency-form.tsx";
import { SearchNotes } from "./search-notes.tsx";
import { useSearch } from "./use-search.ts";
import { useSlow } from "./use-slow.ts";

export type JobsPageProps = {
  query: SearchQuery;
  ignored: readonly IgnoredParameter[];
  result: SearchResult;
  /** The job requested next to the list, or else the first of the list. */
  pane: JobDetail | null;
  now: Date;
  currencies: PayCurrencies;
  /** A note on the order of the results, or null. */
  orderNote: ReactNode;
  /** Says how the person's CV fits a job. Null without a CV. */
  Fit: ComponentType<{ jobId: string; owner: string | null }> | null;
  /** How many jobs and companies the person has hidden. */
  hidden: HiddenCount;
  /** Other services that can be searched from here. */
  elsewhere: readonly OtherService[];
  /** The account, or null. */
  owner: string | null;
};

/** The search, the filters, the list of jobs and, on wide screens, one job next to it. */
export function JobsPage(props: JobsPageProps) {
  const { query, ignored, result, pane, now, currencies, orderNote, Fit, owner, hidden, elsewhere } = props;
  const state = useSearch(query);
  const [params] = useSearchParams();
  const asked = openJobId(params);
  const showsHidden = params.get("hidden") === "show";
  const first = shownJobs(result).at(0);
  const open = usePaneJob(pane, asked ?? first?.id ?? null);
  const isSlow = useSlow(open.isPending);
  const from = writeSearchAddress(query).toString();
  const fit = Fit && open.job && (
    <Suspense>
      <Fit jobId={open.job.id} owner={owner} />
    </Suspense>
  );
  const { paneRef, openBeside, goBackToRow } = usePane(from, open.job?.id ?? null);

  return (
    <>
      <SearchForm state={state} query={query} result={result} currencies={currencies}>
        <SaveSearch query={query} correctedTo={result.correctedTo} />
      </SearchForm>
      <CurrencyForm query={query} currencies={currencies} />
      <div className="app split">
        <Results
          query={query}
          result={result}
          now={now}
          openId={open.job?.id ?? null}
          isPending={state.isPending}
          hidden={{ ...hidden, areShown: showsHidden }}
          elsewhere={elsewhere}
          onOpen={openBeside}
          onSearch={state.search}
        >
          {asked && open.job && (
            <p className="open-job">
              This address also names a job:{" "}
              <Link className="link" to={jobHref(open.job, from)}>
                {open.job.title} at {open.job.company}
              </Link>
            </p>
          )}
          {orderNote}
          <SearchNotes query={query} ignored={ignored} result={result} />
        </Results>
        {open.job && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the pane
          <aside
            ref={paneRef}
            className="pane"
            aria-label={`${open.job.title}, details`}
            aria-busy={open.isPending}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys can scroll it only with the focus
            tabIndex={0}
            onKeyDown={goBackToRow}
          >
            {isSlow ? (
              <SkeletonRows rows={1} />
            ) : (
              <JobPane job={open.job} to={jobHref(open.job, from)} now={now} fit={fit} />
            )}
          </aside>
        )}
      </div>
    </>
  );
}

/** Opens jobs next to the list where there is room, and moves the focus for keyboard users. */
function usePane(from: string, jobId: string | null) {
  const navigate = useNavigate();
  const paneRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    paneRef.current?.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another job is read from its beginning
  }, [jobId]);

  const openBeside = (event: MouseEvent<HTMLAnchorElement>, job: JobSummary): void => {
    if (!paneRef.current?.checkVisibility()) return;
    event.preventDefault();
    cameFrom.current = event.currentTarget;
    const byKeyboard = event.detail === 0;
    void Promise.resolve(
      navigate(`/jobs?${from === "" ? "" : `${from}&`}job=${job.id}`, {
        preventScrollReset: true,
        replace: job.id === jobId,
      }),
    ).then(() => byKeyboard && paneRef.current?.focus());
  };
  const goBackToRow = (event: KeyboardEvent): void => {
    if (event.key === "Escape") cameFrom.current?.focus();
  };
  return { paneRef, openBeside, goBackToRow };
}

/**
 * Returns the job to show next to the list. The first one comes with the page. Another job is fetched by itself when it
 * is chosen, so that the search does not run again.
 */
function usePaneJob(initial: JobDetail | null, wantedId: string | null) {
  const { data, load } = useFetcher<JobDetail | null>();
  const known = [initial, data].find((job) => job?.id === wantedId) ?? null;
  const isMissing = wantedId !== null && known === null;
  useEffect(() => {
    if (isMissing) void load(`/jobs/preview/${wantedId}`);
  }, [isMissing, wantedId, load]);
  return { job: known ?? (isMissing ? (data ?? initial) : null), isPending: isMissing };
}
