import { cellOf } from "./city-grid.ts";
import type { Gazetteer } from "./gazetteer.ts";

const earthRadiusKm = 6371;
/** Kilometres in one degree of latitude. */
const kmPerDegree = (Math.PI / 180) * earthRadiusKm;

export type Point = { latitude: number; longitude: number };

/** Kilometres between two points, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const halfLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const halfLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres between two cities, by their numbers. */
export function kmBetween(gazetteer: Gazetteer, a: number, b: number): number {
  return distanceKm(pointOf(gazetteer, a), pointOf(gazetteer, b));
}

export function pointOf({ latitudes, longitudes }: Gazetteer, city: number): Point {
  return { latitude: latitudes[city] ?? 0, longitude: longitudes[city] ?? 0 };
}

/** Returns the numbers of all cities within `km` of a point, in no particular order. */
export function citiesAround(gazetteer: Gazetteer, center: Point, km: number): number[] {
  const rows = km / kmPerDegree;
  // Meridians converge towards the poles, so the circle's widest row decides.
  const widest = Math.min(89.9, Math.abs(center.latitude) + rows);
  const columns = Math.min(180, rows / Math.cos((widest * Math.PI) / 180));
  const found: number[] = [];
  const lastRow = Math.floor(center.latitude + rows);
  const lastColumn = Math.min(
    Math.floor(center.longitude + columns),
    Math.floor(center.longitude - columns) + 359,
  );
  for (let row = Math.floor(center.latitude - rows); row <= lastRow; row++) {
    for (let column = Math.floor(center.longitude - columns); column <= lastColumn; column++) {
      for (const city of gazetteer.grid.get(cellOf(row, column)) ?? []) {
        if (distanceKm(center, pointOf(gazetteer, city)) <= km) found.push(city);
      }
    }
  }
  return found;
}

/** More ids than this make a search slow, and people do not search for a hamlet by its neighbour. */
export const maxCitiesWithin = 400;

/**
 * Returns the numbers of the cities within `km` of a city, including itself, most populous first. At most 400, the most
 * populous of them.
 */
export function cityNumbersWithin(gazetteer: Gazetteer, city: number, km: number): number[] {
  // Cities are numbered by population.
  const kept = citiesAround(gazetteer, pointOf(gazetteer, city), km)
    .sort((a, b) => a - b)
    .slice(0, maxCitiesWithin);
  if (!kept.includes(city)) kept[kept.length - 1] = city;
  return kept;
}
