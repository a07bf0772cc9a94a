import { findNewJobs } from "../../alerts/find-new-jobs.server.ts";
import { listSavedSearches } from "../../alerts/saved-searches.server.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import type { RequestServices } from "../request/services.ts";
import type { DashboardJobs } from "./dashboard-data.ts";

/** Maximum number of saved searches to run, the latest ones. */
const maxSearches = 5;
const maxListed = 5;
/** Milliseconds after which the page is shown without the new jobs. */
const searchLimitMs = 2_000;

type Services = Pick<RequestServices, "db" | "clock" | "places" | "searchDatabase" | "log">;

/** Reads the jobs of a person's saved searches that were found since yesterday began, in UTC. */
export async function readNewJobs(
  { db, clock, places: gazetteer, searchDatabase, log }: Services,
  personId: string,
): Promise<DashboardJobs> {
  const now = clock();
  const searches = await listSavedSearches(db, personId);
  const [first] = searches;
  const none = { jobs: [], count: 0, searches: searches.length, seeAll: "/saved-searches", isLate: false };
  if (!first) return none;
  const since = new Date(now);
  since.setUTCHours(-24, 0, 0, 0);
  const timeUp = AbortSignal.timeout(searchLimitMs);
  const searched = searchDatabase(timeUp);
  const ids = new Set<number>();
  try {
    for (const search of searches.slice(0, maxSearches)) {
      const found = await findNewJobs(searched, search, { afterJobId: 0, since, now, gazetteer });
      for (const id of found) ids.add(id);
    }
  } catch (error) {
    if (!timeUp.aborted) throw error;
    log.warn("the new jobs of a home page took too long");
    return { ...none, isLate: true };
  }
  return {
    ...none,
    // Jobs that were found later have higher ids.
    jobs: await readSummaries(db, [...ids].toSorted((one, other) => other - one).slice(0, maxListed)),
    count: ids.size,
    seeAll: searches.length === 1 ? `/jobs?${first.parameters}&sort=date` : "/saved-searches",
  };
}
