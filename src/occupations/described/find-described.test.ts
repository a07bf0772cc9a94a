import { expect, test } from "vitest";
import { loadDescriptions } from "../load-descriptions.server.ts";
import { loadVocabulary } from "../load-vocabulary.server.ts";
import { findDescribed } from "./find-described.ts";

const find = (wish: string, hasAll = false) =>
  findDescribed(loadVocabulary(), loadDescriptions(), wish, { hasAll }).map(({ label }) => label);

test.each([
  ["people who are old or ill at home", "home care aide"],
  ["good with hands and build furniture", "cabinet maker"],
  ["cooking and baking cakes", "pastry maker"],
  ["cut hair", "hair stylist"],
])("%s", (wish, label) => expect(find(wish)[0]).toBe(label));

test("one word, or words that no description has, find nothing", () => {
  expect(find("drive")).toEqual([]);
  expect(find("xqzvw blorf")).toEqual([]);
  expect(find("")).toEqual([]);
});

test("all words may be required", () => {
  expect(find("cut hair xqzvw").length).toBeGreaterThan(0);
  expect(find("cut hair xqzvw", true)).toEqual([]);
});
