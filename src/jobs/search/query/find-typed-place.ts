import wordsNotPlaces from "../../../../data/jobs/words-not-places.json" with { type: "json" };
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import type { Gazetteer } from "../../../places/gazetteer.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { readPostcode } from "../../../places/read-postcode.ts";
import { skillOfWords } from "../../extraction/skills/skill-of-words.ts";
import { isAreaOfWork } from "./areas-of-work.ts";
import { isEverydayPhrase } from "./everyday-phrases.ts";
import { isNameOfOccupation, isOccupationWord } from "./match-occupations.ts";

/** A place that was typed among the words of a search. */
export type TypedPlace = { location: string; radiusKm: number };

/** A place after "in" may be a small town; elsewhere among the words, only a well-known one is believed. */
const minPopulation = { afterPreposition: 2_000, last: 50_000, first: 300_000, sure: 500_000 };
/** "Near Leeds", in kilometres. */
const nearRadiusKm = 30;
const kmPerMile = 1.609;
/** A postcode stands for its city and the towns around it. */
export const postcodeRadiusKm = 25;
const maxNameWords = 6;
/** Words that are also codes or names of places: "it", "enterprise". */
const commonWords: ReadonlySet<string> = new Set(wordsNotPlaces);
/** Checks for words that are hardly a place without a region after them. */
const isNoPlace = (words: string): boolean =>
  commonWords.has(words.toLowerCase().replace(/^(?:in|at|near|around|from|to) /, "")) ||
  /^(?:the|an?) /i.test(words);
/** Among words, two letters are rarely a country: "BI analyst", "PL/SQL". */
const noCodes = { acceptsCodes: false };
/** "Us" is a country next to "remote", or in capitals. */
const unitedStates = /(?<!\p{L})(?:US|(?<=remote.*)us)(?=[\s?!.]*$)/u;
export const spellUnitedStates = (typed: string) => typed.replace(unitedStates, "USA");
const nearMe =
  /(?<!\p{L})(?:(?:near|close to|around) me|nearby|in my (?:area|city|town)|in meiner nähe|près de (?:chez )?moi|autour de moi|cerca de m[ií]|vicino a me|bij mij in de buurt|w pobliżu|blisko mnie|perto de mim|nära mig|blízko mě|v okolí)(?!\p{L})/giu;
/** Checks for words that ask for work near the person, whose place nobody knows. */
export const asksForHere = (typed: string): boolean => typed.search(nearMe) >= 0;
const within =
  /(?<!\p{L})within (\d{1,3}) ?(miles?|mi|km|kms|kilomet(?:er|re)s?)(?:\s+(?:of|from|around))?(?!\p{L})/iu;

const excluding =
  /(?<!\p{L})(outside(?: of)?|not in|anywhere (?:but|except)|except|(?:but )?not)(?: in)?\s+(?=\p{L})/iu;

/**
 * Writes a place after words such as "outside" as an excluded word or phrase.
 *
 * @example excludePlace("nurse outside addis ababa", gazetteer) // 'nurse -"addis ababa"'
 */
export function excludePlace(typed: string, gazetteer: Gazetteer): string {
  const match = excluding.exec(typed);
  if (!match) return typed;
  const words = typed.slice(match.index + match[0].length).split(" ");
  for (let length = Math.min(words.length, maxNameWords); length > 0; length--) {
    const place = words
      .slice(0, length)
      .join(" ")
      .replace(/[?!.,]+$/, "");
    if (endsInStopWord(place) || isNoPlace(place)) continue;
    // "Not reading" is hardly about the city, and "not java" not about the island.
    const isSure = !/not$/i.test(match[1] ?? "") || isWellKnown(place, gazetteer);
    if (!isSure || populationOf(place, gazetteer) < minPopulation.afterPreposition) continue;
    return typed.replace(`${match[0]}${place}`, length === 1 ? `-${place}` : `-"${place}"`);
  }
  return typed;
}

