import { countryOfChoice, isBetterKnownThanRegion, type Choice, type Context } from "./choose-place.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { cityOf } from "./match-strength.ts";
import type { LinkedNames } from "./link-names.ts";
import type { NameItem } from "./look-up-name.ts";
import { citiesNamed } from "./name-index.ts";
import type { FoundPlace } from "./offices.ts";
import type { ReadLocation } from "./read-location.ts";
import { resolveNames } from "./resolve-names.ts";

/**
 * A city in the stated country is chosen unless a city of the same name elsewhere has more than this many times its
 * population. The factor is low for lists of places, because the stated country may be that of the employer or of the
 * first office only.
 */
const hintInList = 3;
const hintForOne = 300;

/** Finds the places that texts of one advert name, in order. `hint` is the country that the source states. */
export function findChoices(
  published: readonly ReadLocation[],
  hint: string | null,
  gazetteer: Gazetteer,
): FoundPlace[] {
  const texts = withPlainCodes(published);
  const names = texts.flatMap((text) =>
    text.names.map((name, at) => (at === 0 ? { ...name, before: "hard" as const } : name)),
  );
  const origin = texts.flatMap((text, index) =>
    text.positions.map((position) => ({ text, index, position })),
  );
  const context: Context = {
    hint,
    hintWeight: names.length > 2 || texts.length > 1 ? hintInList : hintForOne,
    countries: new Set(),
    regions: new Set(),
    cities: [],
    department: texts.find(({ department }) => department !== null)?.department ?? null,
    lenient: false,
  };
  const { found, unknown } = resolveNames(names, context, gazetteer);
  return withCities(withStates(found, names, gazetteer), names, gazetteer).flatMap(({ leaf, from }) => {
    const where = origin[from];
    if (!where) return [];
    const here = unknown.flatMap((name) =>
      origin[name]?.index === where.index ? [origin[name].position] : [],
    );
    return [{ choice: leaf, ...where, unknown: new Set(here) }];
  });
}

/** In "Florida, Maine, New York", New York is the state. */
function withStates(
  found: readonly LinkedNames[],
  names: readonly NameItem[],
  gazetteer: Gazetteer,
): readonly LinkedNames[] {
  const cities = found.filter(({ leaf }) => cityOf(leaf) !== null);
  const [city] = cities;
  if (!city || cities.length > 1 || found.length < 3) return found;
  if (!found.every((link) => link === city || link.leaf.kind === "region")) return found;
  const state = names[city.from]?.meanings.find(
    (meaning) =>
      meaning.kind === "region" &&
      gazetteer.regions[meaning.region]?.country === countryOfChoice(gazetteer, city.leaf),
  );
  if (state?.kind !== "region") return found;
  const leaf: Choice = { kind: "region", region: state.region };
  return found.map((link) => (link === city ? { ...link, leaf } : link));
}

/** In "NY, SF, LA", "NY" is the city. */
function withCities(
  found: readonly LinkedNames[],
  names: readonly NameItem[],
  gazetteer: Gazetteer,
): readonly LinkedNames[] {
  return found.map((link) => {
    const { leaf, from, to } = link;
    const isAlone = to - from === 1 && names[from]?.isCode === true;
    if (leaf.kind !== "region" || !isAlone || found.length < 2) return link;
    if (!found.every((other) => other === link || cityOf(other.leaf) !== null)) return link;
    const key = foldPlaceName(gazetteer.regions[leaf.region]?.name ?? "");
    const cities = citiesNamed(gazetteer.cityNames, key);
    const city = cities.find((number) => gazetteer.regionOf[number] === leaf.region);
    const isKnown = city !== undefined && isBetterKnownThanRegion(key, cities, leaf.region, gazetteer);
    return isKnown ? { ...link, leaf: { kind: "city", city } } : link;
  });
}

/**
 * Accepts letters that count only next to a place if there is nothing else: "Remote - DE" is Germany, "Groenlo, NL" is
 * in the Netherlands, and in "AR, BR, DE, US" every pair is a country, because not all of them are states.
 */
export function withPlainCodes(texts: readonly ReadLocation[]): ReadLocation[] {
  const all = texts.flatMap(({ names }) => names);
  const onlyCodes =
    all.every(isCode) && !texts.some(({ items }) => items.some(({ kind }) => kind === "unknown"));
  if (onlyCodes && all.length > 1 && all.every(canBeCountry) && all.some(hasNoOther)) {
    return texts.map((text) => ({ ...text, names: text.names.map(asCountry) }));
  }
  return texts.map((text) => {
    const [name, ...more] = text.names;
    if (!name || more.length > 0 || !isCode(name) || !hasNoOther(name)) return text;
    const saysMode = text.items.some(({ kind }) => kind === "mode");
    return texts.length === 1 || saysMode || isAfterTown(text)
      ? { ...text, names: [{ ...name, meanings: name.meanings.map(plain) }] }
      : text;
  });
}

function isCode({ isCode: isLetters, doubtful }: NameItem): boolean {
  return isLetters && !doubtful;
}

function canBeCountry({ meanings }: NameItem): boolean {
  return meanings.some(({ kind }) => kind === "country");
}

function hasNoOther({ meanings }: NameItem): boolean {
  return meanings.every(({ needsContext }) => needsContext);
}

/** Returns true for a capitalised unknown word and a comma before the letters. */
function isAfterTown({ items, positions }: ReadLocation): boolean {
  const at = positions[0] ?? 0;
  const town = items[at - 1];
  return items[at]?.before === "soft" && town?.kind === "unknown" && /^\p{Lu}/u.test(town.raw);
}

function asCountry(name: NameItem): NameItem {
  const meanings = name.meanings.filter(({ kind }) => kind === "country").map(plain);
  return { ...name, cities: [], meanings };
}

function plain(meaning: Meaning): Meaning {
  return { ...meaning, needsContext: false };
}
