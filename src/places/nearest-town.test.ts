import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { nearestTown, readPoint } from "./nearest-town.ts";
import { understandLocation } from "./understand-location.ts";

const gazetteer = loadGazetteer();

test("a point is in the nearest town, whose label is understood", () => {
  const town = nearestTown({ latitude: 53.8, longitude: -1.5 }, gazetteer) ?? "";
  expect(town).toContain("Leeds");
  expect(understandLocation(town, gazetteer).labels).toEqual([town]);
});

test("no town is near a point at sea", () => {
  expect(nearestTown({ latitude: 0, longitude: -30 }, gazetteer)).toBeNull();
});

test.each([
  ["51.5,-0.1", { latitude: 51.5, longitude: -0.1 }],
  ["-33.9,151.2", { latitude: -33.9, longitude: 151.2 }],
  ["91,0", null],
  ["51.5", null],
  ["", null],
  ["1e3,2", null],
])("%s", (text, point) => expect(readPoint(text)).toEqual(point));
