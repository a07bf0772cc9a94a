import { languagesOfWord } from "../../src/text/language.ts";
import { isTest, type Rule, type SyntaxNode } from "./source-tree.ts";
import { walk } from "./walk-syntax.ts";

/**
 * The reader of languages, the words that search leaves out, and tables for people who do not program. The words that
 * join others in titles of occupations are part of a compiled index.
 */
const homes = /^(?:src\/text\/|data\/|src\/occupations\/tables\/function-words\.ts$)/;

/** A list of this many words is a table, if this share of them are function words of one language. */
const [leastWords, leastShare] = [10, 0.85];

/**
 * No second table of stop words: a domain that needs the common words of a language gets them from `src/text`, or has
 * them in `data`.
 */
export const stopWordTables: Rule = (tree) =>
  tree
    .filter(({ path }) => !homes.test(path) && !isTest(path))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file.body, (node) => {
        const words = wordsOf(node);
        if (words !== null && areStopWords(words))
          found.push(`${file.path}:${file.lineOf(node.start)} has a table of stop words`);
      });
      return found;
    });

/** The words of a string, or of an array of strings, in lower case without punctuation. Null for anything else. */
function wordsOf(node: SyntaxNode): string[] | null {
  if (node.type === "ArrayExpression") {
    const texts = (node["elements"] as (SyntaxNode | null)[]).map((one) => one?.["value"]);
    return texts.length >= leastWords && texts.every(isWords) ? texts : null;
  }
  const text =
    node.type === "TemplateElement" ? (node["value"] as { cooked: unknown }).cooked : node["value"];
  return isWords(text) ? text.trim().split(/\s+/) : null;
}

const isWords = (text: unknown): text is string =>
  typeof text === "string" && /^[\p{Ll}\p{M}\s'’]+$/u.test(text);

function areStopWords(words: readonly string[]): boolean {
  const distinct = [...new Set(words)];
  const counts = new Map<string, number>();
  for (const word of distinct)
    for (const language of languagesOfWord(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  return distinct.length >= leastWords && Math.max(0, ...counts.values()) >= distinct.length * leastShare;
}
