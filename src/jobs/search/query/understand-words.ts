import type { Gazetteer } from "../../../places/gazetteer.ts";
import { findAskedFilters, type AskedFilters } from "./filters-in-words.ts";
import { findAskedPay, type AskedPay } from "./pay-in-words.ts";
import { findAskedPlace, type AskedPlace, type IsWorkWord } from "./place-in-words.ts";
import { isFiller } from "./parse-keywords.ts";
import type { SearchQuery } from "./search-query.ts";
import { dropSentenceWords } from "./sentence-words.ts";

/** The parts of a search that are not words to look for. */
export type AskedInWords = { pay: AskedPay | null; place: AskedPlace | null; filters: AskedFilters };

export type UnderstoodWords = {
  /** The search without it, and with the filters and the place that it means. */
  query: SearchQuery;
  /** Kilometres around the cities of the location. */
  radiusKm: number;
  asked: AskedInWords;
};

const noFilters: AskedFilters = { types: [], levels: [], workModes: [] };

/**
 * Reads pay, place, work mode, job type and level from the words of a search, and drops words that only make a sentence.
 * A chosen filter or place takes precedence.
 *
 * @example understandWords({ ...emptySearch, keywords: "nurse leeds" }, tools).query.location // "leeds"
 */
export function understandWords(
  query: SearchQuery,
  { gazetteer, isWorkWord }: { gazetteer: Gazetteer; isWorkWord: IsWorkWord },
): UnderstoodWords {
  const asked: AskedInWords = { pay: null, place: null, filters: noFilters };
  if (query.verbatim || query.keywords.trim() === "") return { query, radiusKm: query.radius, asked };

  const pay = findAskedPay(query.keywords);
  asked.pay = pay?.pay ?? null;
  const filters = findAskedFilters(pay?.rest ?? query.keywords);
  asked.filters = filters.asked;
  const place = findAskedPlace(filters.rest, gazetteer, isWorkWord);
  asked.place = query.location === "" ? place.place : null;
  const rest = asked.place === null && place.place !== null ? filters.rest : place.rest;
  const isRemote = filters.asked.workModes.length > 0;
  const location = query.location || (asked.place?.location ?? "");
  const words = dropSentenceWords(rest);
  const isFound = location !== "" || asked.pay !== null || filters.rest !== (pay?.rest ?? query.keywords);
  return {
    query: {
      ...query,
      // "jobs in Leeds" asks for no word.
      keywords: isFound && words.split(/\s+/).every((word) => isFiller(word.toLowerCase())) ? "" : words,
      location,
      salary: query.salary || (asked.pay?.thousands ?? 0),
      currency: query.salary === 0 && asked.pay ? null : query.currency,
      types: query.types.length > 0 ? query.types : filters.asked.types,
      levels: query.levels.length > 0 ? query.levels : filters.asked.levels,
      workModes: query.workModes.length > 0 || !isRemote ? query.workModes : filters.asked.workModes,
    },
    radiusKm: query.radius || asked.place?.radiusKm || place.radiusKm,
    asked,
  };
}
