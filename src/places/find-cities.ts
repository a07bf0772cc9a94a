import type { Choice } from "./choose-place.ts";
import { cityWithQuarters } from "./city-parts.ts";
import { cityNumbersWithin, maxCitiesWithin } from "./distance.ts";
import type { Gazetteer } from "./gazetteer.ts";

export type FoundCities = {
  /** GeoNames ids of the cities, their quarters and the cities within the radius. */
  cityIds: number[];
  /** Kilometres around the cities that were looked at; null if there is no city. */
  radiusKm: number | null;
};

const widestKm = 500;

/** Finds the cities in and around places. `radiusKm` applies to cities only. */
export function findCities(choices: readonly Choice[], radiusKm: number, gazetteer: Gazetteer): FoundCities {
  const cities = new Set(choices.flatMap((choice) => citiesOf(choice, radiusKm, gazetteer)));
  return {
    cityIds: [...cities].map((city) => gazetteer.ids[city] ?? 0),
    radiusKm: widest(choices.map((choice) => radiusOf(choice, radiusKm))),
  };
}

function citiesOf(choice: Choice, radiusKm: number, gazetteer: Gazetteer): number[] {
  switch (choice.kind) {
    case "city":
      return [
        ...cityWithQuarters(gazetteer, choice.city),
        ...numbersWithin(choice.city, radiusKm, gazetteer),
      ];
    case "metro":
      return numbersWithin(choice.city, radiusOf(choice, radiusKm) ?? 0, gazetteer);
    case "area":
      return citiesOfArea(choice.area, gazetteer);
    default:
      return [];
  }
}

/** A metropolitan area has a radius of its own. */
function radiusOf(choice: Choice, radiusKm: number): number | null {
  if (choice.kind === "metro") return Math.max(radiusKm, choice.km);
  return choice.kind === "city" ? radiusKm : null;
}

function widest(radii: readonly (number | null)[]): number | null {
  const known = radii.filter((radius) => radius !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

function numbersWithin(city: number, km: number, gazetteer: Gazetteer): number[] {
  return km > 0 ? cityNumbersWithin(gazetteer, city, Math.min(km, widestKm)) : [];
}

/** Returns the cities of an area, most populous first, because cities are numbered that way. */
function citiesOfArea(number: number, gazetteer: Gazetteer): number[] {
  const parts = new Set(gazetteer.areas[number]?.parts.map((part) => part + 1));
  const cities: number[] = [];
  for (let city = 0; city < gazetteer.size && cities.length < maxCitiesWithin; city++) {
    if (parts.has(gazetteer.areaOf[city] ?? 0)) cities.push(city);
  }
  return cities;
}
