import type { JobSummary } from "../../jobs/job-summary.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import type { NewMatchesOptions } from "../../jobs/search/match/find-new-matches.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { SavedSearch } from "../searches/saved-search.ts";
import { findNewJobs } from "./find-new-jobs.server.ts";
import { maxListed } from "./send-alert.server.ts";

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
