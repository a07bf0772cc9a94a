import { editDistance } from "../text/edit-distance.ts";
import { countryOfChoice, regionOfChoice, type Choice } from "./choose-place.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { countryOfCity, type Gazetteer } from "./gazetteer.ts";

/** Smaller towns have too many neighbours of nearly the same name. */
const minPeople = 100_000;
const shortest = 6;

/**
 * Returns the large city within a place whose name differs from a misspelt one by a single slip: "Arington" in
 * Virginia. Null when there is none or more than one.
 */
export function cityNearlyNamed(misspelt: string, within: Choice, gazetteer: Gazetteer): Choice | null {
  const key = foldPlaceName(misspelt);
  if (key.length < shortest) return null;
  const country = countryOfChoice(gazetteer, within);
  const region = regionOfChoice(gazetteer, within);
  let found: number | null = null;
  for (let city = 0; (gazetteer.populations[city] ?? 0) >= minPeople; city++) {
    if (countryOfCity(gazetteer, city) !== country) continue;
    if (region !== null && gazetteer.regionOf[city] !== region) continue;
    const name = foldPlaceName(gazetteer.names[city] ?? "");
    if (Math.abs(name.length - key.length) > 1 || editDistance(key, name, 1) > 1) continue;
    if (found !== null) return null;
    found = city;
  }
  return found === null ? null : { kind: "city", city: found };
}
