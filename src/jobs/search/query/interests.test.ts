import { expect, test } from "vitest";
import { noWish, soldThing, workOfActs, workOfInterest } from "./interests.ts";

test.each([
  ["I want to work with children", "nanny"],
  ["i'd love a job helping sick people", "nurse"],
  ["I want to work for a company that fights climate change", "renewable energy"],
  ["want to program computer games", "game developer"],
])("%s", (sentence, work) => expect(workOfInterest(sentence).searches).toContain(work));

test("of two things, the work of both is meant", () => {
  const work = workOfInterest("something with plants or animals").searches;
  expect(work).toContain("gardener");
  expect(work).toContain("veterinarian");
});

test("a sentence about work in other words is no such wish", () => {
  expect(workOfInterest("I am a teacher of children")).toEqual(noWish);
  expect(workOfInterest("who is hiring rust engineers?")).toEqual(noWish);
});

test("the climate is a field of other work", () => {
  expect(workOfInterest("programming job against climate change").fields).toEqual(["climate change"]);
  expect(workOfInterest("I want to work with children").fields).toEqual([]);
});

test.each([
  ["I own a motorbike and can deliver things", "courier"],
  ["i like to fix computers and set up networks", "it support"],
  ["would love an art gallery", "curator"],
])("%s", (sentence, work) => expect(workOfActs(sentence)).toContain(work));

test("the longest thing counts, and what is excluded does not", () => {
  expect(workOfActs("would love an art gallery")).not.toContain("graphic designer");
  expect(workOfActs("answering calls but -selling")).not.toContain("salesperson");
});

test("where every word counts, a place among them is none", () => {
  expect(workOfActs("fix computers", { hasAll: true })).toContain("it support");
  expect(workOfActs("factory in kality", { hasAll: true })).toEqual([]);
});

test("weak words alone mean no work", () => expect(workOfActs("I have clients")).toEqual([]));

test.each([
  ["selling books", "books"],
  ["I want to sell software", "software"],
  ["sell houses", null],
  ["cross selling manager", null],
  ["selling agent", null],
  ["cross-selling insurance", null],
])("%s sells %s", (words, thing) => expect(soldThing(words)).toBe(thing));
