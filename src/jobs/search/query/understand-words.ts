import type { Gazetteer } from "../../../places/gazetteer.ts";
import { readPostcode } from "../../../places/read-postcode.ts";
import { findAskedFilters, type AskedFilters } from "./filters-in-words.ts";
import type { AskedPay } from "../filters/asked-pay.ts";
import { findAskedPay } from "./pay-in-words.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import {
  aroundPostcode,
  findAskedPlace,
  spellUnitedStates,
  type AskedPlace,
  type IsWorkWord,
} from "./place-in-words.ts";
import { workOfInterest } from "./interests.ts";
import { isFiller } from "./parse-keywords.ts";
import type { SearchQuery } from "./search-query.ts";
import { dropSentenceWords, isWrittenAsSentence } from "./sentence-words.ts";

/** The parts of a search that are not words to look for. */
export type AskedInWords = { pay: AskedPay | null; place: AskedPlace | null; filters: AskedFilters };

export type UnderstoodWords = {
  /** The search without it, and with the filters and the place that it means. */
  query: SearchQuery;
  /** Kilometres around the cities of the location. */
  radiusKm: number;
  asked: AskedInWords;
  /** Searches for the work that a wish means, of which one is enough; empty for other words. */
  wish: readonly string[];
};

const noFilters: AskedFilters = { types: [], levels: [], workModes: [], facts: [] };

/**
 * Reads pay, place, work mode, job type and level from the words of a search, and drops words that only make a sentence.
 * A chosen filter or place takes precedence.
 *
 * @example understandWords({ ...emptySearch, keywords: "nurse leeds" }, tools).query.location // "leeds"
 */
export function understandWords(
  query: SearchQuery,
  {
    gazetteer,
    isWorkWord,
    isLiteral = false,
  }: { gazetteer: Gazetteer; isWorkWord: IsWorkWord; isLiteral?: boolean },
): UnderstoodWords {
  const asked: AskedInWords = { pay: null, place: null, filters: noFilters };
  if (query.verbatim || query.keywords.trim() === "")
    return { query, radiusKm: query.radius || radiusOfField(query.location), asked, wish: [] };

  const typed = spellUnitedStates(query.keywords);
  const country = understandLocation(query.location, 0, gazetteer).places[0]?.countryCode ?? null;
  const pay = findAskedPay(typed, country);
  asked.pay = pay?.pay ?? null;
  const filters = findAskedFilters(pay?.rest ?? typed, isLiteral);
  asked.filters = filters.asked;
  const place = isLiteral
    ? { rest: filters.rest, place: null, radiusKm: 0 }
    : findAskedPlace(filters.rest, gazetteer, isWorkWord);
  asked.place = query.location === "" ? place.place : null;
  const rest = asked.place === null && place.place !== null ? filters.rest : place.rest;
  const isRemote = filters.asked.workModes.length > 0;
  const location = query.location || (asked.place?.location ?? "");
  const isSentence = isWrittenAsSentence(query.keywords);
  const wish = isSentence ? workOfInterest(rest) : [];
  const words = wish.length > 0 ? wish.join(" or ") : dropSentenceWords(rest, isSentence);
  const isFound = location !== "" || asked.pay !== null || filters.rest !== (pay?.rest ?? typed);
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
    radiusKm: query.radius || asked.place?.radiusKm || place.radiusKm || radiusOfField(query.location),
    asked,
    wish,
  };
}

/** Returns the kilometres around a place in its field for which none were chosen. */
function radiusOfField(location: string): number {
  return readPostcode(location) ? aroundPostcode : 0;
}
