import {
  chooseAlone,
  populationLead,
  countryOfChoice,
  regionOfChoice,
  type Choice,
  type Context,
} from "./choose-place.ts";
import { countryOfCity, type Gazetteer, type Meaning } from "./gazetteer.ts";
import { isConnected, linkNames, type LinkedNames } from "./link-names.ts";
import { cityOf, greatCity } from "./match-strength.ts";
import type { NameItem } from "./look-up-name.ts";

/** Smaller towns than this are not listed next to large cities of other countries. */
const smallTown = 20_000;
/** A wider name that is also a city of this size may be the next entry of a list. */
const listedCity = 100_000;

/**
 * Resolves all names of a text: linked ones first, then single ones, the clearest first. Each benefits from the context
 * known so far. `unknown` has the positions of implausible names.
 */
export function resolveNames(
  written: readonly NameItem[],
  base: Context,
  gazetteer: Gazetteer,
): { found: LinkedNames[]; unknown: number[] } {
  const names = asCountryLists(written, gazetteer);
  const found: LinkedNames[] = [];
  const alone: number[] = [];
  const unknown: number[] = [];
  let at = 0;
  while (at < names.length) {
    const link = linkNames(names, at, base, gazetteer);
    if (link) {
      found.push(link);
      at = link.to;
    } else if (isElsewhere(names, at, found.at(-1) ?? null, base, gazetteer)) {
      unknown.push(at++);
    } else {
      alone.push(at++);
    }
  }
  const countries = new Set(base.countries);
  const regions = new Set(base.regions);
  const cities = [...base.cities];
  const learn = (choice: Choice) => {
    const city = cityOf(choice);
    if (city !== null) cities.push(city);
    const country = countryOfChoice(gazetteer, choice);
    const region = regionOfChoice(gazetteer, choice);
    if (country !== null) countries.add(country);
    if (region !== null) regions.add(region);
  };
  for (const { leaf } of found) learn(leaf);
  const context: Context = { ...base, countries, regions, cities };
  for (const number of [...alone].sort(
    (a, b) => populationLead(names[b], gazetteer) - populationLead(names[a], gazetteer),
  )) {
    const item = names[number];
    const choice = item && chooseAlone(item, context, gazetteer);
    if (!choice) {
      unknown.push(number);
      continue;
    }
    found.push({ leaf: choice, from: number, to: number + 1 });
    learn(choice);
  }
  return { found: found.sort((a, b) => a.from - b.from), unknown };
}

/**
 * Detects towns that we do not know: "Smithton, PA" where we know a Smithton only in Illinois, "Paddington, London,
 * England" where we know one only in Sydney, "San Francisco, CA (SoMa)" where we know one in Turkey. The adjacent place
 * is believed, not the town. Large cities are excluded: "Toronto, NY, SF" is a list.
 */
function isElsewhere(
  names: readonly NameItem[],
  at: number,
  before: LinkedNames | null,
  context: Context,
  gazetteer: Gazetteer,
): boolean {
  const item = names[at];
  const next = names[at + 1];
  if (!item || item.meanings.length > 0) return false;
  const people = gazetteer.populations[item.cities[0] ?? 0] ?? 0;
  if (people >= greatCity) return false;
  const isIn = (link: LinkedNames) => {
    const country = countryOfChoice(gazetteer, link.leaf);
    return item.cities.some((city) => countryOfCity(gazetteer, city) === country);
  };
  if (people < listedCity && before?.to === at && isConnected(item) && !isIn(before)) return true;
  if (!next || !isConnected(next)) return false;
  const isWide = next.meanings.some(({ kind }) => kind === "region" || kind === "country" || kind === "area");
  if (isWide && (gazetteer.populations[next.cities[0] ?? gazetteer.size] ?? 0) < listedCity) return true;
  const link = people < listedCity ? linkNames(names, at + 1, context, gazetteer) : null;
  if (link) return !isIn(link);
  // "Aldgate, London" is not the Aldgate near Adelaide.
  const [great] = next.cities;
  if (people >= smallTown || great === undefined || (gazetteer.populations[great] ?? 0) < greatCity)
    return false;
  return !isIn({ leaf: { kind: "city", city: great }, from: at + 1, to: at + 2 });
}

/**
 * Reads names in lists of countries as countries: in "Armenia, Georgia, Ukraine" Georgia is not a state, and in "US,
 * Mexico" Mexico is not a town in Missouri. Returns the other names as they are.
 */
function asCountryLists(names: readonly NameItem[], gazetteer: Gazetteer): readonly NameItem[] {
  if (names.length < 2) return names;
  const read = names.map((item, at) =>
    isOwner(item, names[at - 1]) ? { ...item, meanings: [], cities: [] } : item,
  );
  let from = 0;
  while (from < names.length) {
    let to = from;
    while (isCountry(read[to])) to++;
    // The first may contain the place before it: "Tbilisi, Georgia; Armenia".
    const isContainer = from > 0 && (read[from]?.before === "soft" || read[from]?.before === "same");
    const list = read.slice(isContainer ? from + 1 : from, to);
    if (list.length > 1 && !isAmericanTown(list, gazetteer)) {
      for (const [at, item] of list.entries()) {
        read[to - list.length + at] = asCountry(item, list, gazetteer);
      }
    }
    from = Math.max(to, from + 1);
  }
  return read;
}

function asCountry(item: NameItem, list: readonly NameItem[], gazetteer: Gazetteer): NameItem {
  const isAmongOthers = list.some((other) => other !== item && !other.meanings.some(isRegion));
  const isAmerican = list.some(({ meanings }) => meanings.some(isUnitedStates));
  const meanings = item.meanings.filter((meaning) => {
    if (meaning.kind !== "region" || !isAmongOthers) return true;
    return isAmerican && gazetteer.regions[meaning.region]?.country === "US";
  });
  const cities = item.cities.filter((city) => (gazetteer.populations[city] ?? 0) >= greatCity);
  return { ...item, meanings, cities };
}

function isCountry(item: NameItem | undefined): boolean {
  return item?.meanings.some(({ kind, needsContext }) => kind === "country" && !needsContext) ?? false;
}

/** Territories that adverts write with the country they belong to: "Hong Kong, China". */
const belongsTo: Readonly<Record<string, string>> = {
  HK: "CN",
  MO: "CN",
  TW: "CN",
  PR: "US",
  GU: "US",
  VI: "US",
  JE: "GB",
  GG: "GB",
  IM: "GB",
  GI: "GB",
  FO: "DK",
  GL: "DK",
};

function isOwner(item: NameItem, before: NameItem | undefined): boolean {
  if (!before || item.before !== "soft") return false;
  const owners = before.meanings.flatMap((meaning) =>
    meaning.kind === "country" ? (belongsTo[meaning.code] ?? []) : [],
  );
  return item.meanings.some((meaning) => meaning.kind === "country" && owners.includes(meaning.code));
}

function isRegion({ kind }: Meaning): boolean {
  return kind === "region";
}

function isUnitedStates(meaning: Meaning): boolean {
  return meaning.kind === "country" && meaning.code === "US";
}

/** "Lebanon, USA" is a town in Tennessee, but "Mexico, USA" is two countries. */
const americanTown = 20_000;

function isAmericanTown(list: readonly NameItem[], gazetteer: Gazetteer): boolean {
  const [town, country] = list;
  if (list.length !== 2 || country?.before !== "soft" || !country.meanings.some(isUnitedStates)) return false;
  const known = town?.cities.find((city) => countryOfCity(gazetteer, city) === "US");
  return known !== undefined && (gazetteer.populations[known] ?? 0) >= americanTown;
}
