import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { foldText } from "../../../text/fold-text.ts";
import type { Count } from "../filters/counts.ts";
import { correctSpelling } from "../query/correct-spelling.server.ts";
import { understandSearch, type UnderstoodSearch } from "../query/understand-search.server.ts";
import type { Matches } from "./find-exactly.server.ts";
import type { Matcher } from "./matcher.server.ts";

/** The jobs that were found for a search. */
export type FoundJobs = {
  /** The search in the form that found them. */
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
  matcher: Matcher,
  understood: UnderstoodSearch,
  gazetteer: Gazetteer,
): Promise<FoundJobs> {
  const typed = { ...(await findMatches(matcher, understood)), correctedTo: null, suggestion: null };
  const { search, matches } = typed;
  if (search.query.verbatim || search.interpretation === "described") return typed;
  const corrections = await correctSpelling(db, search, gazetteer);
  if (corrections.size === 0) return typed;
  const keywords = withCorrections(search.typedQuery.keywords, corrections);
  const corrected = await understandSearch(
    db,
    { ...search.typedQuery, keywords },
    {
      now: search.now,
      interpretation: search.interpretation,
      gazetteer,
    },
  );
  const found = await findMatches(matcher, corrected);
  const isSure = [...corrections.values()].every((one) => one.isSure);
  // A word that no advert has is not what the matches are about: "pyhton" next to "developer".
  const isNowhere = [...corrections.keys()].every((word) => search.known.get(word)?.isIndexed === false);
  // If neither spelling finds a job, the corrected one is shown, because its links lead to jobs: "enginer" with a place.
  const acceptsNone = isSure && matches.total.value === 0;
  const minMatches = isSure && isNowhere ? 1 : minGain * Math.max(matches.total.value, 0.1);
  if (!acceptsNone && found.matches.total.value < minMatches) return typed;
  return isSure ? { ...found, correctedTo: keywords, suggestion: null } : { ...typed, suggestion: keywords };
}

/** Finds the matches of the first stricter form that finds enough jobs, or else of the search itself. */
async function findMatches(
  matcher: Matcher,
  search: UnderstoodSearch,
): Promise<Pick<FoundJobs, "search" | "matches">> {
  const forms = stricterForms(search);
  const find = async (one: UnderstoodSearch) => {
    const limited = { ...one, minScore: await matcher.minScore(one) };
    return { search: limited, matches: await matcher.find(limited) };
  };
  const [first, ...others] = forms;
  // Without filters, the first form usually has enough jobs. With filters, one count of all forms is faster.
  const hasFilters = search.filters.all.lexemes.length > 0;
  if (first && !hasFilters) {
    const found = await find(first.search);
    if (found.matches.total.value >= first.limit) return found;
  }
  // A list by date leaves out some jobs of its form, so the first form may have enough although its list has not.
  const mayFirstHaveEnough = hasFilters || search.query.sort === "date";
  const best = await firstFormWithEnough(matcher, mayFirstHaveEnough ? forms : others);
  return find(best ?? search);
}

/** Counts the jobs that `findMatches` finds. This is faster, since it ranks no jobs and counts no filters. */
export async function countMatches(matcher: Matcher, search: UnderstoodSearch): Promise<Count> {
  const form = await listedForm(matcher, search);
  return matcher.count({ ...form, minScore: await matcher.minScore(form) });
}

/** Returns the form of a search whose matches `findMatches` lists. */
export async function listedForm(
  matcher: Pick<Matcher, "countUpTo">,
  search: UnderstoodSearch,
): Promise<UnderstoodSearch> {
  return (await firstFormWithEnough(matcher, stricterForms(search))) ?? search;
}

/** A stricter form of a search, and how many jobs it must find. */
type LimitedForm = { limit: number; search: UnderstoodSearch };

const stricterForms = (search: UnderstoodSearch): LimitedForm[] =>
  search.stricter.map(({ required, minMatches, area = null, details = [], isForCompany = true }) => ({
    limit: minMatches,
    search: {
      ...search,
      required,
      area,
      company: isForCompany ? search.company : null,
      unusedWords: search.unusedWords.filter((word) => !details.includes(word)),
    },
  }));

async function firstFormWithEnough(
  matcher: Pick<Matcher, "countUpTo">,
  forms: readonly LimitedForm[],
): Promise<UnderstoodSearch | null> {
  const counts = forms.length > 0 ? await matcher.countUpTo(forms) : [];
  return forms.find(({ limit }, at) => (counts[at] ?? 0) >= limit)?.search ?? null;
}

function withCorrections(keywords: string, corrections: ReadonlyMap<string, { word: string }>): string {
  return keywords
    .toLowerCase()
    .split(/([\s,;:!?"“”„()]+)/)
    .map((part) => corrections.get(foldText(part))?.word ?? part)
    .join("");
}
