import { expect, test } from "vitest";
import { locationNote } from "./location-note.ts";

test("an unambiguous location has no note", () => {
  expect(locationNote({ labels: [], remote: true, isBoth: true, unknown: [] })).toBeNull();
  expect(locationNote({ labels: [], remote: false, isBoth: true, unknown: [] })).toBeNull();
});

test("the note says how the place was understood", () => {
  const denver = "Denver, Colorado, United States";
  expect(locationNote({ labels: [denver], remote: true, isBoth: false, unknown: [] })).toBe(
    `Place understood as ${denver} or remote.`,
  );
  expect(locationNote({ labels: [denver], remote: true, isBoth: true, unknown: [] })).toBe(
    `Place understood as ${denver}, remote.`,
  );
});

test("the note names the words that are no known place", () => {
  expect(locationNote({ labels: [], remote: false, isBoth: true, unknown: ["Lodnon"] })).toBe(
    "We know no place called “Lodnon”, so we looked for it in the words of the listing.",
  );
});
