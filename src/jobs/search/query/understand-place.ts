import type { Gazetteer } from "../../../places/gazetteer.ts";
import { findCities } from "../../../places/find-cities.ts";
import { suggestPlace } from "../../../places/suggest-place.ts";
import { understandLocation, type UnderstoodPlaces } from "../../../places/understand-location.ts";
import type { SearchQuery } from "./search-query.ts";

/** How the location field was understood. */
export type UnderstoodLocation = {
  /** "Denver, Colorado, United States"; empty when nothing was typed. */
  labels: string[];
  remote: boolean;
  /** True when jobs without a country are included whose source has its other jobs in a named country. */
  hasSources: boolean;
  /** True when jobs must be in one of the places and remote: "remote, Canada", unlike "Canada or remote". */
  isBoth: boolean;
  /** Words that are no known place. They are matched as text against the published location. */
  unknown: string[];
  /** ISO 3166-1 alpha-2 of the first place; null without one. */
  country: string | null;
  /** Kilometres around the named cities that were looked at; null if no city was named. */
  radiusKm: number | null;
  /** Other places of the same name, as searchable labels. */
  alternatives: readonly string[];
  /** The label of the place that unknown words probably mean; null for none. */
  suggestion: string | null;
};

/** Where the jobs of a search may be. */
export type UnderstoodPlace = UnderstoodPlaces & {
  cityIds: number[];
  isBoth: boolean;
  /** True for a district that the gazetteer does not know. It is in the text of the advert. */
  isOnlyText: boolean;
  location: Omit<UnderstoodLocation, "hasSources">;
};

/**
 * Understands the location of a search, and finds the cities around it.
 *
 * @param field the same location if it was understood before; null if it was found among the words.
 * @param options `isElsewhere` takes the place for others of its name.
 */
export function understandPlace(
  { location: typed }: SearchQuery,
  field: UnderstoodPlaces | null,
  { radiusKm, gazetteer, isElsewhere }: { radiusKm: number; gazetteer: Gazetteer; isElsewhere: boolean },
): UnderstoodPlace {
  const usual = field ?? understandLocation(typed, gazetteer);
  const place = isElsewhere
    ? { ...understandLocation(usual.namesakes.join(" or "), gazetteer), unknown: [] }
    : usual;
  const { places, labels, remote, unknown } = place;
  const { cityIds, radiusKm: around } = findCities(place.choices, radiusKm, gazetteer);
  const isBoth = !/(?:^|\s)or\s|\//i.test(typed);
  return {
    ...place,
    cityIds,
    isBoth,
    isOnlyText: labels.length === 0 && !remote && unknown.length > 0,
    location: {
      labels,
      remote,
      isBoth,
      unknown,
      country: places[0]?.countryCode ?? null,
      radiusKm: around,
      alternatives: usual.alternatives,
      suggestion: unknown[0] ? (suggestPlace(unknown[0], gazetteer)?.label ?? null) : null,
    },
  };
}
