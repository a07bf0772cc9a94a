import { lazy, useState } from "react";
import { useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { currencyOfCountry } from "../../text/currencies.ts";
import { offerCurrencies } from "../offer-currencies.ts";
import { readJob } from "../read-job.server.ts";
import { readSearchAddress, searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { changed, emptySearch } from "../search/query/search-query.ts";
import { describeRatesDate } from "../search/filters/pay-rates.server.ts";
import { nothingLeftOut } from "../left-out.server.ts";
import { searchJobs } from "../search/match/search-jobs.server.ts";
import { shownJobs } from "../search/match/search-result.ts";
import { JobMarksProvider } from "../saved/job-marks.tsx";
import { FitLevelsProvider } from "../ui/fit-levels.ts";
import { feedPath } from "../ui/feed-path.ts";
import { openJobId } from "../ui/job-href.ts";
import { JobsPage } from "../ui/jobs-page.tsx";
import { resultsId } from "../ui/results.tsx";
import { keywordsId } from "../ui/search-form.tsx";
import { jobsFoundText, searchTitle } from "../ui/search-texts.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import { GuideLinks, guidesAbout } from "../../resources/guide-links.tsx";
import type { BestFit } from "../../matching/my-cvs/load-best-fit.ts";
import { FitNote } from "../../matching/ui/fit-note.tsx";
import { orderResult, useListFit } from "../../matching/ui/use-list-fit.ts";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { readChosenCurrency } from "./read-chosen-currency.server.ts";
import { readJobMarks } from "./read-job-marks.server.ts";
import { readLeftOut } from "./read-left-out.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/jobs";
import "../jobs.css";

export const handle: PageHandle = {
  listed: "sitemap",
  skipTo: [
    { id: keywordsId, label: "Skip to search" },
    { id: resultsId, label: "Skip to results" },
  ],
};

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, places, popularSearches, countCache, liveSearches } = services;
  const now = truncateToSecond(clock());
  const { query, ignored } = readSearchAddress(url.searchParams);
  const hidden = await readLeftOut(services, request.headers);
  const countHidden = { jobs: hidden.jobIds.length, companies: hidden.companySlugs.length };
  const hasHidden = countHidden.jobs + countHidden.companies > 0;
  const showsHidden = url.searchParams.get("hidden") === "show";
  const leftOut = showsHidden ? nothingLeftOut : hidden;
  const find = () =>
    runSearch({ request, context }, (searched) =>
      searchJobs(searched, query, { now, gazetteer: places, countCache, leftOut }),
    );
  const isForAll = query.page === 1 && query.asOf === null && !hasHidden;
  const result = await (isForAll ? popularSearches.answer(searchPath(query), find) : find());
  const askedId = openJobId(url.searchParams);
  const asked = askedId === null ? null : await readJob(db, Number(askedId));
  const shown = shownJobs(result);
  const marks = await readJobMarks(services, asked ? [...shown, asked] : shown);
  const first = shown.at(0);
  const pane = askedId === null && first ? await readJob(db, Number(first.id)) : asked;
  const { country } = result.location;
  const currencies = offerCurrencies({
    chosen: await readChosenCurrency(services, request),
    ofPlace: country && currencyOfCountry(country),
    acceptLanguage: request.headers.get("accept-language"),
    ratesDate: await describeRatesDate(db),
  });
  const guides = guidesAbout(content.articles().values(), query.keywords).map(({ path, title }) => ({
    path,
    title,
  }));
  return {
    guides,
    currencies,
    query,
    ignored,
    result,
    pane,
    marks,
    hidden: countHidden,
    elsewhere: liveSearches.services.map(({ name, label }) => ({ name, label })),
    now,
  };
}

/** Skips the search when only the selected job changes. That job is fetched on its own. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return searchOf(currentUrl) !== searchOf(nextUrl);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const query = loaderData?.query ?? emptySearch;
  const isBare = searchPath(query) === "/jobs";
  const description = loaderData && !isBare ? `${jobsFoundText(loaderData.result.total)}. ` : "";
  return [
    ...pageMetadata(args, {
      title: isBare ? "Find Your Next Job" : `${searchTitle(query)} · Find Your Next Job`,
      description: `${description}One list of openings from many job boards and company pages, with duplicates merged, first-seen dates and real salaries.`,
      keywords: ["jobs", "job search", "vacancies", "careers", "salaries"],
      canonicalPath: searchPath({ ...query, page: 1, asOf: null }),
      // Each search has its own page. Search engines find the jobs through the sitemap instead.
      noindex: !isBare,
    }),
    feedLink("application/rss+xml", feedPath("rss", query), searchTitle(query)),
    feedLink("application/feed+json", feedPath("json", query), searchTitle(query)),
  ];
};

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { query, result } = loaderData;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const search = query.sort === "fit" ? writeSearchAddress(changed(query, {})).toString() : null;
  const ids = shownJobs(result)
    .map(({ id }) => id)
    .join(",");
  const owner = root?.viewer?.id ?? null;
  const fit = useListFit(ids, owner);
  const [found, setFound] = useState<{ search: string; best: BestFit } | null>(null);
  const best = found && found.search === search ? found.best : null;
  return (
    <JobMarksProvider marks={loaderData.marks}>
      <FitLevelsProvider value={best?.fits ?? fit?.fits ?? noFits}>
        <JobsPage
          {...loaderData}
          result={orderResult(result, best?.order ?? null)}
          orderNote={
            <>
              {search !== null && (
                <FitNote
                  search={search}
                  owner={owner}
                  best={best}
                  onBest={(one) => setFound({ search, best: one })}
                />
              )}
              <GuideLinks guides={loaderData.guides} />
            </>
          }
          Fit={fit?.cv == null ? null : PaneFit}
          owner={owner}
        />
      </FitLevelsProvider>
    </JobMarksProvider>
  );
}

/** Only people with a CV load it. */
const PaneFit = lazy(() => import("../../matching/ui/pane-fit.tsx"));

const noFits = new Map<string, never>();

function searchOf(url: URL): string {
  return `${searchPath(readSearchAddress(url.searchParams).query)} ${url.searchParams.get("hidden") ?? ""}`;
}

function feedLink(type: string, href: string, title: string) {
  return { tagName: "link" as const, rel: "alternate", type, href, title };
}
