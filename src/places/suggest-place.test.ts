import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { suggestPlace } from "./suggest-place.ts";

const gazetteer = loadGazetteer();

test.each([
  ["new yrok", "New York, United States"],
  ["san franc", "San Francisco, California, United States"],
  ["00000", undefined],
])("%s", (typed, label) => {
  expect(suggestPlace(typed, gazetteer)?.label).toBe(label);
});
