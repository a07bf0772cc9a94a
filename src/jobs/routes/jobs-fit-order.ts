import type { JobSummary } from "../job-summary.ts";
import { readRequirementsOfJobs } from "../../matching/requirements/read-requirements.server.ts";
import { searchJobs } from "../search/match/search-jobs.server.ts";
import { readSearchAddress } from "../search/query/search-address.ts";
import { truncateToSecond } from "../truncate-to-second.ts";
import { readLeftOut } from "./read-left-out.server.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/jobs-fit-order";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** Number of pages of a search to order by fit. Each costs a search. */
const maxPages = 3;

/**
 * Answers with the first results of a search and their requirements: `{ jobs, asked }`. The browser sorts them by their
 * fit with a CV, which it does not send.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, places: gazetteer } = services;
  const leftOut = await readLeftOut(services, request.headers);
  const now = truncateToSecond(clock());
  const { query } = readSearchAddress(url.searchParams);
  const jobs = await runSearch({ request, context }, async (searched) => {
    const found: JobSummary[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page++) {
      const asked = { ...query, sort: "relevance", page, asOf: page === 1 ? null : now } as const;
      // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are
      const result = await searchJobs(searched, asked, { now, gazetteer, leftOut });
      found.push(...result.jobs);
      pages = result.pages;
    }
    return found;
  });
  const asked = await readRequirementsOfJobs(
    db,
    jobs.map(({ id }) => Number(id)),
  );
  return Response.json({ jobs, asked }, { headers: { "X-Robots-Tag": "noindex" } });
}
