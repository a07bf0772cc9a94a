import { cityStates, countryOfChoice, type Choice, type Context } from "./choose-place.ts";
import { decideMode, modesOf } from "./decide-work-mode.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { areaPlace, cityPlace, countryName, countryPlace, regionPlace, type Gazetteer } from "./gazetteer.ts";
import { resolveNames } from "./link-names.ts";
import { locationText, type Office } from "./location-text.ts";
import { shownAs, withoutAncestors, type Found } from "./offices.ts";
import type { Place } from "./place.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";
import { readTitle } from "./read-title.ts";
import { briefCountryNames } from "./tables/country-names.ts";
import type { WorkMode } from "./work-mode.ts";

/** The published location in the source's own words; see `RawPosting`. */
export type PublishedLocation = {
  locations: readonly string[];
  country: string | null;
  remote: boolean | null;
  workMode: string | null;
  remoteRegions: readonly string[];
  title: string;
};

export type ResolvedLocation = {
  /** Known offices, without places that contain another one in the list. */
  places: Place[];
  workMode: WorkMode | null;
  /** ISO codes; empty when a remote worker may live anywhere or nothing is stated. */
  remoteCountries: string[];
  /** For people. Null when nothing readable was published. */
  locationText: string | null;
};

const mostPlaces = 10;
const mostTexts = 60;
/**
 * The stated country overrides a namesake elsewhere that is up to this many times more populous: `hintInList` applies
 * to three or more names, `hintForOne` to fewer.
 */
const hintInList = 50;
const hintForOne = 300;

/**
 * Resolves published locations to places, a work mode and the countries in which a remote worker may live.
 *
 * - Ambiguous names are resolved by adjacent names, then by `country`, then by population: "Cambridge, MA".
 * - A country next to "remote" is not an office but where a remote worker may live: "Remote - US" has no place.
 * - Explicit `workMode` wins over `remote`, that over words; the title is only asked when nothing else is known.
 * - "Remote, OR" is Oregon: two letters after a comma are a state.
 * - Words that are no place we know are left out; nothing is invented.
 */
export function resolveLocations(input: PublishedLocation, gazetteer: Gazetteer): ResolvedLocation {
  const texts = input.locations
    .slice(0, mostTexts)
    .map((text) => readLocation(text, gazetteer, { lenient: false }));
  const regions = input.remoteRegions
    .slice(0, mostTexts)
    .map((text) => readLocation(text, gazetteer, { lenient: true }));
  const hint = readCountry(input.country, gazetteer);
  const title = readTitle(input.title, gazetteer);
  const modeWords = modesOf(texts);
  let found = findChoices(texts, hint, gazetteer);
  const isAnywhere = texts.some(({ items }) => items.some(({ kind }) => kind === "anywhere"));
  if (found.length === 0 && !isAnywhere) {
    found = findChoices(title.places, hint, gazetteer).filter(({ choice }) => choice.kind !== "group");
  }

  const hasOffice = found.some(({ choice }) => isOffice(choice));
  const workMode = decideMode(input, { modeWords, titleMode: title.mode, hasOffice, isAnywhere }, gazetteer);
  const live = findChoices(regions, null, gazetteer);
  const isRemote = workMode === "remote";

  const offices: Office[] = [];
  const remote = new Map<string, string[]>();
  const hasOtherOffice = found.some(
    ({ choice }) => isOffice(choice) && isOffice(asResidence(choice, gazetteer)),
  );
  for (const each of found) {
    const choice = isRemote && !hasOtherOffice ? asResidence(each.choice, gazetteer) : each.choice;
    if (choice.kind === "group") {
      if (workMode === null || isRemote) remote.set(choice.group.name, [...choice.group.countries]);
    } else if (choice.kind === "country" && isRemote) {
      remote.set(shortCountry(choice.code, gazetteer), [choice.code]);
    } else {
      const place = placeOf(choice, gazetteer);
      offices.push({ place, shown: shownAs(each, place, gazetteer) });
      const code = countryOfChoice(gazetteer, choice);
      if (isRemote && !isOffice(choice) && code !== null) remote.set("", [...(remote.get("") ?? []), code]);
    }
  }
  const worldwide = live.length === 0 ? isAnywhere && found.length === 0 : false;
  const isEverywhere = regions.some(({ items }) => items.some(({ kind }) => kind === "anywhere"));
  if (isEverywhere || live.length > 0) remote.clear();
  if (!isEverywhere) {
    for (const { choice } of live) {
      const code = countryOfChoice(gazetteer, choice);
      if (choice.kind === "group") remote.set(choice.group.name, [...choice.group.countries]);
      else if (code !== null) remote.set(shortCountry(code, gazetteer), [code]);
    }
  }
  if (hint !== null && offices.length === 0 && remote.size === 0 && !worldwide && !isEverywhere) {
    if (isRemote) remote.set(shortCountry(hint, gazetteer), [hint]);
    else offices.push({ place: countryPlace(gazetteer, hint), shown: null });
  }

  const kept = withoutAncestors(offices).slice(0, mostPlaces);
  return {
    places: kept.map(({ place }) => place),
    workMode,
    remoteCountries: [...new Set([...remote.values()].flat())],
    locationText: locationText(
      {
        workMode,
        offices: kept,
        remoteFrom: [...remote.keys()].filter(Boolean),
        worldwide: worldwide || isEverywhere,
        unreadable: unreadableText(input.locations, texts),
      },
      gazetteer,
    ),
  };
}

