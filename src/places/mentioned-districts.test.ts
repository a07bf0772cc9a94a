import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { mentionedDistricts } from "./mentioned-districts.ts";
import { resolveLocations } from "./resolve-location.ts";

const gazetteer = loadGazetteer();
const nothing = { country: null, remote: null, workMode: null, remoteRegions: [], title: "" };
const placesOf = (location: string) =>
  resolveLocations({ ...nothing, locations: [location] }, gazetteer).places;

test.each([
  ["Berlin", "Our office in Kreuzberg has a roof terrace.", ["Kreuzberg"]],
  ["Berlin", "Unser Büro liegt im Herzen von Prenzlauer Berg.", ["Prenzlauer Berg"]],
  ["Berlin", "Standort: unser Neukölln Büro", ["Neukölln"]],
  ["New York, NY", "You work from our Brooklyn studio or in Manhattan.", ["Brooklyn", "Manhattan"]],
  ["London, UK", "We are based in Canary Wharf.", ["Canary Wharf"]],
  ["Berlin", "Kreuzberg is loud. Ask Mr Wedding.", []],
  ["Hamburg", "Our office in Kreuzberg is in Berlin.", []],
  ["Germany", "Our office in Kreuzberg", []],
  ["London, UK", "Watch Chelsea play.", []],
])("a job in %s: %s", (location, text, districts) => {
  const found = mentionedDistricts(text, placesOf(location), gazetteer);
  expect(found.map(({ name }) => name)).toEqual(districts);
});
