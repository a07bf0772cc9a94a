import * as fc from "fast-check";
import { expect, test } from "vitest";
import { citiesAround, cityNumbersWithin, distanceKm, kmBetween, maxCitiesWithin } from "./distance.ts";
import { loadGazetteer } from "./gazetteer.server.ts";
import { cityNumber, placeById } from "./gazetteer.ts";

const gazetteer = loadGazetteer();
const london = 2643743;
const denver = 5419384;

function point(city: number) {
  return { latitude: gazetteer.latitudes[city] ?? 0, longitude: gazetteer.longitudes[city] ?? 0 };
}

test("known distances", () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(distanceKm(paris, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(343.6, 0);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    0,
  );
  expect(distanceKm(paris, paris)).toBe(0);
});

test("distance is the same both ways and never more than half around the earth", () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

test("the grid finds the same cities as measuring every distance", () => {
  const places = [
    { latitude: 51.5, longitude: -0.12 },
    { latitude: -17.8, longitude: 178.9 },
    { latitude: 69.65, longitude: 18.96 },
    { latitude: -54.8, longitude: -68.3 },
    { latitude: 78.2, longitude: 15.6 },
  ];
  for (const center of places) {
    for (const km of [5, 60, 250]) {
      const expected: number[] = [];
      for (let city = 0; city < gazetteer.size; city++) {
        const latitude = gazetteer.latitudes[city] ?? 0;
        const longitude = gazetteer.longitudes[city] ?? 0;
        if (distanceKm(center, { latitude, longitude }) <= km) expected.push(city);
      }
      expect(citiesAround(gazetteer, center, km).sort((a, b) => a - b)).toEqual(expected);
    }
  }
});

test("if one city is within reach of another, the reverse is true", () => {
  const city = fc.integer({ min: 0, max: gazetteer.size - 1 });
  fc.assert(
    fc.property(city, fc.integer({ min: 1, max: 80 }), (center, km) => {
      for (const other of citiesAround(gazetteer, point(center), km).slice(0, 20)) {
        expect(citiesAround(gazetteer, point(other), km)).toContain(center);
        expect(kmBetween(gazetteer, center, other)).toBeLessThanOrEqual(km);
      }
    }),
    { numRuns: 60 },
  );
});

const citiesWithin = (id: number, km: number): number[] =>
  cityNumbersWithin(gazetteer, cityNumber(gazetteer, id) ?? 0, km).map((city) => gazetteer.ids[city] ?? 0);

test("a radius contains the city itself and its neighbours, the most populous first", () => {
  const near = citiesWithin(denver, 25);
  expect(near[0]).toBe(denver);
  const names = near.map((id) => placeById(gazetteer, id)?.name);
  expect(names).toEqual(expect.arrayContaining(["Aurora", "Lakewood", "Westminster"]));
  expect(names).not.toContain("Colorado Springs");
  expect(citiesWithin(denver, 100).map((id) => placeById(gazetteer, id)?.name)).toContain("Boulder");
});

test("returns at most 400 cities, always including the centre", () => {
  const around = citiesWithin(london, 100);
  expect(around).toHaveLength(maxCitiesWithin);
  expect(around[0]).toBe(london);
  const village = gazetteer.ids[gazetteer.size - 1] ?? 0;
  expect(cityNumber(gazetteer, village)).toBe(gazetteer.size - 1);
  expect(citiesWithin(village, 300)).toContain(village);
});