/** Returns the country of the first city among excluded words, or null. "Not London" means elsewhere in the United Kingdom. */
export function countryOfExcludedCity(excluded: readonly string[], gazetteer: Gazetteer): string | null {
  for (const one of excluded) {
    const words = one.replace(/^-|"/g, "");
    const [place] = isWellKnown(words, gazetteer) ? understandLocation(words, gazetteer).places : [];
    if (place?.kind === "city") return place.countryName;
  }
  return null;
}

/** Checks for a name that means a place by itself, and no skill. */
const isWellKnown = (name: string, gazetteer: Gazetteer): boolean =>
  skillOfWords(name.toLowerCase()) === null && populationOf(name, gazetteer) >= minPopulation.first;

/** Finds a place among the words, and the words without it. */
export function findTypedPlace(
  typed: string,
  gazetteer: Gazetteer,
  vocabulary: Vocabulary,
): { rest: string; place: TypedPlace | null; radiusKm: number } {
  let rest = typed.replace(nearMe, " ");
  const circle = within.exec(rest);
  const radiusKm = circle ? Math.round(Number(circle[1]) * (/^m/i.test(circle[2] ?? "") ? kmPerMile : 1)) : 0;
  if (circle) rest = rest.replace(circle[0], " in ");
  rest = rest.replace(/\s+/g, " ").trim();

  const code = readPostcode(rest);
  if (code) {
    const named =
      placeAfterPreposition(code.rest, gazetteer, vocabulary) ??
      placeAtEdge(code.rest, gazetteer, vocabulary);
    // A named place elsewhere says what the digits are: "75001 paris" is no ZIP code in Texas.
    const location = named && !code.isSure ? named.location : code.cities.join(" or ");
    return {
      rest: (named?.rest ?? code.rest).replace(/\s(?:in|near|around|at)$/i, ""),
      place: { location, radiusKm: radiusKm || postcodeRadiusKm },
      radiusKm,
    };
  }
  // "Maçon" is a bricklayer in French, and a city in Georgia.
  const isWork = isNameOfOccupation(vocabulary, rest) && populationOf(rest, gazetteer) < minPopulation.sure;
  const found = isWork
    ? null
    : (placeAfterPreposition(rest, gazetteer, vocabulary) ??
      unknownPlaceNearby(rest) ??
      placeAtEdge(rest, gazetteer, vocabulary));
  if (!found) return { rest, place: null, radiusKm };
  const near = found.isNear ? nearRadiusKm : 0;
  return { rest: found.rest, place: { location: found.location, radiusKm: radiusKm || near }, radiusKm };
}

type PlaceMatch = { rest: string; location: string; isNear: boolean };

const preposition =
  /(?<!\p{L})(in|near|around|at|from|to|in der nähe von|à|en|em|i|w|we|v|ve)\s+(?=\p{L})/giu;

/** Prepositions of places that count only without another one. */
const weakPrepositions = ["to", "from"];

function placeAfterPreposition(
  typed: string,
  gazetteer: Gazetteer,
  vocabulary: Vocabulary,
): PlaceMatch | null {
  // "A nurse from Poland who wants to move and to work in England" asks for England.
  const rank = ([, word = ""]: RegExpExecArray) => weakPrepositions.indexOf(word.toLowerCase());
  for (const match of [...typed.matchAll(preposition)].sort((a, b) => rank(a) - rank(b))) {
    const before = typed.slice(0, match.index);
    // "To cook" is no place.
    const isDirection = /to/i.test(match[1] ?? "");
    const words = typed.slice(match.index + match[0].length).split(" ");
    for (let length = Math.min(words.length, maxNameWords); length > 0; length--) {
      const location = words
        .slice(0, length)
        .join(" ")
        .replace(/[?!.]+$/, "");
      const rest = `${before} ${words.slice(length).join(" ")}`.replace(/\s+/g, " ").trim();
      const country = location.replace(article, "");
      if (country !== location && areCountries(country, gazetteer))
        return { rest, location: country, isNear: false };
      if (isNoPlace(location) || endsInStopWord(location)) continue;
      // "Sales in enterprise" is not in a small town of Alabama.
      const isLikelyWork = isOccupationWord(vocabulary, location) || isAreaOfWork(location.toLowerCase());
      const needed = isDirection || isLikelyWork ? minPopulation.last : minPopulation.afterPreposition;
      if (populationOf(location, gazetteer) < needed) continue;
      return { rest, location, isNear: /near|around/i.test(match[1] ?? "") };
    }
  }
  return null;
}

const article = /^the\s+/i;

/** Whether the words name countries and say nothing else: "netherlands", "UK or Ireland". */
function areCountries(text: string, gazetteer: Gazetteer): boolean {
  const isCountry = (words: string) => {
    const { labels, unknown, places } = understandLocation(words, gazetteer, noCodes);
    return labels.length === 1 && unknown.length === 0 && places[0]?.kind === "country";
  };
  // Words after a name are ignored when a place is read, so the name must need its last word.
  return text.split(alternatives).every((one) => isCountry(one) && !isCountry(one.replace(/\s*\S+$/, "")));
}

/** "Around CMC" means a place, even if it is not in the gazetteer. */
function unknownPlaceNearby(typed: string): PlaceMatch | null {
  const match = /(?<!\p{L})(?:near|around)\s+(\p{L}[\p{L}\p{N}'’-]*(?:\s+\p{L}[\p{L}'’-]*)?)[?!.]*$/iu.exec(
    typed,
  );
  const location = match?.[1] ?? "";
  // "Around dogs" says what the work is about.
  if (!match || location === "" || endsInStopWord(location) || isEverydayPhrase(location)) return null;
  return { rest: typed.slice(0, match.index).trim(), location, isNear: false };
}

