import {
  countryOfChoice,
  isBetterKnownThanRegion,
  placeCandidates,
  type Choice,
  type Context,
} from "./choose-place.ts";
import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { cityOf, isForeignCode, isTwoPlaces, matchStrength } from "./match-strength.ts";
import type { NameItem } from "./look-up-name.ts";

/** Adjacent names of one place: "Cambridge", "MA", "USA". */
export type LinkedNames = {
  /** The narrowest place. */
  leaf: Choice;
  /** Position of the first name; `to` is one past the last. */
  from: number;
  to: number;
};

const maxNames = 5;
/** Among other words, a town must have this many people to be plausible, even next to its county. */
const minLinked = 15_000;

/**
 * Finds the longest run of names from `from` on that can describe one place, and the reading of its narrowest name that
 * all others contain. Null when the first two names are different places.
 */
export function linkNames(
  names: readonly NameItem[],
  from: number,
  context: Context,
  gazetteer: Gazetteer,
): LinkedNames | null {
  let end = from + 1;
  while (end < names.length && end - from < maxNames && isConnected(names[end])) end++;
  for (let to = end; to - from >= 2; to--) {
    const leaf = leafOf(names.slice(from, to), context, gazetteer);
    if (leaf) return { leaf, from, to };
  }
  return null;
}

export function isConnected(item: NameItem | undefined): boolean {
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
      if (meaning === null && leaf.minPeople > 0 && people < minLinked) break;
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
