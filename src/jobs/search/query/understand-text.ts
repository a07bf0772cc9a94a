import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import type { Gazetteer } from "../../../places/gazetteer.ts";
import { findTypedFilters, type TypedFilters } from "./find-typed-filters.ts";
import { workModeFilter } from "../filters/work-mode.ts";
import type { TypedPay } from "../filters/typed-pay.ts";
import { findTypedPay } from "./find-typed-pay.ts";
import { understandLocation, type UnderstoodPlaces } from "../../../places/understand-location.ts";
import {
  asksForHere,
  countryOfExcludedCity,
  excludePlace,
  postcodeRadiusKm,
  findTypedPlace,
  spellUnitedStates,
  type TypedPlace,
} from "./find-typed-place.ts";
import { searchesOfWish } from "./recognise-work.ts";
import { isFiller } from "./parse-keywords.ts";
import type { SearchQuery } from "./search-query.ts";
import { dropSentenceWords, isWrittenAsSentence } from "./sentence-words.ts";

/** The pay, the place and the filters that were typed as words. */
export type TypedConditions = {
  pay: TypedPay | null;
  /** The words of the pay; empty without pay. */
  payWords: string;
  place: TypedPlace | null;
  filters: TypedFilters;
};

/** The keyword field of a search, split into conditions and words for the work. */
export type UnderstoodText = {
  /** The search with the typed place and filters. Its keywords are the words for the work. */
  query: SearchQuery;
  /** True if the words ask for work near the person and no place was typed: "driver near me". */
  asksForHere: boolean;
  /** Kilometres around the cities of the location. */
  radiusKm: number;
  typedConditions: TypedConditions;
  /** True for a question or a wish, of which some words only make the sentence. */
  isSentence: boolean;
  /** Conditions that jobs need not meet: "if possible". They are not used. */
  optionalConditions: readonly string[];
  /** Searches for the work that a wish means, of which one is enough; empty for other words. */
  wishSearches: readonly string[];
};

/** An excluded word or phrase. */
const exclusion = /(?<!\S)-(?:"[^"]*"|\S+)/g;

const noFilters: TypedFilters = { types: [], levels: [], workModes: [], facts: [], conditions: [] };

/**
 * Extracts pay, place and filters from the keyword field, and drops words that only make a sentence. A chosen filter or
 * place takes precedence.
 *
 * @param field the places of the location field, whose currency is meant if none is typed.
 * @example understandText({ ...emptySearch, keywords: "nurse leeds" }, field, tools).query.location // "leeds"
 */
export function understandText(
  query: SearchQuery,
  field: UnderstoodPlaces,
  { gazetteer, vocabulary }: { gazetteer: Gazetteer; vocabulary: Vocabulary },
): UnderstoodText {
  const typedPlace = query.verbatim ? query.location : excludePlace(query.location, gazetteer);
  const excludedPlaces = typedPlace.match(exclusion);
  if (excludedPlaces && typedPlace !== query.location) {
    const wanted = {
      ...query,
      keywords: [query.keywords, ...excludedPlaces].join(" ").trim(),
      location: typedPlace.replace(exclusion, " ").trim(),
    };
    return understandText(wanted, field, { gazetteer, vocabulary });
  }
  const radiusOfField = field.isPostcode ? postcodeRadiusKm : 0;
  const typedConditions: TypedConditions = { pay: null, payWords: "", place: null, filters: noFilters };
  if (query.verbatim || query.keywords.trim() === "")
    return {
      query,
      asksForHere: false,
      radiusKm: query.radius || radiusOfField,
      typedConditions,
      isSentence: false,
      optionalConditions: [],
      wishSearches: [],
    };

  const typed = excludePlace(spellUnitedStates(query.keywords), gazetteer);
  const pay = findTypedPay(typed, field.places[0]?.countryCode ?? null);
  typedConditions.pay = pay?.pay ?? null;
  typedConditions.payWords = pay?.words ?? "";
  const withoutPay = pay?.rest ?? typed;
  const { rest: withoutFilters, filters, optionalConditions } = findTypedFilters(withoutPay, vocabulary);
  typedConditions.filters = filters;
  const place = findTypedPlace(withoutFilters, gazetteer, vocabulary);
  const country = countryOfExcludedCity(withoutFilters.match(exclusion) ?? [], gazetteer);
  if (query.location === "")
    typedConditions.place = place.place ?? (country === null ? null : { location: country, radiusKm: 0 });
  if (typedConditions.place && pay) {
    const [there] = understandLocation(typedConditions.place.location, gazetteer).places;
    // Null for the postcode of the place: "serveur 13000 marseille".
    typedConditions.pay = findTypedPay(typed, there?.countryCode ?? null)?.pay ?? null;
  }
  const withoutPlace = typedConditions.place === null && place.place !== null ? withoutFilters : place.rest;
  // "Can I work from Europe?" asks for remote work there.
  const workplace = /(?<!\p{L})work(?:ing)? from (\p{L}+)/u.exec(withoutFilters.toLowerCase())?.[1];
  const isThere =
    place.place?.location
      .toLowerCase()
      .split(" ")
      .includes(workplace ?? "") ?? false;
  if (isThere && filters.workModes.length === 0) {
    filters.workModes.push("remote");
    filters.conditions.push({ label: workModeFilter.labels.remote, words: [] });
  }
  const location = query.location || (typedConditions.place?.location ?? "");
  const isSentence = isWrittenAsSentence(query.keywords);
  const { searches, exclusions } = withoutExcluded(
    searchesOfWish(withoutPlace.replace(exclusion, " "), isSentence, vocabulary),
    withoutPlace.match(exclusion) ?? [],
  );
  const words =
    searches.length > 0
      ? [searches.join(" or "), ...exclusions].join(" ")
      : dropSentenceWords(withoutPlace, isSentence);
  const excluded = words.match(exclusion) ?? [];
  const isOnlyFiller = words
    .replace(exclusion, " ")
    .split(/\s+/)
    .every((word) => word === "" || isFiller(word.toLowerCase()));
  return {
    query: {
      ...query,
      // "Jobs in Leeds" asks for no word.
      keywords: isOnlyFiller ? excluded.join(" ") : words,
      location,
      types: query.types.length > 0 ? query.types : filters.types,
      levels: query.levels.length > 0 ? query.levels : filters.levels,
      workModes: query.workModes.length > 0 ? query.workModes : filters.workModes,
    },
    asksForHere: location === "" && asksForHere(typed),
    radiusKm: query.radius || typedConditions.place?.radiusKm || place.radiusKm || radiusOfField,
    typedConditions,
    isSentence,
    optionalConditions,
    wishSearches: searches,
  };
}

/** Letters that the words for a trade and for those who practise it have in common: "accounting" and "accountant". */
const commonLetters = 6;

/**
 * Leaves out the searches that a wish excludes. "In a hospital but not as a nurse" may list jobs that mention nurses, so such
 * an exclusion is done with. The others remain.
 */
function withoutExcluded(
  searches: readonly string[],
  exclusions: readonly string[],
): { searches: readonly string[]; exclusions: readonly string[] } {
  const isExcluded = (search: string, one: string) => {
    const words = one.replace(/^-|"/g, "").toLowerCase();
    return search.split(" ").some((word) => word.startsWith(words.slice(0, commonLetters)));
  };
  return {
    searches: searches.filter((search) => !exclusions.some((one) => isExcluded(search, one))),
    exclusions: exclusions.filter((one) => !searches.some((search) => isExcluded(search, one))),
  };
}
