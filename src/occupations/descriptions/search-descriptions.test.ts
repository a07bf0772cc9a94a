import { expect, test } from "vitest";
import { loadDescriptions } from "../load-descriptions.server.ts";
import { loadVocabulary } from "../load-vocabulary.server.ts";
import { searchDescriptions } from "./search-descriptions.ts";

const find = (wish: string) =>
  searchDescriptions(loadVocabulary(), loadDescriptions(), wish).map(({ label }) => label);

test.each([
  ["install solar panels", "solar energy technician"],
  ["teach swimming", "swimming teacher"],
  ["cooking and baking cakes", "pastry maker"],
  ["cut hair", "hair stylist"],
])("%s", (wish, label) => expect(find(wish)[0]).toBe(label));

test("one word, or words that no description has, find nothing", () => {
  expect(find("drive")).toEqual([]);
  expect(find("xqzvw blorf")).toEqual([]);
  expect(find("")).toEqual([]);
});

test("every word is required", () => expect(find("cut hair xqzvw")).toEqual([]));
