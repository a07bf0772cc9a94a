import { expect, test } from "vitest";
import { searchForeignLabels } from "./search-foreign-labels.ts";
import { loadVocabulary } from "./load-vocabulary.server.ts";

const labelsOf = (text: string) => searchForeignLabels(loadVocabulary(), text).map(({ label }) => label);

test.each([
  ["segurança da informação", "ICT security"],
  ["cocina", "cook"],
])("labels have the words %s", (text, part) => {
  expect(labelsOf(text).join(", ")).toContain(part);
});

test("words that no label has together find nothing", () => {
  expect(labelsOf("segurança cocina")).toEqual([]);
  expect(labelsOf("Lidl")).toEqual([]);
  expect(labelsOf("")).toEqual([]);
});
