import { sortedTable, sortedTexts, text } from "./text-lists.ts";

export const letterSchemas = {
  "data/letters/irregular-verbs.json": sortedTable(text),
  "data/letters/{nouns-with-article,title-words,verbs,verbs-or-nouns}.json": sortedTexts,
};
