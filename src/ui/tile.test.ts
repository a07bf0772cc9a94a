import { expect, test } from "vitest";
import { monogram } from "./tile.tsx";

test("takes the initials of the first two words", () => {
  expect(monogram("Northbeck Energy")).toBe("NE");
  expect(monogram("harrow & pike civil")).toBe("HP");
});

test("takes two letters of a single word", () => {
  expect(monogram("Tallyho")).toBe("Ta");
  expect(monogram("X")).toBe("X");
});

test("keeps letters beyond the basic plane whole, and a name without letters empty", () => {
  expect(monogram("Ökohaus")).toBe("Ök");
  expect(monogram("𝒜lpha 𝒷eta")).toBe("𝒜𝒷");
  expect(monogram("---")).toBe("");
});
