import type { OccupationSpan } from "./find-occupations.ts";

/** One condition on a job: a word, a quoted phrase, or words that have a meaning together. */
export type Term = {
  /** The typed words in order, folded. */
  words: string[];
  /** True for a quoted phrase or an excluded one. Its words must be adjacent. */
  isPhrase: boolean;
  /** The two words as one: "frontend" for "front end". Null for other words. */
  compound: string | null;
  /** Lexemes of the synonym groups that have the words: "~software engineer". They match any text with a synonym. */
  concepts: readonly string[];
  /** ESCO codes of the occupations that the words name, most likely first; empty for other words. */
  occupations: readonly string[];
  /** False if the first occupation's name has none of the words. Its other jobs may then differ from what was typed. */
  sharesNameWord: boolean;
  /** Languages of an occupation's name that is not English: Polish for "programista". */
  languages: OccupationSpan["languages"];
  /** English name of the first occupation. */
  occupationLabel: string | null;
  /** Concepts of this name. They help if no advert has the typed word, such as "kucharz" for a cook. */
  labelConcepts: readonly string[];
  /** Skills in the name of an occupation: "java" in "java developer". */
  skills: readonly Pick<Term, "words" | "concepts" | "alias">[];
  /**
   * A similar occupation that has the name without its first or last word, or the noun of the name: "cleaner" for "house
   * cleaner".
   */
  wider: Term | null;
  /** True if the words name an occupation or an area of work, also as an abbreviation: "dba". */
  isWork: boolean;
  /** True if the words name a skill. */
  isSkill: boolean;
  /** Words of the name under which the skill is indexed, if it differs: "go" for "golang". */
  alias: readonly string[];
  /**
   * Where the words are looked for: in titles ("A") or in places ("D"). Null for the usual fields of such a term.
   */
  searchedFields: "A" | "D" | null;
  /**
   * True for a number and the word of its scale, such as "17" and "band 6". Jobs need not have them; those that do come
   * first.
   */
  isPreferred: boolean;
  /**
   * True for an unknown word that few adverts have, such as the name of a tool that is no skill of our list. Adverts need
   * only mention it.
   */
  isTool: boolean;
  /** Terms of which one may match instead: "guard" in "driver or guard". */
  alternatives: readonly Term[];
};

/** Returns all words of the terms, and their compounds: "front", "end", "frontend". */
export const wordsOfTerms = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ words, compound }) => (compound ? [...words, compound] : words));
