import { cityStates, isBetterKnownThanRegion } from "./choose-place.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { cityNumber, type Gazetteer, regionOfCity } from "./gazetteer.ts";
import { citiesNamed } from "./name-index.ts";
import { briefCountryNames, type Place } from "./place.ts";

/** Countries where people write the letters of the state instead of the country. */
const writesStateLetters = new Set(["US", "CA", "AU"]);

/** "UK", "US", "Germany": short enough for a line under a title. */
function briefCountry(place: Pick<Place, "countryCode" | "countryName">): string {
  return briefCountryNames[place.countryCode] ?? place.countryName;
}

/**
 * Formats a place in one short line, which resolves to the same place again.
 *
 * @example briefLabel(denver) // "Denver, CO"
 * @example briefLabel(berlin) // "Berlin, Germany"
 */
export function briefLabel(place: Place, gazetteer: Gazetteer): string {
  return [place.name, ...briefAncestors(place, gazetteer)].join(", ");
}

/** Returns the parts after the name in `briefLabel`. */
export function briefAncestors(place: Place, gazetteer: Gazetteer): string[] {
  const country = briefCountry(place);
  if (place.kind === "country" || isCityState(place)) return [];
  if (place.kind !== "city") return [country];
  if (writesStateLetters.has(place.countryCode) && place.regionCode) return [place.regionCode];
  return place.regionName !== null && needsRegion(place, gazetteer) ? [place.regionName, country] : [country];
}

/** Returns "TX" rather than "Texas" for countries where that is usual. */
export function regionLetters(place: Place): string {
  const hasLetters = place.kind === "region" && writesStateLetters.has(place.countryCode);
  return hasLetters ? (place.regionCode ?? place.name) : place.name;
}

/**
 * Formats a place with all its ancestors.
 *
 * @example fullLabel(denver, gazetteer) // "Denver, Colorado, United States"
 */
export function fullLabel(place: Place, gazetteer: Gazetteer): string {
  if (place.kind === "country" || isCityState(place)) return place.name;
  const showsRegion = place.regionName !== place.name || needsRegion(place, gazetteer);
  const region = place.kind === "region" ? null : place.regionName;
  return [place.name, ...(region !== null && showsRegion ? [region] : []), place.countryName].join(", ");
}

function isCityState(place: Place): boolean {
  return place.kind === "city" && cityStates.has(place.countryCode) && place.name === place.countryName;
}

/** Returns true if the name and the country alone would mean another place: a larger city or a region. */
function needsRegion(place: Place, gazetteer: Gazetteer): boolean {
  const own = place.cityId === null ? null : cityNumber(gazetteer, place.cityId);
  if (own === null) return false;
  const key = foldPlaceName(place.name);
  const cities = citiesNamed(gazetteer.cityNames, key);
  if (cities.some((city) => city < own && regionOfCity(gazetteer, city).country === place.countryCode))
    return true;
  return (gazetteer.otherNames.get(key) ?? []).some(
    (meaning) =>
      meaning.kind === "region" &&
      gazetteer.regions[meaning.region]?.country === place.countryCode &&
      !isBetterKnownThanRegion(key, cities, meaning.region, gazetteer),
  );
}
