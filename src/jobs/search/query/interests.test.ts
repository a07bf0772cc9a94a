import { expect, test } from "vitest";
import { findInterests } from "./interests.ts";

test.each([
  ["I want to work with children", "nanny"],
  ["i'd love a job helping sick people", "nurse"],
  ["I want to work for a company that fights climate change", "renewable energy"],
  ["want to program computer games", "game developer"],
])("%s", (sentence, work) => expect(findInterests(sentence).searches).toContain(work));

test("looking after children is no teaching, but working with them may be", () => {
  expect(findInterests("looking after children").searches).not.toContain("primary school teacher");
  expect(findInterests("looking after children").searches).toContain("nanny");
  expect(findInterests("working with children").searches).toContain("primary school teacher");
});

test("of two things, the work of both is meant", () => {
  const work = findInterests("something with plants or animals").searches;
  expect(work).toContain("gardener");
  expect(work).toContain("veterinarian");
});

test("a sentence about work in other words is no such wish", () => {
  for (const sentence of ["I am a teacher of children", "who is hiring rust engineers?"])
    expect(findInterests(sentence)).toEqual({ searches: [], topics: [], things: [] });
});

test("the climate is a topic of other work", () => {
  expect(findInterests("programming job against climate change").topics).toEqual(["climate change"]);
  expect(findInterests("I want to work with children").topics).toEqual([]);
});
