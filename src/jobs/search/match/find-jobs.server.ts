import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { Count } from "../filters/counts.ts";
import { mentionsOf, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { findCorrected, type Found } from "./find-corrected.server.ts";
import type { Matcher } from "./matcher.server.ts";
import { withPartialMatches } from "./with-partial-matches.server.ts";

/** Everything that was found for a search. */
export type FoundJobs = Found & {
  /** Ids of all full and partial matches; null when only the ids of this page are known. */
  all: number[] | null;
  /** Partial matches that are not listed. */
  partial: number;
  /** Jobs that only mention what was asked for, and are not listed; null for a search without words. */
  mentioned: Count | null;
  /** True when the matches only mention it, because no job is that. */
  isOnlyMentioned: boolean;
};

const noMore = { all: null, partial: 0, mentioned: null, isOnlyMentioned: false };

/** Finds the jobs of a search: those that match, and if there are few, those that match partly or only mention the words. */
export async function findJobs(
  db: Database,
  matcher: Matcher,
  understood: UnderstoodSearch,
  gazetteer: Gazetteer,
): Promise<FoundJobs> {
  const found = await findCorrected(db, matcher, understood, gazetteer);
  const { search, matches } = found;
  if (search.query.mentions && search.words)
    return { ...found, ...noMore, ...(await mentions(matcher, search)) };
  const [{ all, linked }, mentioned] = await Promise.all([
    withPartialMatches(matcher, found),
    search.words ? matcher.countMentions(search) : null,
  ]);
  if ((all?.length ?? matches.listed) === 0 && mentioned?.value && isMentionEnough(search))
    return { ...found, ...noMore, ...(await mentions(matcher, search)), isOnlyMentioned: true };
  return search.query.partial
    ? { ...found, ...noMore, all: linked }
    : { ...found, ...noMore, all, mentioned, partial: linked.length };
}

async function mentions(
  matcher: Matcher,
  search: UnderstoodSearch,
): Promise<Pick<Found, "search" | "matches">> {
  const mentioned = mentionsOf(search);
  return { search: mentioned, matches: await matcher.find(mentioned) };
}

/**
 * Checks whether a job is probably about what it mentions. A product is seldom mentioned without a reason, but occupations
 * are mentioned in many adverts for other work.
 */
const isMentionEnough = ({ terms, isSentence, isAboutWork }: UnderstoodSearch): boolean =>
  (!isSentence || !isAboutWork) &&
  terms.every(({ only, occupations }) => only !== "A" && occupations.length === 0);
