import { stopWords } from "../../../text/stop-words.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { makeTerms, wordsAsTerm, type FindOccupations, type WordOrPhrase } from "./make-terms.ts";
import { separatePreferred } from "./preferred-words.ts";
import { splitWords } from "./split-words.ts";
import type { Term } from "./term.ts";

/** A word or a phrase as typed. */
type TypedPart = WordOrPhrase & {
  /** True after "or". */
  isAlternative: boolean;
  /** True for "non-technical" and "no-code", whose first word negates nothing. */
  isNegatedName: boolean;
};

/** Words that nearly every advert has. Jobs need not have them: "nurse jobs", "hiring drivers". */
const fillerWords: ReadonlySet<string> = new Set(
  "job jobs position positions vacancy vacancies opening openings hiring career careers role roles opportunity opportunities work wanted near needed employment".split(
    " ",
  ),
);

/** Words between alternatives. */
const alternativeWords: ReadonlySet<string> = new Set(["or", "oder", "ou", "lub"]);

const negatedName = /^(?:non|no)-\p{L}{3,}$/iu;

/** The maximum number of words and phrases that are used. */
const maxParts = 16;

/** Checks for a word that says nothing about the work, because nearly every advert or sentence has it: "jobs", "in". */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || stopWords.has(word);
}

/**
 * Parses the keyword field: words, "exact phrases" and -excluded words. Accepts any text. Drops stop words and words such as
 * "jobs", unless nothing else was typed. Preferred words come last. Joins words that have a meaning together: "software engineer berlin" gives the
 * terms "software engineer" and "berlin".
 *
 * @example parseKeywords('senior "data engineer" -manager')
 * // required: senior, "data engineer"; excluded: manager
 */
export function parseKeywords(
  typed: string,
  findOccupations: FindOccupations = () => [],
): { required: Term[]; excluded: Term[] } {
  const required: TypedPart[] = [];
  const excluded: TypedPart[] = [];
  const fillers: TypedPart[] = [];
  let isAlternative = false;

  for (const [, minus = "", quoted, unquoted = ""] of typed.matchAll(
    /(?<![\p{L}\p{N}])(-?)(?:["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+))/gu,
  )) {
    const isNegative = minus === "-";
    const words = splitWords(quoted ?? unquoted);
    if (words.length === 0) continue;
    const target = isNegative ? excluded : required;
    const isNegatedName = quoted === undefined && !isNegative && negatedName.test(unquoted);
    // "-part-time" excludes the phrase "part time", not each word.
    if (quoted !== undefined || isNegative || isNegatedName) {
      target.push({ words, isPhrase: words.length > 1, isAlternative, isNegatedName });
      isAlternative = false;
      continue;
    }
    if (alternativeWords.has(unquoted.toLowerCase())) {
      isAlternative = required.length > 0;
      continue;
    }
    for (const word of words) {
      const part = { words: [word], isPhrase: false, isAlternative, isNegatedName };
      if (!isNegative && (stopWords.has(word) || fillerWords.has(word))) fillers.push(part);
      else {
        target.push(part);
        isAlternative = false;
      }
    }
  }
  const wanted = required.length > 0 ? required : fillers;
  const { needed, preferred } = separatePreferred(unique(wanted).slice(0, maxParts));
  return {
    required: [...withAlternatives(needed, findOccupations), ...preferred],
    // Synonyms of excluded words are not excluded.
    excluded: makeTerms(unique(excluded).slice(0, maxParts), () => []).map((term) => ({
      ...term,
      concepts: [],
    })),
  };
}

function unique(parts: TypedPart[]): TypedPart[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = `${part.isPhrase}${part.words.join(" ")}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Makes terms. The last term before "or" and the first one after it become one term with alternatives. */
function withAlternatives(parts: readonly TypedPart[], findOccupations: FindOccupations): Term[] {
  const next = parts.findIndex(({ isAlternative }, at) => at > 0 && isAlternative);
  if (next < 0) return makeTerms(parts, findOccupations);
  const before = makeTerms(parts.slice(0, next), findOccupations);
  const [first, ...after] = withAlternatives(parts.slice(next), findOccupations);
  const typed = before.pop();
  if (!typed || !first) return before;
  const unknown = [first, ...after].findIndex((term) => !isUnknownTerm(term));
  const length = unknown < 0 ? after.length + 1 : unknown;
  // "Barista or coffee shop": the words after "or" belong together.
  if (typed.occupations.length > 0 && length > 1) {
    const words = [first, ...after].slice(0, length).flatMap((term) => term.words);
    const phrase = wordsAsTerm({ words, isPhrase: true });
    return [...before, { ...typed, alternatives: [phrase] }, ...after.slice(length - 1)];
  }
  const alternatives = [...typed.alternatives, first, ...first.alternatives];
  return [...before, { ...typed, alternatives }, ...after];
}

/** Parses searches into one term with alternatives. It is looked for in titles. */
export function parseAlternatives(searches: readonly string[], findOccupations: FindOccupations): Term[] {
  const [first, ...others] = searches.map((search): Term => {
    const [term, ...more] = parseKeywords(search, findOccupations).required;
    const whole =
      term && more.length === 0 ? term : wordsAsTerm({ words: splitWords(search), isPhrase: true });
    return { ...whole, searchedFields: "A" };
  });
  return first ? [{ ...first, alternatives: others }] : [];
}
