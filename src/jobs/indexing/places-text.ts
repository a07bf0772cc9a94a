import type { Place } from "../../places/place.ts";

/**
 * Returns the location line of the shown advert or, if the job has more places, one that also names or counts them.
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
