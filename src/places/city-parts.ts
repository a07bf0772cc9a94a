import { citiesAround, kmBetween } from "./distance.ts";
import type { Gazetteer } from "./gazetteer.ts";

/** The maximum distance of a quarter from the centre of its city. */
const reachKm = 20;

/** Boroughs that the register lists as separate cities. */
const boroughs: Readonly<Record<string, readonly string[]>> = {
  "US.NY New York": ["Manhattan", "Brooklyn", "Queens", "Bronx", "Staten Island"],
};
/** Cities that are a whole area of our tables. */
const areaOfCity: Readonly<Record<string, string>> = { "GB.ENG London": "GB.ENG.greater-london" };

/**
 * Returns a city and its quarters: a search in Berlin includes Kreuzberg. A quarter belongs to the city with the best
 * combination of size and nearness.
 */
export function cityWithQuarters(gazetteer: Gazetteer, city: number): number[] {
  const { names, regions, regionOf, areas, areaOf, isSection, latitudes, longitudes } = gazetteer;
  const region = regions[regionOf[city] ?? 0];
  const key = `${region?.country}.${region?.code} ${names[city]}`;
  const area = areas.findIndex((each) => each.key === areaOfCity[key]);
  const own = boroughs[key];
  const center = { latitude: latitudes[city] ?? 0, longitude: longitudes[city] ?? 0 };
  const near = citiesAround(gazetteer, center, area === -1 ? reachKm : 2 * reachKm);
  const cities = near.filter((other) => isSection[other] === 0 && regionOf[other] === regionOf[city]);
  const parts = near.filter((other) => {
    if (regionOf[other] !== regionOf[city] || other === city) return false;
    if (area !== -1) return areaOf[other] === area + 1;
    if (own?.includes(names[other] ?? "")) return true;
    if (isSection[other] !== 1) return false;
    const whole = cityOfQuarter(gazetteer, other, cities);
    return whole === city || (own?.includes(names[whole] ?? "") ?? false);
  });
  return [city, ...parts.sort((a, b) => a - b)];
}

function cityOfQuarter(gazetteer: Gazetteer, quarter: number, cities: readonly number[]): number {
  let best = -1;
  let strongest = 0;
  for (const city of cities) {
    const km = kmBetween(gazetteer, quarter, city);
    const pull = (gazetteer.populations[city] ?? 0) / (km * km + 4);
    if (pull > strongest) {
      strongest = pull;
      best = city;
    }
  }
  return best;
}
