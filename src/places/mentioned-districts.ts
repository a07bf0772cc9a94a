import { cityWithQuarters } from "./city-parts.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { cityNumber, cityPlace, type Gazetteer } from "./gazetteer.ts";
import type { Place } from "./place.ts";
import { citiesThatAreWords } from "./location-words.ts";

/** Districts matter in cities of this size. */
const minPeople = 250_000;
const maxDistricts = 5;

const capitalised = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
/** One to three capitalised words after a preposition, or before a word for an office or a district. */
const mention = new RegExp(
  `(?<=(?:^|[\\s(])(?:in|at|near|around|our|the|of|im|bei|unser|unserem|à|en|w|im Herzen von) )(${capitalised}(?: ${capitalised}){0,2})|(${capitalised}(?: ${capitalised}){0,2})(?=,? (?:office|district|area|neighbou?rhood|studio|store|branch|campus|site|Büro)\\b)`,
  "gmu",
);

const remembered = new WeakMap<Gazetteer, Map<number, ReadonlyMap<string, number>>>();

/**
 * Finds the districts of the given cities that a text names as a place: "our office in Kreuzberg" for a job in Berlin.
 * A name alone is not enough, because many districts are also words or the names of people.
 */
export function mentionedDistricts(text: string, places: readonly Place[], gazetteer: Gazetteer): Place[] {
  const known = places.map((place) => districtsOf(place, gazetteer)).filter(({ size }) => size > 0);
  if (known.length === 0) return [];
  const found = new Set<number>();
  for (const match of text.matchAll(mention)) {
    const words = (match[1] ?? match[2] ?? "").split(" ");
    for (let length = words.length; length > 0; length--) {
      const key = foldPlaceName(words.slice(0, length).join(" "));
      const district = known.map((districts) => districts.get(key)).find((city) => city !== undefined);
      if (district === undefined) continue;
      found.add(district);
      break;
    }
    if (found.size === maxDistricts) break;
  }
  return [...found].map((city) => cityPlace(gazetteer, city));
}

const none: ReadonlyMap<string, number> = new Map();

/** Returns the quarters of a large city by folded name. */
function districtsOf({ cityId, population }: Place, gazetteer: Gazetteer): ReadonlyMap<string, number> {
  if (cityId === null || population < minPeople) return none;
  const memory = remembered.get(gazetteer) ?? new Map<number, ReadonlyMap<string, number>>();
  remembered.set(gazetteer, memory);
  const known = memory.get(cityId);
  if (known) return known;
  const city = cityNumber(gazetteer, cityId);
  const quarters = city === null ? [] : cityWithQuarters(gazetteer, city).slice(1);
  const named = new Map<string, number>();
  for (const quarter of quarters) {
    const key = foldPlaceName(gazetteer.names[quarter] ?? "");
    if (!citiesThatAreWords.has(key) && !named.has(key)) named.set(key, quarter);
  }
  memory.set(cityId, named);
  return named;
}
