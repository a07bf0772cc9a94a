import { editDistance } from "../text/edit-distance.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { cityPlace, countryPlace, regionPlace, type Gazetteer } from "./gazetteer.ts";
import { endOfPrefix, lowerBound } from "./name-index.ts";
import { fullLabel } from "./place-labels.ts";
import { suggestPlaces, type PlaceSuggestion } from "./suggest-places.ts";

/** Smaller towns are not suggested. */
const minPeople = 20_000;
const shortest = 4;
const longest = 40;

/**
 * Guesses the place meant by unknown words: one that begins with them, else the nearest by spelling (one error in short
 * names, two in long ones). Among equals, the most populous wins. Null when nothing is near.
 *
 * @example suggestPlace("new yrok", gazetteer)?.label // "New York, United States"
 */
export function suggestPlace(typed: string, gazetteer: Gazetteer): PlaceSuggestion | null {
  const key = foldPlaceName(typed.slice(0, 120));
  if (key.length < shortest || key.length > longest || !/\p{L}/u.test(key)) return null;
  const [begun] = suggestPlaces(key, gazetteer, 1);
  if (begun && begun.place.population >= minPeople) return begun;
  const most = key.length >= 8 ? 2 : 1;
  let best = null as { slips: number; people: number; find: () => PlaceSuggestion } | null;
  const offer = (name: string, people: number, find: () => PlaceSuggestion) => {
    const limit = best ? best.slips : most;
    if (Math.abs(name.length - key.length) > limit || name[0] !== key[0]) return;
    const slips = editDistance(key, name, limit);
    if (slips > limit || (best && slips === best.slips && people <= best.people)) return;
    best = { slips, people, find };
  };
  const suggestion = (place: PlaceSuggestion["place"]) => ({ label: fullLabel(place, gazetteer), place });
  const { names, cities } = gazetteer.cityNames;
  const initial = key[0] ?? "";
  const end = endOfPrefix(names, initial);
  for (let at = lowerBound(names, initial); at < end; at++) {
    const city = cities[at] ?? 0;
    const people = gazetteer.populations[city] ?? 0;
    if (people >= minPeople) offer(names[at] ?? "", people, () => suggestion(cityPlace(gazetteer, city)));
  }
  for (const [name, meanings] of gazetteer.otherNames) {
    for (const meaning of meanings) {
      if (meaning.kind === "country")
        offer(name, 1e8, () => suggestion(countryPlace(gazetteer, meaning.code)));
      if (meaning.kind === "region")
        offer(name, 1e6, () => suggestion(regionPlace(gazetteer, meaning.region)));
    }
  }
  return best?.find() ?? null;
}
