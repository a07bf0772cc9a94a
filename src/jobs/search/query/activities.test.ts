import { expect, test } from "vitest";
import { isActivityPhrase, searchesForActivities, soldProduct } from "./activities.ts";

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

test.each(["video games", "fitness app", "marketing agency", "spring boot developer", "help desk", "driver"])(
  "%s is not",
  (words) => {
    expect(isActivityPhrase(words)).toBe(false);
  },
);

test.each([
  ["selling books", "books"],
  ["I want to sell software", "software"],
  ["selling phones in a shop", "phones"],
  ["sell houses", null],
  ["cross selling manager", null],
  ["selling agent", null],
  ["cross-selling insurance", null],
])("%s sells %s", (words, thing) => expect(soldProduct(words)).toBe(thing));
