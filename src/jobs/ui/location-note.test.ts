import { expect, test } from "vitest";
import { locationNote } from "./location-note.ts";

test("nothing is said where nothing could be misunderstood", () => {
  expect(locationNote({ labels: [], remote: true, unknown: [] })).toBeNull();
  expect(locationNote({ labels: [], remote: false, unknown: [] })).toBeNull();
});

test("says how the place was understood", () => {
  const denver = "Denver, Colorado, United States";
  expect(locationNote({ labels: [denver], remote: true, unknown: [] })).toBe(
    `Place understood as ${denver} or remote.`,
  );
});

test("says which words are no place", () => {
  expect(locationNote({ labels: [], remote: false, unknown: ["Lodnon"] })).toBe(
    "We know no place called “Lodnon”, so we looked for it in the words of the listing.",
  );
});
