import { cityStates, countryOfChoice, type Choice } from "./choose-place.ts";
import { completeTowns } from "./complete-towns.ts";
import { decideMode } from "./decide-work-mode.ts";
import { excludedWords, splitExceptions, type WithoutExceptions } from "./excluded-places.ts";
import { findChoices } from "./find-choices.ts";
import { findOutside } from "./find-outside.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import {
  areaPlace,
  cityPlace,
  countryName,
  countryPlace,
  regionPlace,
  type Gazetteer,
  type Meaning,
} from "./gazetteer.ts";
import { locationText, type Office } from "./location-text.ts";
import { officeName, withoutAncestors } from "./offices.ts";
import { briefCountryNames, type Place } from "./place.ts";
import {
  modesOf,
  readLocation,
  residencesOf,
  type PublishedLocation,
  type ReadLocation,
} from "./read-location.ts";
import { readTitleLocation } from "./read-title-location.ts";
import { americanZone } from "./location-words.ts";
import type { WorkMode } from "./work-mode.ts";

export type ResolvedLocation = {
  /** Known offices, without places that contain another one in the list. */
  places: Place[];
  workMode: WorkMode | null;
  /** ISO codes; empty when a remote worker may live anywhere or nothing is stated. */
  remoteCountries: string[];
  /** For people. Null when nothing readable was published. */
  locationText: string | null;
};

/** Adverts of consultancies and shops list dozens of cities. */
export const maxPlaces = 60;
const maxTexts = 60;
/**
 * Resolves published locations to places, a work mode and the countries in which a remote worker may live.
 *
 * - Ambiguous names are resolved by adjacent names, then by `country`, then by population: "Cambridge, MA".
 * - A country next to "remote" is not an office but where a remote worker may live: "Remote - US" has no place.
 * - Explicit `workMode` wins over `remote`, that over words; the title is only asked when nothing else is known.
 * - "Remote, OR" is Oregon: two letters after a comma are a state.
 * - Words that are not a place we know are left out; nothing is invented.
 * - A place that is excluded ("except US") is never the place: its country is no country for remote workers, and the
 *   words of the exception are shown.
 */
export function resolveLocations(input: PublishedLocation, gazetteer: Gazetteer): ResolvedLocation {
  const [locations, remoteRegions] = [input.locations, input.remoteRegions].map((texts) =>
    texts.slice(0, maxTexts).map(splitExceptions),
  ) as [WithoutExceptions[], WithoutExceptions[]];
  const title = splitExceptions(input.title);
  const exceptions = [
    ...new Set([...locations, ...remoteRegions, title].flatMap(({ excluded }) => excluded)),
  ];
  if (exceptions.length === 0) return resolveWanted(input, gazetteer);
  const wanted = resolveWanted(
    {
      ...input,
      locations: locations.map((each) => each.wanted),
      remoteRegions: remoteRegions.map((each) => each.wanted),
      title: title.wanted,
    },
    gazetteer,
  );
  const words = [...locations, ...remoteRegions]
    .flatMap(({ excluded }) => excluded)
    .join(", ")
    .slice(0, 80);
  const text = wanted.locationText ?? (words === "" ? null : input.locations[0]?.slice(0, 80)) ?? null;
  return {
    ...wanted,
    remoteCountries: withoutCountries(
      wanted,
      countriesIn(exceptions.map(excludedWords), gazetteer),
      gazetteer,
    ),
    locationText: wanted.locationText === null || words === "" ? text : `${text ?? ""} (${words})`,
  };
}

/** The ISO codes of the countries and groups of countries that texts name. */
function countriesIn(texts: readonly string[], gazetteer: Gazetteer): Set<string> {
  const nothing = { country: null, remote: null, workMode: null, remoteRegions: [], title: "" };
  const { places, remoteCountries } = resolveWanted({ ...nothing, locations: texts }, gazetteer);
  const countries = places.flatMap((place) => (place.kind === "country" ? [place.countryCode] : []));
  return new Set([...countries, ...remoteCountries]);
}

/** Where a remote worker may live: of all countries if none is stated, without the excluded ones. */
function withoutCountries(
  { remoteCountries, workMode, places }: ResolvedLocation,
  excluded: ReadonlySet<string>,
  gazetteer: Gazetteer,
): string[] {
  const isAnywhere = workMode === "remote" && remoteCountries.length === 0 && places.length === 0;
  if (excluded.size === 0) return remoteCountries;
  return [...(isAnywhere ? gazetteer.countries.keys() : remoteCountries)].filter(
    (code) => !excluded.has(code),
  );
}

