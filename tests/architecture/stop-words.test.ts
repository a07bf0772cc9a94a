import { expect, test } from "vitest";
import { planted, readSourceTree } from "./source-tree.ts";
import { stopWordTables } from "./stop-words.ts";

const check = (path: string, code: string) => stopWordTables(planted({ [path]: code }));

test("tables of stop words are in src/text and data alone", () => {
  expect(stopWordTables(readSourceTree())).toEqual([]);
});

test.each([
  'const common = new Set("the and of to for with from by on at".split(" "));',
  'const common = ["der", "die", "das", "und", "mit", "für", "von", "im", "auf", "zu"];',
  "const common = words(`et de la le les des du en\n  pour dans`);",
  'const common: Record<string, string> = { en: "we you our your they their who which and the" };',
])("bites on %s", (code) => {
  expect(check("src/cv/score/looks-english.ts", code)).toHaveLength(1);
  expect(check("src/text/function-words.ts", code)).toEqual([]);
});

test("sentences and lists of other words are allowed", () => {
  const code = `
    const hint = "What the rules know of your letter, and what they do not say to you.";
    const tags = "p div section article header footer main aside".split(" ");
    const few = ["and", "or"];`;
  expect(check("src/cv/score/hints.ts", code)).toEqual([]);
});
