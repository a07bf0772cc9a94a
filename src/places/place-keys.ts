import type { Place } from "./place.ts";

/**
 * Returns stable keys of a place and its ancestors, for the index. `city` is the narrowest: the city's id or, for an
 * area such as a county, its key.
 *
 * @example placeKeys(denver) // { city: "5419384", region: "US.CO", country: "US" }
 * @example placeKeys(surrey) // { city: "GB.ENG.surrey", region: "GB.ENG", country: "GB" }
 */
export function placeKeys(place: Place): { city: string | null; region: string | null; country: string } {
  return {
    city: place.cityId === null ? (place.areaKey ?? null) : String(place.cityId),
    region: place.regionCode === null ? null : `${place.countryCode}.${place.regionCode}`,
    country: place.countryCode,
  };
}
