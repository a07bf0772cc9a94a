import { expect, test } from "vitest";
import { berlin, denver } from "../../../../tests/support/invented-posting.ts";
import { askedPlace } from "./asked-place.ts";

const lima = { ...denver, cityId: 7, name: "Lima" };
const inBerlin = new Set([berlin.cityId ?? 0]);

test.each([
  ["Denver and 2 more", [denver, lima, berlin], "Berlin and 2 more"],
  ["Denver", [denver, berlin], "Berlin or Denver"],
  ["Denver or Berlin", [denver, berlin], "Denver or Berlin"],
  ["Denver or Lima", [denver, lima], "Denver or Lima"],
  ["Denver, CO", [denver], "Denver, CO"],
])("%s is shown as %3$s to someone who asks for Berlin", (text, places, shown) => {
  expect(askedPlace(text, places, inBerlin)).toBe(shown);
});

test("without a place in the search, the location stays", () => {
  expect(askedPlace("Denver and 2 more", [denver, berlin], new Set())).toBe("Denver and 2 more");
});
