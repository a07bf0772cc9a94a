import { findNewMatches, type NewMatchesOptions } from "../../jobs/search/match/find-new-matches.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { findHidden, isJobHidden } from "../hidden/hidden.server.ts";
import { searchOf, type SavedSearch } from "../searches/saved-search.ts";

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
  const hidden = await findHidden(db, search.personId, matches);
  return matches.filter((job) => !isJobHidden(hidden, job)).map(({ id }) => id);
}