/** Reads a country by code or by its name in any of our languages; null for anything else. */
function readCountry(text: string | null, gazetteer: Gazetteer): string | null {
  if (text === null) return null;
  const code = gazetteer.codes.get(text.trim().replaceAll(".", "").toUpperCase());
  const meanings = [...(code ?? []), ...(gazetteer.otherNames.get(foldPlaceName(text)) ?? [])];
  const country = meanings.find((meaning) => meaning.kind === "country");
  return country?.code ?? null;
}

function findChoices(texts: readonly ReadLocation[], hint: string | null, gazetteer: Gazetteer): Found[] {
  const names = texts.flatMap((text) =>
    text.names.map((name, at) => (at === 0 ? { ...name, before: "hard" as const } : name)),
  );
  const origin = texts.flatMap((text) => text.positions.map((position) => ({ text, position })));
  const context: Context = {
    hint,
    hintWeight: names.length > 2 ? hintInList : hintForOne,
    countries: new Set(),
    regions: new Set(),
    department: departmentOf(texts),
    lenient: false,
  };
  const { found, unknown } = resolveNames(names, context, gazetteer);
  return found.flatMap(({ leaf, from }) => {
    const where = origin[from];
    if (!where) return [];
    const here = unknown.flatMap((name) =>
      origin[name]?.text === where.text ? [origin[name].position] : [],
    );
    return [{ choice: leaf, ...where, unknown: new Set(here) }];
  });
}

/** Returns the département in "75001 Paris" or "Saint-Denis (93)". */
export function departmentOf(texts: readonly ReadLocation[]): string | null {
  for (const { items } of texts) {
    for (const item of items) {
      if (item.kind === "number" && /^(\d{2}|\d{5})$/.test(item.raw)) return item.raw.slice(0, 2);
    }
  }
  return null;
}

/** A remote worker in a city state may work from all of that country. */
function asResidence(choice: Choice, gazetteer: Gazetteer): Choice {
  const code = choice.kind === "city" ? countryOfChoice(gazetteer, choice) : null;
  return code !== null && cityStates.has(code) ? { kind: "country", code } : choice;
}

function isOffice(choice: Choice): boolean {
  return choice.kind === "city" || choice.kind === "metro";
}

export function placeOf(choice: Exclude<Choice, { kind: "group" }>, gazetteer: Gazetteer): Place {
  switch (choice.kind) {
    case "city":
    case "metro":
      return cityPlace(gazetteer, choice.city);
    case "area":
      return areaPlace(gazetteer, choice.area);
    case "region":
      return regionPlace(gazetteer, choice.region);
    default:
      return countryPlace(gazetteer, choice.code);
  }
}

function shortCountry(code: string, gazetteer: Gazetteer): string {
  return briefCountryNames[code] ?? countryName(gazetteer, code);
}

/** Returns the first published text with an unknown word, to show it as it is. */
function unreadableText(locations: readonly string[], texts: readonly ReadLocation[]): string | null {
  const at = texts.findIndex(({ items }) => items.some(({ kind }) => kind === "unknown" || kind === "name"));
  const text = locations[at]?.replace(/\s+/g, " ").trim();
  return text ? text.slice(0, 80) : null;
}
