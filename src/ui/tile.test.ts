import { expect, test } from "vitest";
import { monogram, tintOf } from "./tile.tsx";

test("uses the initials of the first two words", () => {
  expect(monogram("Northbeck Energy")).toBe("NE");
  expect(monogram("harrow & pike civil")).toBe("HP");
});

test("uses two letters of a single word", () => {
  expect(monogram("Tallyho")).toBe("Ta");
  expect(monogram("X")).toBe("X");
});

test("handles letters beyond the basic plane, and returns an empty text for a name without letters", () => {
  expect(monogram("Ökohaus")).toBe("Ök");
  expect(monogram("𝒜lpha 𝒷eta")).toBe("𝒜𝒷");
  expect(monogram("---")).toBe("");
});

test("a name always has the same tint, and names have all six", () => {
  expect(tintOf("Northbeck Energy")).toBe(tintOf("northbeck  energy"));
  const names = Array.from({ length: 60 }, (_, at) => `Employer ${at}`);
  expect(new Set(names.map(tintOf)).size).toBe(6);
});
