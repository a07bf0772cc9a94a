import { compoundWords } from "../../../text/compound-words.ts";
import { conceptsOf, longestTerm } from "./concepts.ts";
import type { KeywordUnit } from "./parse-keywords.ts";

/** A term of the query with its synonyms. */
export type Term = {
  /** The words as typed. */
  words: string[];
  isPhrase: boolean;
  /** The words as one: "front end" is also "frontend". */
  joined: string | null;
  /** The concepts of the term. They match any text that contains a synonym. */
  concepts: readonly string[];
};

/**
 * Joins typed words into terms, the longest first: "software engineer berlin" becomes "software engineer" (which shares
 * a concept with "swe") and "berlin".
 */
export function groupTerms(units: readonly KeywordUnit[]): Term[] {
  const terms: Term[] = [];
  let index = 0;
  while (index < units.length) {
    const unit = units[index];
    if (!unit) break;
    if (unit.isPhrase) {
      terms.push({ words: unit.words, isPhrase: true, joined: null, concepts: [] });
      index += 1;
      continue;
    }
    const term = longestTermAt(units, index);
    terms.push(term);
    index += term.words.length;
  }
  return terms;
}

function longestTermAt(units: readonly KeywordUnit[], start: number): Term {
  const words: string[] = [];
  for (const unit of units.slice(start, start + longestTerm)) {
    if (unit.isPhrase) break;
    words.push(...unit.words);
  }
  for (let length = words.length; length > 1; length -= 1) {
    const candidate = words.slice(0, length);
    const concepts = conceptsOf(candidate);
    const joined = length === 2 ? (compoundWords.get(candidate.join(" ")) ?? null) : null;
    if (concepts.length > 0 || joined) {
      const other = joined && concepts.length === 0 ? conceptsOf([joined]) : concepts;
      return { words: candidate, isPhrase: false, joined, concepts: other };
    }
  }
  const first = words.slice(0, 1);
  return { words: first, isPhrase: false, joined: null, concepts: conceptsOf(first) };
}
