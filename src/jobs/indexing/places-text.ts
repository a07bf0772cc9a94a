import type { Place } from "../../places/place.ts";

/**
 * Builds the location line of a job that has more places than the advert whose line it shows.
 *
 * @example placesText({ locationText: "Berlin, Germany", places: [berlin] }, [berlin, denver]) // "Berlin, Germany or Denver"
 */
export function placesText(
  { locationText, places }: { locationText: string | null; places: readonly Place[] },
  all: readonly Place[],
): string | null {
  const [first, second, ...others] = all;
  if (all.length === places.length || !first) return locationText;
  if (!second) return locationText ?? first.name;
  return others.length === 0
    ? `${places.length === 1 ? (locationText ?? first.name) : first.name} or ${second.name}`
    : `${first.name} and ${all.length - 1} more`;
}
