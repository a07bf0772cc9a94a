import { expect, test } from "vitest";
import { berlin, denver } from "../../../../tests/support/invented-posting.ts";
import type { Place } from "../../../places/place.ts";
import { rowLocation, type SearchedPlaces } from "./row-location.ts";

const lima: Place = { ...denver, cityId: 7, name: "Lima", regionCode: "OH", regionName: "Ohio" };
const ohio: Place = { ...lima, kind: "region", cityId: null, name: "Ohio" };
const germany: Place = { ...berlin, kind: "country", cityId: null, name: "Germany", regionCode: null };
const inBerlin: SearchedPlaces = { cityIds: new Set([berlin.cityId ?? 0]), places: [berlin] };
const within = (place: Place): SearchedPlaces => ({ cityIds: new Set(), places: [place] });

test.each([
  ["Denver and 2 more", [denver, lima, berlin], "Berlin and 2 more"],
  ["Denver and 2 more, or remote", [denver, lima, berlin], "Berlin and 2 more, or remote"],
  ["Denver", [denver, berlin], "Berlin or Denver"],
  ["Denver or Berlin", [denver, berlin], "Denver or Berlin"],
  ["Denver or Lima", [denver, lima], "Denver or Lima"],
  ["Denver, CO", [denver], "Denver, CO"],
])("%s is shown as %3$s to someone who asks for Berlin", (text, places, shown) => {
  expect(rowLocation(text, places, inBerlin)).toBe(shown);
});

test("the first place in the region or country that was asked for is shown", () => {
  const places = [denver, lima, berlin];
  expect(rowLocation("Denver and 2 more", places, within(ohio))).toBe("Lima and 2 more");
  expect(rowLocation("Denver and 2 more", places, within(germany))).toBe("Berlin and 2 more");
  expect(rowLocation("Berlin and 2 more", [berlin, denver, lima], within(germany))).toBe("Berlin and 2 more");
});

test("without a place in the search, the location stays", () => {
  const nowhere = { cityIds: new Set<number>(), places: [] };
  expect(rowLocation("Denver and 2 more", [denver, berlin], nowhere)).toBe("Denver and 2 more");
});
