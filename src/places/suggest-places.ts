import { isBetterKnownThanRegion, manyAdverts } from "./choose-place.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import {
  areaPlace,
  cityPlace,
  countryPlace,
  regionPlace,
  type Gazetteer,
  type Meaning,
} from "./gazetteer.ts";
import { citiesByPrefix, citiesNamed } from "./name-index.ts";
import { fullLabel } from "./place-labels.ts";
import type { Place } from "./place.ts";

export type PlaceSuggestion = {
  /** "Denver, Colorado, United States". Typed into the field, it resolves to this place. */
  label: string;
  place: Place;
};

/** Candidates considered for each suggestion, because the best known places do not always match best. */
const poolFactor = 20;
/** Shorter beginnings match too many names in other languages. */
const shortestOther = 3;

/**
 * Suggests places with a name that begins with the typed text, the best known first. A name in another language or an
 * old name counts less: "mün" finds Munich after Münster.
 *
 * @example suggestPlaces("denv", gazetteer, 5)[0]?.label // "Denver, Colorado, United States"
 */
export function suggestPlaces(prefix: string, gazetteer: Gazetteer, limit: number): PlaceSuggestion[] {
  const key = foldPlaceName(prefix.slice(0, 60));
  if (key === "" || limit <= 0) return [];
  const cities = citiesByPrefix(gazetteer.cityNames, key, limit * poolFactor).map((city) => {
    const place = cityPlace(gazetteer, city);
    return { place, weight: weigh(place, key, false) * (gazetteer.isSection[city] === 1 ? 0.1 : 1) };
  });
  const wide = widePlaces(key, gazetteer);
  const seen = new Set<string>();
  return [...wide, ...cities]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ place }) => ({ label: fullLabel(place, gazetteer), place }))
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, limit);
}

function widePlaces(key: string, gazetteer: Gazetteer): { place: Place; weight: number }[] {
  const places: { place: Place; weight: number }[] = [];
  for (const [name, meanings] of gazetteer.otherNames) {
    if (!name.startsWith(key)) continue;
    for (const meaning of meanings) {
      const place = meaning.needsContext ? null : widePlace(meaning, gazetteer);
      if (place) places.push({ place, weight: weigh(place, key, name === key) });
    }
  }
  return places;
}

function widePlace(meaning: Meaning, gazetteer: Gazetteer): Place | null {
  switch (meaning.kind) {
    case "country":
      return countryPlace(gazetteer, meaning.code);
    case "region":
      return isReadAsCity(meaning.region, gazetteer) ? null : regionPlace(gazetteer, meaning.region);
    case "area":
      return areaPlace(gazetteer, meaning.area);
    case "metro":
      return cityPlace(gazetteer, meaning.city);
    default:
      return null;
  }
}

/** "New York, United States" is read as the city, so it cannot be the label of the state too. */
function isReadAsCity(region: number, gazetteer: Gazetteer): boolean {
  const key = foldPlaceName(gazetteer.regions[region]?.name ?? "");
  return isBetterKnownThanRegion(key, citiesNamed(gazetteer.cityNames, key), region, gazetteer);
}

/**
 * Rates a place by population, less for a wider place (most people search for a city) and much less for a name that is
 * not displayed.
 */
function weigh(place: Place, key: string, isWholeName: boolean): number {
  const shown = foldPlaceName(place.name);
  const otherName = key.length < shortestOther ? 0 : 0.05;
  const likeness = isWholeName || shown === key ? 10 : shown.startsWith(key) ? 1 : otherName;
  const kind = place.kind === "city" ? 1 : place.kind === "country" ? 0.3 : 0.1;
  return place.population * likeness * kind * (manyAdverts.has(place.countryCode) ? 3 : 1);
}
