import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import type { Gazetteer } from "../../../places/gazetteer.ts";
import { findAskedFilters, type AskedFilters } from "./filters-in-words.ts";
import type { AskedPay } from "../filters/asked-pay.ts";
import { findAskedPay } from "./pay-in-words.ts";
import { understandLocation, type UnderstoodPlaces } from "../../../places/understand-location.ts";
import { aroundPostcode, findAskedPlace, spellUnitedStates, type AskedPlace } from "./place-in-words.ts";
import { namesWork } from "./named-work.ts";
import { workOfActs } from "./interests.ts";
import { isFiller } from "./parse-keywords.ts";
import type { Interpretation, SearchQuery } from "./search-query.ts";
import { dropClauses } from "./sentence-clauses.ts";
import { dropSentenceWords, isWrittenAsSentence } from "./sentence-words.ts";
import { findWishedWork } from "./wished-work.ts";

/** The parts of a search that are not words to look for. */
export type AskedInWords = { pay: AskedPay | null; place: AskedPlace | null; filters: AskedFilters };

export type UnderstoodWords = {
  /** The search without it, and with the filters and the place that it means. */
  query: SearchQuery;
  /** Kilometres around the cities of the location. */
  radiusKm: number;
  inWords: AskedInWords;
  /** True for a question or a wish, of which some words only make the sentence. */
  isSentence: boolean;
  /** The words without filters and place. */
  spoken: string;
  /** Conditions that were only wished for. They are not used. */
  wishedFor: readonly string[];
  /** Searches for the work that a wish means, of which one is enough; empty for other words. */
  wish: readonly string[];
  /** What the work is to be about, and the kind of employer: phrases of which one is enough, such as "charity" and "ngo". */
  about: readonly (readonly string[])[];
};

const noFilters: AskedFilters = { types: [], levels: [], workModes: [], facts: [] };

/**
 * Reads pay, place, work mode, job type and level from the words of a search, and drops words that only make a sentence.
 * A chosen filter or place takes precedence.
 *
 * @param field the places of the location field, whose currency is meant if none is typed.
 * @example understandWords({ ...emptySearch, keywords: "nurse leeds" }, field, tools).query.location // "leeds"
 */
export function understandWords(
  query: SearchQuery,
  field: UnderstoodPlaces,
  {
    gazetteer,
    vocabulary,
    interpretation,
  }: { gazetteer: Gazetteer; vocabulary: Vocabulary; interpretation: Interpretation },
): UnderstoodWords {
  const radiusOfField = field.isPostcode ? aroundPostcode : 0;
  const inWords: AskedInWords = { pay: null, place: null, filters: noFilters };
  if (query.verbatim || query.keywords.trim() === "")
    return {
      query,
      radiusKm: query.radius || radiusOfField,
      inWords,
      isSentence: false,
      spoken: query.keywords,
      wishedFor: [],
      wish: [],
      about: [],
    };

  const typed = spellUnitedStates(query.keywords);
  const pay = findAskedPay(typed, field.places[0]?.countryCode ?? null);
  inWords.pay = pay?.pay ?? null;
  const filters = findAskedFilters(pay?.rest ?? typed, vocabulary, interpretation);
  inWords.filters = filters.asked;
  const place =
    interpretation === "literal"
      ? { rest: filters.rest, place: null, radiusKm: 0 }
      : findAskedPlace(filters.rest, gazetteer, vocabulary);
  inWords.place = query.location === "" ? place.place : null;
  if (inWords.place && pay && !pay.pay.isCurrencySure) {
    const [there] = understandLocation(inWords.place.location, gazetteer).places;
    inWords.pay = findAskedPay(typed, there?.countryCode ?? null)?.pay ?? pay.pay;
  }
  const rest = inWords.place === null && place.place !== null ? filters.rest : place.rest;
  const isRemote = filters.asked.workModes.length > 0;
  const location = query.location || (inWords.place?.location ?? "");
  const isSentence = isWrittenAsSentence(query.keywords);
  const {
    rest: work,
    about,
    wishedFor,
  } = isSentence && interpretation !== "literal"
    ? dropClauses(rest, (some) => namesWork(vocabulary, some) || workOfActs(some).length > 0)
    : { rest, about: [], wishedFor: [] };
  const { searches: wish, fields } = findWishedWork(work, isSentence, vocabulary, interpretation);
  const words = wish.length > 0 ? wish.join(" or ") : dropSentenceWords(work, isSentence);
  const isFound =
    about.length > 0 || location !== "" || inWords.pay !== null || filters.rest !== (pay?.rest ?? typed);
  return {
    query: {
      ...query,
      // "jobs in Leeds" asks for no word.
      keywords: isFound && words.split(/\s+/).every((word) => isFiller(word.toLowerCase())) ? "" : words,
      location,
      types: query.types.length > 0 ? query.types : filters.asked.types,
      levels: query.levels.length > 0 ? query.levels : filters.asked.levels,
      workModes: query.workModes.length > 0 || !isRemote ? query.workModes : filters.asked.workModes,
    },
    radiusKm: query.radius || inWords.place?.radiusKm || place.radiusKm || radiusOfField,
    inWords,
    isSentence,
    spoken: dropSentenceWords(work, false),
    wishedFor: [...filters.wishedFor, ...wishedFor],
    wish,
    about: [...fields.map((thing) => [thing]), ...(interpretation === "relaxed" ? [] : about)],
  };
}
