import type { Choice, Context } from "./choose-place.ts";
import { countryPlace, cityPlace, type Gazetteer } from "./gazetteer.ts";
import { fullLabel } from "./place-labels.ts";
import type { Place } from "./place.ts";
import { withPlainCodes } from "./find-choices.ts";
import { modesOf, readLocation, unknownWords } from "./read-location.ts";
import { spellPostcode } from "./read-postcode.ts";
import { resolveNames } from "./resolve-names.ts";
import { placeOf } from "./resolve-location.ts";
import type { LinkedNames } from "./link-names.ts";
import type { NameItem } from "./look-up-name.ts";

export type UnderstoodPlaces = {
  /** The named places in order. A group such as "EU" gives its countries. */
  places: Place[];
  /** The same in the form that `findCities` needs. */
  choices: readonly Choice[];
  /** True when "remote" was typed. The search is then for the places or remote. */
  remote: boolean;
  /** Words that are not a known place, as typed. */
  unknown: string[];
  /** One label for each named place: "Denver, Colorado, United States". */
  labels: string[];
  /** `placeKeys` of the named areas and of the smaller ones within them, to find jobs whose exact place is unknown. */
  areaKeys: string[];
  /** True when a postcode was typed. */
  isPostcode: boolean;
  /** Labels of other well-known places of the same name: "Cambridge, Massachusetts, United States". */
  alternatives: string[];
  /** Labels of all other cities of the same name, also of small ones and next to an area: Norfolk in Virginia. */
  namesakes: string[];
};

const longestTyped = 120;
const maxPlaces = 12;

/**
 * Parses the text of the location field. Never throws; words that are not understood are in `unknown`.
 *
 * @param options `acceptsCodes` is false for words that may be no place: then "DE" is Germany only next to a place there.
 * @example understandLocation("Denver, CO or remote", gazetteer).labels // ["Denver, Colorado, United States"]
 */
export function understandLocation(
  typed: string,
  gazetteer: Gazetteer,
  { acceptsCodes = true } = {},
): UnderstoodPlaces {
  const { text, isPostcode } = spellPostcode(typed.slice(0, longestTyped));
  const asTyped = readLocation(text, gazetteer, { lenient: true });
  const [read = asTyped] = acceptsCodes ? withPlainCodes([asTyped]) : [];
  const context: Context = {
    hint: null,
    hintWeight: 1,
    countries: new Set(),
    regions: new Set(),
    cities: [],
    department: read.department,
    lenient: true,
  };
  const { found, unknown } = resolveNames(read.names, context, gazetteer);
  const links = found.slice(0, maxPlaces);

  const places: Place[] = [];
  const labels: string[] = [];
  const areas = new Set<string>();
  for (const { leaf } of links) {
    if (leaf.kind === "group") {
      places.push(...leaf.group.countries.map((code) => countryPlace(gazetteer, code)));
      labels.push(leaf.group.name);
      continue;
    }
    const place = placeOf(leaf, gazetteer);
    places.push(place);
    labels.push(
      leaf.kind === "metro" ? [leaf.name, place.countryName].join(", ") : fullLabel(place, gazetteer),
    );
    if (leaf.kind === "area") for (const key of keysOfArea(leaf.area, gazetteer)) areas.add(key);
  }
  return {
    places,
    choices: links.map(({ leaf }) => leaf),
    remote: modesOf([read]).has("remote"),
    unknown: unknownWords(read, unknown),
    labels: [...new Set(labels)],
    areaKeys: [...areas],
    isPostcode,
    ...findNamesakes(links, read.names, gazetteer),
  };
}

/** Returns the keys of the area, of the areas within it, and of larger areas made of the same ones. */
function keysOfArea(number: number, gazetteer: Gazetteer): string[] {
  const own = gazetteer.areas[number];
  if (!own) return [];
  return gazetteer.areas
    .filter((area) => area.parts.every((part) => own.parts.includes(part)))
    .map(({ key }) => key);
}

/** Other cities are offered if they have at least this share of the people. */
const wellKnown = 1 / 5;

const maxNamesakes = 3;

/** Finds other cities with the name of the only place, the largest first. Only a city has well-known alternatives. */
function findNamesakes(
  links: readonly LinkedNames[],
  names: readonly NameItem[],
  gazetteer: Gazetteer,
): { alternatives: string[]; namesakes: string[] } {
  const [link] = links;
  const name = link && names[link.from];
  if (links.length !== 1 || !link || !name || link.to - link.from !== 1)
    return { alternatives: [], namesakes: [] };
  const own = link.leaf.kind === "city" ? link.leaf.city : null;
  const peopleOf = (city: number) => gazetteer.populations[city] ?? 0;
  const others = name.cities.filter((city) => city !== own && gazetteer.isSection[city] === 0);
  const known = own === null ? [] : others.filter((city) => peopleOf(city) + 1 >= peopleOf(own) * wellKnown);
  const labelsOf = (cities: readonly number[]) =>
    cities.slice(0, maxNamesakes).map((city) => fullLabel(cityPlace(gazetteer, city), gazetteer));
  return { alternatives: labelsOf(known), namesakes: labelsOf(others) };
}
