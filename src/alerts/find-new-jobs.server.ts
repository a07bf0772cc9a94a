import { findNewMatches, type NewMatchesOptions } from "../jobs/search/match/find-new-matches.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { getHidden, isJobHidden } from "./hidden-jobs.server.ts";
import { searchOf, type SavedSearch } from "./saved-search.ts";
import type { JobSummary } from "../jobs/job-summary.ts";
import { readSummaries } from "../jobs/search/match/read-summaries.server.ts";

/** Maximum number of jobs in one mail, which links to the rest. */
export const maxListed = 20;

/** Maximum number of jobs considered for one mail, the latest first. */
const maxConsidered = 1_000;

/** Finds the jobs of a saved search that are new and that its owner has not hidden. */
export async function findNewJobs(
  db: Database,
  search: Pick<SavedSearch, "personId" | "parameters">,
  options: Omit<NewMatchesOptions, "limit">,
): Promise<number[]> {
  const query = searchOf(search.parameters);
  const matches = await findNewMatches(db, query, { ...options, limit: maxConsidered });
  const hidden = await getHidden(db, search.personId, matches);
  return matches.filter((job) => !isJobHidden(hidden, job)).map(({ id }) => id);
}

const week = 7 * 86_400_000;

/** Finds the jobs that the mails of a search would have had in the last seven days, also those that were mailed. */
export async function previewAlert(
  db: Database,
  search: Pick<SavedSearch, "personId" | "parameters">,
  { now, gazetteer }: Pick<NewMatchesOptions, "now" | "gazetteer">,
): Promise<{ jobs: JobSummary[]; count: number }> {
  const since = new Date(now.getTime() - week);
  const found = await findNewJobs(db, search, { afterJobId: 0, since, now, gazetteer });
  return { jobs: await readSummaries(db, found.slice(0, maxListed)), count: found.length };
}
