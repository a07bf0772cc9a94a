import { placeKeys } from "../../places/place-keys.ts";
import type { Place } from "../../places/place.ts";

/** Returns the keys of places in a fixed order: cities where they are known, else regions or countries. */
export function placesKey({ places }: { places: readonly Place[] }): string[] {
  return places
    .map((place) => {
      const keys = placeKeys(place);
      return keys.city ?? keys.region ?? keys.country;
    })
    .sort();
}

/** Returns the places of several adverts, each once. */
export function allPlaces(adverts: readonly { places: readonly Place[] }[]): Place[] {
  const byKey = new Map<string, Place>();
  for (const place of adverts.flatMap(({ places }) => places)) {
    const key = placesKey({ places: [place] })[0] ?? "";
    if (!byKey.has(key)) byKey.set(key, place);
  }
  return [...byKey.values()];
}
