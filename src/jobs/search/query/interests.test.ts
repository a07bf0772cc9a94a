import { expect, test } from "vitest";
import { findInterests, isActivityPhrase, noWish, searchesForActivities, soldProduct } from "./interests.ts";

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
  expect(findInterests("I am a teacher of children")).toEqual(noWish);
  expect(findInterests("who is hiring rust engineers?")).toEqual(noWish);
});

test("the climate is a field of other work", () => {
  expect(findInterests("programming job against climate change").topics).toEqual(["climate change"]);
  expect(findInterests("I want to work with children").topics).toEqual([]);
});

test.each([
  ["I own a motorbike and can deliver things", "courier"],
  ["i like to fix computers and set up networks", "it support"],
  ["would love an art gallery", "curator"],
])("%s", (sentence, work) => expect(searchesForActivities(sentence)).toContain(work));

test("the longest thing counts, and what is excluded does not", () => {
  expect(searchesForActivities("would love an art gallery")).not.toContain("graphic designer");
  expect(searchesForActivities("answering calls but -selling")).not.toContain("salesperson");
});

test("where every word counts, a place among them is none", () => {
  expect(searchesForActivities("fix computers", { hasAll: true })).toContain("it support");
  expect(searchesForActivities("factory in kality", { hasAll: true })).toEqual([]);
});

test("weak words alone mean no work", () => expect(searchesForActivities("I have clients")).toEqual([]));

test.each(["fixing cars", "cooking in a kitchen", "to drive trucks"])("%s is done at work", (words) => {
  expect(isActivityPhrase(words)).toBe(true);
});

test.each(["video games", "fitness app", "marketing agency", "driver"])("%s is not", (words) => {
  expect(isActivityPhrase(words)).toBe(false);
});

test.each([
  ["selling books", "books"],
  ["I want to sell software", "software"],
  ["selling phones in a shop", "phones"],
  ["sell houses", null],
  ["cross selling manager", null],
  ["selling agent", null],
  ["cross-selling insurance", null],
])("%s sells %s", (words, thing) => expect(soldProduct(words)).toBe(thing));