function placeAtEdge(typed: string, gazetteer: Gazetteer, vocabulary: Vocabulary): PlaceMatch | null {
  const words = typed.split(" ");
  for (const isLast of [true, false]) {
    for (let length = Math.min(words.length, maxNameWords); length > 0; length--) {
      const name = isLast ? words.slice(-length) : words.slice(0, length);
      const location = name.join(" ").replace(/[?!.]+$/, "");
      const isNoName = name.some((word) => /^-|["“”„]/.test(word)) || endsInStopWord(location);
      if (isNoName || isNoPlace(location)) continue;
      const size = populationOf(location, gazetteer);
      const isWork = size < minPopulation.sure && name.every((word) => isOccupationWord(vocabulary, word));
      if (isWork || size < (isLast ? minPopulation.last : minPopulation.first)) continue;
      if (hasWordOutsidePlace(name, gazetteer)) continue;
      const rest = (isLast ? words.slice(0, -length) : words.slice(length)).join(" ");
      return { rest, location, isNear: false };
    }
  }
  return null;
}

/** Checks for a first or last word that says nothing about the place and so belongs to the work: "internship london". */
function hasWordOutsidePlace(name: readonly string[], gazetteer: Gazetteer): boolean {
  if (name.length < 2) return false;
  const labelOf = (words: readonly string[]) =>
    understandLocation(words.join(" "), gazetteer, noCodes).labels.join();
  const isOutside = (word: readonly string[], others: readonly string[]) =>
    labelOf(word) === "" && labelOf(others) === labelOf(name);
  return isOutside(name.slice(0, 1), name.slice(1)) || isOutside(name.slice(-1), name.slice(0, -1));
}

/** "Berlin and I" is Berlin. */
const endsInStopWord = (location: string) => stopWords.has(location.toLowerCase().split(" ").at(-1) ?? "");

const alternatives = /\s+(?:or|and|oder|und|ou|et|o|e|lub|i|eller|nebo|of|en)\s+|\s*[,/]\s*/iu;

/** Returns the population of the least of the places that the words name: "london or leeds"; 0 if a word names none. */
function populationOf(text: string, gazetteer: Gazetteer): number {
  const one = populationOfOne(text, gazetteer);
  const parts = text.split(alternatives);
  if (one > 0 || parts.length === 1) return one;
  return Math.min(...parts.map((part) => (isNoPlace(part) ? 0 : populationOfOne(part, gazetteer))));
}

/** Returns the population of the one place that all the words name; 0 if they name none, or several. */
function populationOfOne(text: string, gazetteer: Gazetteer): number {
  if (!/^\p{L}/u.test(text)) return 0;
  const { labels, unknown, places, remote } = understandLocation(text, gazetteer, noCodes);
  if (labels.length !== 1 || unknown.length > 0 || remote) return 0;
  const [place] = places;
  if (!place) return 0;
  return place.kind === "city" ? place.population : Math.max(place.population, minPopulation.sure);
}
