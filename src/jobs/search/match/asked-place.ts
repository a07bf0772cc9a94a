import type { Place } from "../../../places/place.ts";

/**
 * Returns the location to show in a row, with the city that was asked for first if the text does not name it.
 *
 * @example askedPlace("Denver and 4 more", places, new Set([berlin.cityId])) // "Berlin and 4 more"
 */
export function askedPlace(
  text: string | null,
  places: readonly Place[],
  asked: ReadonlySet<number>,
): string | null {
  if (asked.size === 0) return text;
  const found = places.find((place) => place.cityId !== null && asked.has(place.cityId));
  const [other, ...more] = places.filter((place) => place !== found);
  if (!found || !other || text?.includes(found.name)) return text;
  return more.length === 0 ? `${found.name} or ${other.name}` : `${found.name} and ${more.length + 1} more`;
}
