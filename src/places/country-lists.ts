import { countryOfCity, type Gazetteer, type Meaning } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";

/** A city of this size keeps its name even among countries: "Singapore", "Luxembourg". */
const greatCity = 300_000;
/** "Lebanon, USA" is a town in Tennessee, but "Mexico, USA" is two countries. */
const americanTown = 20_000;

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

/**
 * Reads names in lists of countries as countries: in "Armenia, Georgia, Ukraine" Georgia is not a state, and in "US,
 * Mexico" Mexico is not a town in Missouri. Returns the other names as they are.
 */
export function asCountryLists(names: readonly NameItem[], gazetteer: Gazetteer): readonly NameItem[] {
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

function isAmericanTown(list: readonly NameItem[], gazetteer: Gazetteer): boolean {
  const [town, country] = list;
  if (list.length !== 2 || country?.before !== "soft" || !country.meanings.some(isUnitedStates)) return false;
  const known = town?.cities.find((city) => countryOfCity(gazetteer, city) === "US");
  return known !== undefined && (gazetteer.populations[known] ?? 0) >= americanTown;
}
