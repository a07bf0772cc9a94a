import { citiesAround, distanceKm, pointOf, type Point } from "./distance.ts";
import { cityPlace, type Gazetteer } from "./gazetteer.ts";
import { fullLabel } from "./place-labels.ts";

/** Smaller places are hardly where people look for work. */
const minPeople = 10_000;
const maxKm = 100;

/** Reads "51.5,-0.1", a latitude and a longitude; null for anything else. */
export function readPoint(text: string): Point | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** Returns the label of the town nearest to a point: "Leeds, England, United Kingdom". Null if none is within 100 km. */
export function nearestTown(at: Point, gazetteer: Gazetteer): string | null {
  const [nearest] = citiesAround(gazetteer, at, maxKm)
    .filter((city) => (gazetteer.populations[city] ?? 0) >= minPeople && gazetteer.isSection[city] === 0)
    .map((city) => ({ city, km: distanceKm(at, pointOf(gazetteer, city)) }))
    .sort((a, b) => a.km - b.km || a.city - b.city);
  return nearest ? fullLabel(cityPlace(gazetteer, nearest.city), gazetteer) : null;
}
