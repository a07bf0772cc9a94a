import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recompileVocabulary } from "../compile/compile-vocabulary.server.ts";
import { readEveryday } from "../compile/compile-vocabulary.server.ts";
import { readVocabulary, vocabularyFile } from "../load-vocabulary.server.ts";
import { languages } from "../words/language.ts";
import { pack, unpack } from "./pack.ts";

const file = readFileSync(vocabularyFile);
const bytes = readVocabulary(file);
const columns = unpack(new Uint8Array(bytes));

test("the file is small and holds every language", () => {
  expect(file.length).toBeLessThan(4_000_000);
  expect(columns.ids.length).toBeGreaterThan(3_000);
  for (const [number] of languages.entries()) {
    expect((columns.languageStarts[number + 1] ?? 0) - (columns.languageStarts[number] ?? 0)).toBeGreaterThan(
      5_000,
    );
  }
});

test("the file is what the code makes of its labels and our tables: run `npm run occupations` after a change", () => {
  expect(Buffer.from(pack(recompileVocabulary(columns))).equals(bytes)).toBe(true);
});

test("every row of our everyday titles names an occupation of ESCO", () => {
  const concepts = columns.ids.map((id, number) => ({ id, name: columns.names[number] ?? "", code: "" }));
  expect(readEveryday(concepts).unknown).toEqual([]);
});

test("labels of a token ascend, and every label has a weight", () => {
  for (let token = 0; token + 1 < columns.postingStarts.length; token++) {
    const list = columns.postings.subarray(columns.postingStarts[token], columns.postingStarts[token + 1]);
    expect(list.every((label, at) => at === 0 || label > (list[at - 1] ?? 0))).toBe(true);
  }
  expect(columns.labelWeights.every((weight) => weight > 0)).toBe(true);
});
