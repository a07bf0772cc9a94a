import { countryOfChoice, regionOfChoice, type Choice } from "./choose-place.ts";
import { findChoices } from "./find-choices.ts";
import { countryOfCity, type Gazetteer } from "./gazetteer.ts";
import { cityOf } from "./match-strength.ts";
import { unknownNameBefore, type FoundPlace } from "./offices.ts";
import { readLocation, type PublishedLocation } from "./read-location.ts";
import { editDistance } from "../text/edit-distance.ts";
import { foldPlaceName } from "./fold-place-name.ts";

/**
 * Finds the city of locations whose town is unknown, often because it is misspelt: by the other label of the same
 * office, else by a large city of that region with nearly that name.
 */
export function completeTowns(
  found: readonly FoundPlace[],
  { locations, officeLabels = [] }: PublishedLocation,
  gazetteer: Gazetteer,
): FoundPlace[] {
  const completed = found.map((each) => {
    const town = unknownNameBefore(each);
    if (town === null) return each;
    const labelled = citiesIn(officeLabels[each.index], each.choice, gazetteer)[0];
    const choice = labelled?.choice ?? cityNearlyNamed(town, each.choice, gazetteer);
    return choice ? { ...each, choice } : each;
  });
  const unread = officeLabels.filter(
    (_, index) => index < locations.length && !found.some((each) => each.index === index),
  );
  return [...completed, ...unread.flatMap((label) => citiesIn(label, null, gazetteer))];
}

/** Returns the cities in a label, those within a place only if one is given. */
function citiesIn(label: string | undefined, within: Choice | null, gazetteer: Gazetteer): FoundPlace[] {
  if (!label) return [];
  const country = within && countryOfChoice(gazetteer, within);
  const region = within && regionOfChoice(gazetteer, within);
  return findChoices([readLocation(label, gazetteer, { lenient: false })], country, gazetteer).filter(
    ({ choice }) =>
      cityOf(choice) !== null &&
      (country === null || countryOfChoice(gazetteer, choice) === country) &&
      (region === null || regionOfChoice(gazetteer, choice) === region),
  );
}

const minMisspeltLetters = 6;

/** Smaller towns have too many neighbours of nearly the same name. */
const minPeople = 100_000;

/**
 * Returns the large city within a place whose name differs from a misspelt one by a single slip: "Arington" in
 * Virginia. Null when there is none or more than one.
 */
function cityNearlyNamed(misspelt: string, within: Choice, gazetteer: Gazetteer): Choice | null {
  const key = foldPlaceName(misspelt);
  if (key.length < minMisspeltLetters) return null;
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
