import {
  chooseAlone,
  countryOfChoice,
  isBetterKnownThanRegion,
  placeCandidates,
  regionOfChoice,
  type Choice,
  type Context,
} from "./choose-place.ts";
import { countryOfCity, type Gazetteer, type Meaning } from "./gazetteer.ts";
import { asCountryLists } from "./country-lists.ts";
import { cityOf, matchStrength, isForeignCode, isQuarterOf } from "./match-strength.ts";
import type { NameItem } from "./match-names.ts";

/** Adjacent names of one place: "Cambridge", "MA", "USA". */
export type LinkedNames = {
  /** The narrowest place. */
  leaf: Choice;
  /** Position of the first name; `to` is one past the last. */
  from: number;
  to: number;
};

/** If the wider name is also a city of this size, "Boston, New York" is two places. */
const greatCity = 300_000;
const mostNames = 5;
/** Among other words, a town must have this many people to be plausible, even next to its county. */
const leastLinked = 15_000;
/** Smaller towns than this are not listed next to large cities of other countries. */
const smallTown = 20_000;
/** A wider name that is also a city of this size may be the next entry of a list. */
const listedCity = 100_000;

/**
 * Finds the longest run of names from `from` on that can describe one place, and the reading of its narrowest name that
 * all others contain. Null when the first two names are different places.
 */
function linkNames(
  names: readonly NameItem[],
  from: number,
  context: Context,
  gazetteer: Gazetteer,
): LinkedNames | null {
  let end = from + 1;
  while (end < names.length && end - from < mostNames && isConnected(names[end])) end++;
  for (let to = end; to - from >= 2; to--) {
    const leaf = leafOf(names.slice(from, to), context, gazetteer);
    if (leaf) return { leaf, from, to };
  }
  return null;
}

function isConnected(item: NameItem | undefined): boolean {
  return item?.before === "soft" || item?.before === "same";
}

function leafOf(names: readonly NameItem[], context: Context, gazetteer: Gazetteer): Choice | null {
  let best: { choice: Choice; weight: number } | null = null;
  // "New York, NY, Portland": the third name does not change the reading of the first two.
  const begun = names.length > 2 ? leafOf(names.slice(0, 2), context, gazetteer) : null;
  for (const [at, leaf] of names.entries()) {
    const others = names.filter((_, index) => index !== at);
    let city: Candidate | null = null;
    let wide: Candidate | null = null;
    for (const { choice, meaning, people } of placeCandidates(leaf, gazetteer)) {
      if (meaning === null && leaf.leastPeople > 0 && people < leastLinked) break;
      let weight = (people + 1) * (at === 0 ? 2 : 1);
      for (const other of others) {
        weight *=
          matchStrength(other, choice, gazetteer) ||
          (isForeignCode(other, names, choice, gazetteer) ? 0.5 : 0);
      }
      if (weight === 0 || isTwoPlaces(names, at, choice, gazetteer)) continue;
      if (countryOfChoice(gazetteer, choice) === context.hint && context.hint !== null) weight *= 20;
      if (cityOf(choice) === null)
        wide = heavier(wide, { choice, weight: weight * narrowness(choice), people });
      else city = heavier(city, { choice, weight: weight * narrowness(choice), people });
    }
    const isOther = begun && cityOf(begun) !== null && city && cityOf(city.choice) !== cityOf(begun);
    if (isOther && city && !isCountryPlain(names[2], city.choice, gazetteer)) continue;
    const own =
      city && wide ? (isRatherWide(leaf, city, wide, others, gazetteer) ? wide : city) : (city ?? wide);
    if (own && (!best || own.weight > best.weight)) best = own;
  }
  return best?.choice ?? null;
}

/** Returns true for the unmistakable country of a place: "Paris, ID, FRANCE" is not in Idaho. */
function isCountryPlain(item: NameItem | undefined, leaf: Choice, gazetteer: Gazetteer): boolean {
  const country = countryOfChoice(gazetteer, leaf);
  const isCountry = (meaning: Meaning) =>
    meaning.kind === "country" && meaning.code === country && !meaning.needsContext;
  return item?.meanings.some(isCountry) ?? false;
}

type Candidate = { choice: Choice; weight: number; people: number };

function heavier(a: Candidate | null, b: Candidate): Candidate {
  return a && a.weight >= b.weight ? a : b;
}

/** "Delaware, USA" is the state, not a town of that name; "New York, NY" and "Utrecht, Utrecht" are the cities. */
function isRatherWide(
  leaf: NameItem,
  city: Candidate,
  wide: Candidate,
  others: readonly NameItem[],
  gazetteer: Gazetteer,
): boolean {
  if (others.some((other) => other.meanings.some((meaning) => isMeaning(meaning, wide.choice)))) return false;
  // "Ontario, CA" is in California: the letters of a state outweigh those of a country.
  if (
    others.some(
      (other) =>
        matchStrength(other, city.choice, gazetteer) > matchStrength(other, wide.choice, gazetteer) * 10,
    )
  )
    return false;
  const region = wide.choice.kind === "region" ? wide.choice.region : null;
  if (region !== null && isBetterKnownThanRegion(leaf.key, leaf.cities, region, gazetteer)) return false;
  return wide.people > city.people;
}

function isMeaning(meaning: Meaning, choice: Choice): boolean {
  if (meaning.kind === "region" && choice.kind === "region") return meaning.region === choice.region;
  if (meaning.kind === "country" && choice.kind === "country") return meaning.code === choice.code;
  return meaning.kind === "area" && choice.kind === "area" && meaning.area === choice.area;
}

/** A city is narrower than its region, regardless of population. */
function narrowness(choice: Choice): number {
  switch (choice.kind) {
    case "city":
    case "metro":
      return 1e12;
    case "area":
      return 1e8;
    case "region":
      return 1e4;
    default:
      return 1;
  }
}

/**
 * "Boston, New York" is two cities although there is a Boston in New York State. This applies when the wider name is
 * also a large city and the narrower one is far better known elsewhere. State letters or a third name rule it out.
 */
function isTwoPlaces(names: readonly NameItem[], at: number, leaf: Choice, gazetteer: Gazetteer): boolean {
  if (names.length > 2 || leaf.kind !== "city") return false;
  const own = names[at];
  const other = names[1 - at];
  if (!own || !other || other.isCode) return false;
  const rival = other.cities[0];
  if (rival === undefined || other.cities.includes(leaf.city)) return false;
  if ((gazetteer.populations[rival] ?? 0) < greatCity) return false;
  if (isQuarterOf(leaf.city, rival, gazetteer)) return false;
  // "New York, Rochester" lists two; "Rochester, New York" may be one.
  if (at === 1) return true;
  const bestKnown = gazetteer.populations[own.cities[0] ?? leaf.city] ?? 0;
  return (gazetteer.populations[leaf.city] ?? 0) < bestKnown * 0.05;
}

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
    (a, b) => clarity(names[b], gazetteer) - clarity(names[a], gazetteer),
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

/** Returns how far the most populous city of a name leads over the next one in another country or state. */
function clarity(item: NameItem | undefined, gazetteer: Gazetteer): number {
  if (!item) return 0;
  const [first, ...others] = item.cities;
  if (first === undefined) return 1e9;
  const next = others.find((city) => gazetteer.regionOf[city] !== gazetteer.regionOf[first]);
  return (
    ((gazetteer.populations[first] ?? 0) + 1) / ((gazetteer.populations[next ?? gazetteer.size] ?? 0) + 1)
  );
}
