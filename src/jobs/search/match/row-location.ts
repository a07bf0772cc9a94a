import type { Place } from "../../../places/place.ts";

/** The places of a search. */
export type SearchedPlaces = {
  /** Cities, also those around the named ones. */
  cityIds: ReadonlySet<number>;
  /** The named places, of any size. */
  places: readonly Place[];
};

/** The end of a location that also allows remote work: "Denver and 4 more, or remote". */
const orRemote = /,? or remote$/;

/**
 * Returns the location to show in a row. If the text does not name the place that was asked for, that place comes first: a
 * city, or the first place in the region or country.
 *
 * @example rowLocation("Denver and 4 more", places, { cityIds: new Set([berlin.cityId]), places: [berlin] })
 * // "Berlin and 4 more"
 */
export function rowLocation(
  text: string | null,
  places: readonly Place[],
  searched: SearchedPlaces,
): string | null {
  const found =
    places.find(({ cityId }) => cityId !== null && searched.cityIds.has(cityId)) ??
    places.find((place) => searched.places.some((area) => isWithin(place, area)));
  const [other, ...more] = places.filter((place) => place !== found);
  if (!found || !other || text?.includes(found.name)) return text;
  const remote = orRemote.exec(text ?? "")?.[0] ?? "";
  if (more.length > 0) return `${found.name} and ${more.length + 1} more${remote}`;
  return remote ? `${found.name}, ${other.name}${remote}` : `${found.name} or ${other.name}`;
}

function isWithin(place: Place, area: Place): boolean {
  if (place.countryCode !== area.countryCode) return false;
  if (area.kind === "country") return true;
  if (area.kind === "region") return area.regionCode !== null && place.regionCode === area.regionCode;
  return area.kind === "area" && area.areaKey !== undefined && place.areaKey === area.areaKey;
}
