import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { isFiller } from "./parse-keywords.ts";
import { splitWords } from "./split-words.ts";
import { adjacent, lexemeLiteral } from "./term-literals.ts";

/** Titles that are what was typed. They beat every interpretation of the words. */
export type ExactTitle = {
  /** The typed words, adjacent in the title. */
  literal: string;
  /** Their number without stop words. A title with no more words is what was typed. */
  words: number;
  /** True if the words were understood as something else. A job with such a title then need not be that. */
  isInstead: boolean;
};

/** A phrase, or an exclusion by a minus. No title has them. */
const syntax = /["“”„]|(?<!\S)-\S/;
const maxWords = 20;

/**
 * Returns the titles that are what was typed; null if no title can be. "Jobs" and the like after it are left out.
 *
 * @param understood the words that jobs must have in any case, in their order.
 * @example exactTitle("visa officer jobs", []) // titles with "visa officer" need not be of the company Visa
 */
export function exactTitle(typed: string, understood: readonly string[]): ExactTitle | null {
  if (syntax.test(typed)) return null;
  const words = splitWords(typed);
  while (words.length > 1 && isFiller(words.at(-1) ?? "") && !stopWords.has(words.at(-1) ?? "")) words.pop();
  const counted = words.filter((word) => !stopWords.has(word));
  if (counted.length === 0 || words.length > maxWords) return null;
  return {
    literal: adjacent(words.map((word) => lexemeLiteral(stemWord(word, "en"), "A"))),
    words: counted.length,
    // The words of "head of procurement" are looked for without "of", next to each other.
    isInstead:
      words.length > counted.length ||
      counted.join(" ") !== understood.filter((word) => !stopWords.has(word)).join(" "),
  };
}
