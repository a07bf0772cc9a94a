import { expect, test } from "vitest";
import { workOfInterest } from "./interests.ts";

test.each([
  ["I want to work with children", "nanny"],
  ["i'd love a job helping sick people", "nurse"],
  ["I want to work for a company that fights climate change", "renewable energy"],
  ["want to program computer games", "game developer"],
])("%s", (sentence, work) => expect(workOfInterest(sentence)).toContain(work));

test("a sentence about work in other words is no such wish", () => {
  expect(workOfInterest("I am a teacher of children")).toEqual([]);
  expect(workOfInterest("who is hiring rust engineers?")).toEqual([]);
});