function resolveWanted(input: PublishedLocation, gazetteer: Gazetteer): ResolvedLocation {
  const texts = input.locations
    .slice(0, maxTexts)
    .map((text) => readLocation(text, gazetteer, { lenient: false }));
  const regions = input.remoteRegions
    .slice(0, maxTexts)
    .map((text) => readLocation(text, gazetteer, { lenient: true }));
  const hint = readCountry(input.country, gazetteer);
  const title = readTitleLocation(input.title, gazetteer);
  const writtenModes = modesOf(texts);
  const isAnywhere = texts.some(({ items }) => items.some(({ kind }) => kind === "anywhere"));
  const live = findChoices(regions, null, gazetteer);
  const stated = completeTowns(findChoices(texts, hint, gazetteer), input, gazetteer);
  const found = isAnywhere
    ? stated
    : findOutside({ stated, live, title, hint, writtenModes, input }, gazetteer);

  const hasOffice = found.some(({ choice }) => isOffice(choice));
  const saysFrom = found.some(({ choice, text }) => isWide(choice) && modesOf([text]).has("remote"));
  const said = { writtenModes, titleMode: title.mode, hasOffice, isAnywhere, saysFrom };
  const workMode = decideMode(input, said, gazetteer);
  const isRemote = workMode === "remote";

  const offices: Office[] = [];
  const remote = new Map<string, string[]>();
  const hasOtherOffice = found.some(
    ({ choice }) => isOffice(choice) && isOffice(asResidence(choice, gazetteer)),
  );
  for (const each of found) {
    const choice = isRemote && !hasOtherOffice ? asResidence(each.choice, gazetteer) : each.choice;
    // Next to an office, the country after the word "remote" is not a second office, whatever the work mode.
    const isResidence = isRemote || (hasOtherOffice && modesOf([each.text]).has("remote"));
    if (choice.kind === "group") {
      if (workMode === null || isResidence) remote.set(choice.group.name, [...choice.group.countries]);
    } else if (choice.kind === "country" && isResidence) {
      remote.set(shortCountry(choice.code, gazetteer), [choice.code]);
    } else {
      const place = placeOf(choice, gazetteer);
      offices.push({ place, shown: officeName(each, place, gazetteer) });
      const code = countryOfChoice(gazetteer, choice);
      if (isRemote && !isOffice(choice) && code !== null) remote.set("", [...(remote.get("") ?? []), code]);
    }
  }
  if (isRemote) {
    const likely = new Set(found.flatMap(({ choice }) => countryOfChoice(gazetteer, choice) ?? []));
    for (const code of texts.flatMap((text) => residencesOf(text, likely)))
      remote.set(shortCountry(code, gazetteer), [code]);
  }
  const zone = isRemote && remote.size + offices.length + live.length === 0 ? zoneIn(input) : null;
  if (zone !== null) remote.set(zone, ["US", "CA"]);
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

  const kept = withoutAncestors(offices).slice(0, maxPlaces);
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

/** "Remote, EST time zone": the words for a zone of North America, in which a remote worker has to be. */
function zoneIn({ locations, remoteRegions }: PublishedLocation): string | null {
  return americanZone.exec([...locations, ...remoteRegions].join(" | "))?.[0] ?? null;
}

/** Reads a country by code or by its name in any of our languages; null for anything else. */
function readCountry(text: string | null, gazetteer: Gazetteer): string | null {
  if (text === null) return null;
  const code = gazetteer.codes.get(text.trim().replaceAll(".", "").toUpperCase());
  const meanings = [...(code ?? []), ...(gazetteer.otherNames.get(foldPlaceName(text)) ?? [])];
  const country = meanings.find((meaning) => meaning.kind === "country");
  return country?.code ?? nationOf(meanings, gazetteer);
}

/** Returns the country of a nation that is a region in the register: "England". */
function nationOf(meanings: readonly Meaning[], gazetteer: Gazetteer): string | null {
  const region = meanings.find((meaning) => meaning.kind === "region");
  const country = region && gazetteer.regions[region.region]?.country;
  return country === "GB" ? country : null;
}

/** A remote worker in a city state may work from all of that country. */
function asResidence(choice: Choice, gazetteer: Gazetteer): Choice {
  const code = choice.kind === "city" ? countryOfChoice(gazetteer, choice) : null;
  return code !== null && cityStates.has(code) ? { kind: "country", code } : choice;
}

function isWide({ kind }: Choice): boolean {
  return kind === "country" || kind === "group";
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
