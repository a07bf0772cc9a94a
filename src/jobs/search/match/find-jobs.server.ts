import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { foldText } from "../../../text/fold-text.ts";
import { correctSpelling } from "../query/correct-spelling.server.ts";
import { understandSearch, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { findMatches, type CountOptions, type Matches } from "./find-matches.server.ts";

/** The jobs that were found for a search. */
export type FoundJobs = {
  /** The search with the spelling that found them. */
  search: UnderstoodSearch;
  matches: Matches;
  /** Set when the spelling was corrected: "Showing results for …". */
  correctedTo: string | null;
  /** A spelling that may be meant: "Did you mean …?". */
  suggestion: string | null;
};

/** A corrected spelling must find this many times as many jobs as the typed one. */
const minGain = 10;

/** Finds the jobs of a search, and repeats it with corrected spelling. Uncertain corrections are only suggested. */
export async function findJobs(
  db: Database,
  search: UnderstoodSearch,
  { gazetteer, ...counting }: CountOptions & { gazetteer: Gazetteer },
): Promise<FoundJobs> {
  const matches = await findMatches(db, search, counting);
  const typed = { search, matches, correctedTo: null, suggestion: null };
  if (search.query.verbatim) return typed;
  const corrections = await correctSpelling(db, search, gazetteer);
  if (corrections.size === 0) return typed;
  const keywords = withCorrections(search.typedQuery.keywords, corrections);
  const corrected = await understandSearch(
    db,
    { ...search.typedQuery, keywords },
    { now: search.now, gazetteer, leftOut: search.leftOut },
  );
  const found = { search: corrected, matches: await findMatches(db, corrected, counting) };
  const isSure = [...corrections.values()].every((one) => one.isSure);
  // A word that no advert has is not what the matches are about: "pyhton" next to "developer".
  const isNowhere = [...corrections.keys()].every((word) => search.known.get(word)?.isIndexed === false);
  // If neither spelling finds a job, the corrected one is shown, because its links lead to jobs: "enginer" with a place.
  const acceptsNone = isSure && matches.total.value === 0;
  const minMatches = isSure && isNowhere ? 1 : minGain * Math.max(matches.total.value, 0.1);
  if (!acceptsNone && found.matches.total.value < minMatches) return typed;
  return isSure ? { ...found, correctedTo: keywords, suggestion: null } : { ...typed, suggestion: keywords };
}

function withCorrections(keywords: string, corrections: ReadonlyMap<string, { word: string }>): string {
  return keywords
    .toLowerCase()
    .split(/([\s,;:!?"“”„()]+)/)
    .map((part) => corrections.get(foldText(part))?.word ?? part)
    .join("");
}
