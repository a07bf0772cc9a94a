import type { Gazetteer } from "../../../places/gazetteer.ts";
import { findCities } from "../../../places/find-cities.ts";
import { suggestPlace } from "../../../places/suggest-place.ts";
import { understandLocation, type UnderstoodPlaces } from "../../../places/understand-location.ts";
import { editDistance } from "../../../text/edit-distance.ts";
import { foldText } from "../../../text/fold-text.ts";
import { splitWords } from "./split-words.ts";
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
  /** The misspelt place that was typed, if another spelling was taken for it; null if not. */
  correctedFrom: string | null;
  /** True if the words ask for work nearby or name nothing: "near me", "home". Jobs everywhere are listed. */
  isNowhere: boolean;
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
      correctedFrom: null,
      isNowhere: isNowhere(typed, usual),
    },
  };
}

const anywhere = /(?<!\p{L})(?:any ?where|every ?where|any place|world ?wide|global(?:ly)?|all)(?!\p{L})/iu;

/** Checks for a location that names nothing: "near me", "home". "Anywhere" does mean something. */
const isNowhere = (typed: string, { labels, remote, unknown }: UnderstoodPlaces): boolean =>
  typed.trim() !== "" && labels.length === 0 && !remote && unknown.length === 0 && !anywhere.test(typed);

/**
 * Returns the place that a misspelt one means: "Berlin, Germany" for "Berln". Null if the words may be a district that
 * adverts name, or if no place is near.
 *
 * @param isInAdverts checks whether any job has a word in its title, company or place.
 */
export function correctPlace(
  { isOnlyText, unknown, location }: UnderstoodPlace,
  isInAdverts: (word: string) => boolean,
): string | null {
  const [typed = ""] = unknown;
  const { suggestion } = location;
  if (!isOnlyText || unknown.length > 1 || suggestion === null) return null;
  if (splitWords(typed).every(isInAdverts)) return null;
  const [name = ""] = suggestion.split(",");
  const slips = typed.length >= minLengthForTwoSlips ? 2 : 1;
  return editDistance(foldText(typed), foldText(name), slips) <= slips ? suggestion : null;
}

const minLengthForTwoSlips = 8;
