import { countryOfChoice, regionOfChoice, type Choice } from "./choose-place.ts";
import { kmBetween } from "./distance.ts";
import { countryOfCity, type Gazetteer } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";

/** Tolerance for "London, South East England": adverts interpret regions generously. */
const looseKm = 45;
/** The maximum distance of a quarter from the centre of its city: "Camden, London". */
const quarterKm = 16;
const quarterOfPeople = 1_000_000;
const largeCity = 50_000;
/**
 * A city of this size keeps its name next to other places: "Singapore" in a list of countries. If the wider name is also
 * a city of this size, "Boston, New York" is two places.
 */
export const greatCity = 300_000;
/** Letters of Italian provinces that are also those of a state or country: "Milano (MI)". */
const italianProvinces = new Set(
  "al ao ar at ba bg bl bn bo br bs bz ca ch cl cn co cr cs ct cz en fi fr ge gr im is kr li lo lt lu mb mc me mi mn mo ms mt na no pa pc pd pe pg pr pt pv ra re ri rn ro sa si so sp sr sv ta te tn to tp tr ts tv ud va vb vc ve vi vr vs vt".split(
    " ",
  ),
);

/** Returns 0 if no reading of the name contains the place, and more than 1 if it matches by the letters of a state. */
export function matchStrength(item: NameItem, leaf: Choice, gazetteer: Gazetteer): number {
  const country = countryOfChoice(gazetteer, leaf);
  const region = regionOfChoice(gazetteer, leaf);
  let weight = 0;
  for (const meaning of item.meanings) {
    switch (meaning.kind) {
      case "country":
        if (meaning.code === country) weight = Math.max(weight, 1);
        break;
      case "region":
        if (meaning.region === region)
          weight = Math.max(weight, item.isCode && !meaning.needsContext ? 20 : 1.5);
        break;
      case "area":
        if (areaHolds(meaning.area, leaf, gazetteer)) weight = Math.max(weight, 1.5);
        break;
      case "metro":
        if (
          cityOf(leaf) !== null &&
          kmBetween(gazetteer, meaning.city, cityOf(leaf) ?? 0) <= meaning.km * 1.3
        ) {
          weight = Math.max(weight, 1.5);
        }
        break;
      case "group":
        if (country !== null && meaning.group.countries.includes(country)) weight = Math.max(weight, 1);
        break;
    }
  }
  if (item.isCode && country === "IT" && italianProvinces.has(item.key)) weight = Math.max(weight, 1);
  const city = cityOf(leaf);
  if (weight > 0 || city === null) return weight;
  for (const other of item.cities) {
    if (other === city) return 1;
    if (isQuarterOf(city, other, gazetteer)) return 1;
  }
  return 0;
}

/**
 * Returns true for letters between a city and its country that are the code of a region there, but not one of our codes: "Bogotá, DC, CO" and "Dublin, CO, IRELAND". Letters of American states are known.
 */
export function isForeignCode(
  item: NameItem,
  names: readonly NameItem[],
  leaf: Choice,
  gazetteer: Gazetteer,
): boolean {
  const [city, code, country, ...more] = names;
  if (item !== code || !country || more.length > 0 || !/^[A-Z]{1,3}$/.test(item.raw)) return false;
  if (leaf.kind !== "city" || !city?.cities.includes(leaf.city)) return false;
  const isIn = country.meanings.some(
    (meaning) => meaning.kind === "country" && meaning.code === countryOfChoice(gazetteer, leaf),
  );
  const isLarge = (gazetteer.populations[leaf.city] ?? 0) >= largeCity;
  return isIn && isLarge && countryOfChoice(gazetteer, leaf) !== "US";
}

/** Returns the city of a choice; null if it is not a city. */
export function cityOf(choice: Choice): number | null {
  return choice.kind === "city" || choice.kind === "metro" ? choice.city : null;
}

function areaHolds(number: number, leaf: Choice, gazetteer: Gazetteer): boolean {
  const area = gazetteer.areas[number];
  if (!area) return false;
  if (leaf.kind === "area") {
    const narrower = gazetteer.areas[leaf.area];
    if (!narrower || narrower.country !== area.country || narrower.parts.length >= area.parts.length)
      return false;
    return narrower.towns.some((town) =>
      area.towns.some((other) => kmBetween(gazetteer, town, other) <= looseKm),
    );
  }
  const city = cityOf(leaf);
  if (city === null || countryOfCity(gazetteer, city) !== area.country) return false;
  if (area.parts.includes((gazetteer.areaOf[city] ?? 0) - 1)) return true;
  return area.towns.some((town) => kmBetween(gazetteer, town, city) <= looseKm);
}

/** Returns true for a quarter or near suburb of a large city: "Camden" in "London". */
function isQuarterOf(city: number, whole: number, gazetteer: Gazetteer): boolean {
  const { populations, regionOf, isSection } = gazetteer;
  if (regionOf[city] !== regionOf[whole] || (populations[whole] ?? 0) < 4 * (populations[city] ?? 0))
    return false;
  if (isSection[city] === 0 && (populations[whole] ?? 0) < quarterOfPeople) return false;
  return kmBetween(gazetteer, city, whole) <= quarterKm;
}

/**
 * "Boston, New York" is two cities although there is a Boston in New York State. This applies when the wider name is
 * also a large city and the narrower one is far better known elsewhere. State letters or a third name rule it out.
 */
export function isTwoPlaces(
  names: readonly NameItem[],
  at: number,
  leaf: Choice,
  gazetteer: Gazetteer,
): boolean {
  if (names.length > 2 || leaf.kind !== "city") return false;
  const own = names[at];
  const other = names[1 - at];
  if (!own || !other || other.isCode) return false;
  const rival = other.cities[0];
  if (rival === undefined || other.cities.includes(leaf.city)) return false;
  if ((gazetteer.populations[rival] ?? 0) < greatCity) return false;
  if (isQuarterOf(leaf.city, rival, gazetteer)) return false;
  // "Richmond, Surrey" is in the county, although there is a Surrey in Canada.
  if (other.meanings.some((meaning) => meaning.kind === "area" && areaHolds(meaning.area, leaf, gazetteer)))
    return false;
  // "New York, Rochester" lists two; "Rochester, New York" may be one.
  if (at === 1) return true;
  const bestKnown = gazetteer.populations[own.cities[0] ?? leaf.city] ?? 0;
  return (gazetteer.populations[leaf.city] ?? 0) < bestKnown * 0.05;
}
