import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { suggestPlace } from "./suggest-place.ts";
import { suggestPlaces } from "./suggest-places.ts";

const gazetteer = loadGazetteer();
const labels = (prefix: string, limit = 6) =>
  suggestPlaces(prefix, gazetteer, limit).map(({ label }) => label);

test.each([
  ["denv", "Denver, Colorado, United States"],
  ["Lond", "London, England, United Kingdom"],
  ["mün", "Munich, Bavaria, Germany"],
  ["ger", "Germany"],
  ["uk", "United Kingdom"],
  ["new y", "New York, United States"],
  ["adi", "Adilabad, Telangana, India"],
  ["addis", "Addis Ababa, Ethiopia"],
  ["st lou", "St. Louis, Missouri, United States"],
])("%s suggests %s", (prefix, label) => {
  expect(labels(prefix)[0]).toBe(label);
});

test("respects the limit, without duplicates, and suggests nothing for empty text", () => {
  expect(labels("s", 8)).toHaveLength(8);
  expect(new Set(labels("san", 20)).size).toBe(20);
  expect(labels("")).toEqual([]);
  expect(labels("  ,")).toEqual([]);
  expect(labels("berlin", 0)).toEqual([]);
  expect(labels("xqzw")).toEqual([]);
});

test.each([
  ["new yrok", "New York, United States"],
  ["munch", "Munich, Bavaria, Germany"],
  ["frankfrut", "Frankfurt, Hesse, Germany"],
  ["germny", "Germany"],
  ["amsterdm", "Amsterdam, North Holland, Netherlands"],
  ["californa", "California, United States"],
])("%s suggests the correction %s", (typed, label) => {
  expect(suggestPlace(typed, gazetteer)?.label).toBe(label);
});

test("makes no correction for very short or strange text", () => {
  expect(suggestPlace("abc", gazetteer)).toBeNull();
  expect(suggestPlace("10115", gazetteer)).toBeNull();
  expect(suggestPlace("qqqqwwww", gazetteer)).toBeNull();
});
