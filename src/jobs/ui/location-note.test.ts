import { expect, test } from "vitest";
import { locationNote } from "./location-note.ts";

const nowhere = {
  labels: [],
  remote: false,
  hasSources: false,
  isBoth: true,
  unknown: [],
  country: null,
  radiusKm: null,
  alternatives: [],
  suggestion: null,
  correctedFrom: null,
  isNowhere: false,
};
const denver = { ...nowhere, labels: ["Denver, Colorado, United States"], country: "US" };

test("a place that was understood has no note, because its chip says it", () => {
  expect(locationNote(denver, true)).toMatchObject({ note: null, wider: null });
  expect(locationNote({ ...nowhere, remote: true }, true)).toMatchObject({ note: null, wider: null });
  expect(locationNote(nowhere, false)).toMatchObject({ note: null, wider: null });
});

test("the note says which spelling was corrected, and what to do if no place was named", () => {
  expect(locationNote({ ...denver, correctedFrom: "Denvr" }, true).note).toBe(
    "We do not know a place called “Denvr”, so these are jobs in Denver, Colorado, United States.",
  );
  expect(locationNote({ ...nowhere, isNowhere: true }, true).note).toMatch(
    /^We do not know where you are.+Type a town/,
  );
});

test("the note says that jobs of sources in the country are included", () => {
  const poland = { ...nowhere, labels: ["Poland"], country: "PL", hasSources: true };
  expect(locationNote(poland, false).note).toBe(
    "Jobs without a place are included if their source has its other jobs there.",
  );
});

test("the note names the words that are not a known place", () => {
  expect(locationNote({ ...nowhere, unknown: ["Lodnon"] }, true).note).toBe(
    "We do not know a place called “Lodnon”, so we looked for it in the words of the listing.",
  );
});

test.each([
  [0, "Towns nearby are left out.", 10],
  [16.09, "Places within 16 km are included.", 25],
  [50, "Places within 50 km are included.", 100],
  [100, "Places within 100 km are included.", null],
])("around a city, %d km are looked at, and the next distance is offered", (radiusKm, words, wider) => {
  expect(locationNote({ ...denver, radiusKm }, true)).toMatchObject({ note: words, wider });
  expect(locationNote({ ...denver, radiusKm }, false)).toMatchObject({ note: words, wider });
});

test("other places of the name are offered only next to the field", () => {
  const cambridge = { ...nowhere, alternatives: ["Cambridge, Massachusetts, United States"] };
  expect(locationNote(cambridge, true).alternatives).toEqual(cambridge.alternatives);
  expect(locationNote(cambridge, false).alternatives).toEqual([]);
});
