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
  const found: FoundJobs = { ...(await findCorrected(db, matcher, understood, gazetteer)), ...noMore };
  const { search, matches } = found;
  const { query } = search;
  const findMentions = async (): Promise<FoundJobs> => {
    const mentions = mentionsOf(search);
    return { ...found, search: mentions, matches: await matcher.find(mentions) };
  };
  if (query.mentions && search.words) return findMentions();
  const [{ all, linked }, mentioned] = await Promise.all([
    withPartialMatches(matcher, found),
    search.words ? matcher.countMentions(search) : null,
  ]);
  if ((all?.length ?? matches.listed) === 0 && mentioned?.value && isMentionEnough(search))
    return { ...(await findMentions()), isOnlyMentioned: true };
  return query.partial ? { ...found, all: linked } : { ...found, all, mentioned, partial: linked.length };
}

/**
 * Checks whether a job is probably about what it mentions. A product is seldom mentioned without a reason, but occupations
 * are mentioned in many adverts for other work.
 */
const isMentionEnough = ({ terms, isSentence, isAboutWork }: UnderstoodSearch): boolean =>
  (!isSentence || !isAboutWork) &&
  terms.every(({ only, occupations }) => only !== "A" && occupations.length === 0);
