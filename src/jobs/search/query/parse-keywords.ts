import { compoundWords } from "../../../text/compound-words.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { tokenise } from "../../../text/tokenise.ts";
import { conceptsOf, longestTerm } from "./concepts.ts";

/** One condition on the job: a word, a "phrase", or words that form a term together. */
export type Term = {
  /** Folded words in order, as typed. */
  words: string[];
  isPhrase: boolean;
  /** The words as one: "front end" is also "frontend". */
  joined: string | null;
  /** The concepts of the term. They match any text that contains a synonym. */
  concepts: readonly string[];
};

export type ParsedKeywords = { required: Term[]; excluded: Term[] };

/** One typed word, or the words of a phrase. */
type Unit = Pick<Term, "words" | "isPhrase">;

/** Words in nearly every advert, which are optional in a query: "nurse jobs", "hiring drivers". */
const fillerWords: ReadonlySet<string> = new Set(
  "job jobs position positions vacancy vacancies opening openings hiring career careers role roles opportunity opportunities work wanted near needed employment".split(
    " ",
  ),
);

/** Further words would only add work. */
const mostUnits = 16;

/**
 * Parses the keyword field: words, "exact phrases" and -excluded words. Drops stop words and words that every advert
 * contains ("jobs", "hiring") unless nothing else was typed. Joins words into terms, the longest first: "software
 * engineer berlin" becomes "software engineer" (which shares a concept with "swe") and "berlin". Accepts any text.
 *
 * @example parseKeywords('senior "data engineer" -manager')
 * // required: senior, "data engineer"; excluded: manager
 */
export function parseKeywords(typed: string): ParsedKeywords {
  const required: Unit[] = [];
  const excluded: Unit[] = [];
  const fillers: Unit[] = [];

  for (const [, minus = "", quoted, bare = ""] of typed.matchAll(
    /(?<![\p{L}\p{N}])(-?)(?:["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+))/gu,
  )) {
    const isNegative = minus === "-";
    const words = primaryWords(quoted ?? bare);
    if (words.length === 0) continue;
    const target = isNegative ? excluded : required;
    if (quoted !== undefined) {
      target.push({ words, isPhrase: words.length > 1 });
      continue;
    }
    for (const word of words) {
      const unit = { words: [word], isPhrase: false };
      if (!isNegative && (stopWords.has(word) || fillerWords.has(word))) fillers.push(unit);
      else target.push(unit);
    }
  }
  const wanted = required.length > 0 ? required : fillers;
  return {
    required: termsOf(unique(wanted).slice(0, mostUnits)),
    // Excluding a word does not exclude its synonyms.
    excluded: termsOf(unique(excluded).slice(0, mostUnits)).map((term) => ({ ...term, concepts: [] })),
  };
}

/** Returns the words of a text, one for each position. The index handles compounds and alternative spellings. */
function primaryWords(text: string): string[] {
  const byPosition = new Map<number, string>();
  for (const token of tokenise(text, 1, 40)) {
    if (!byPosition.has(token.position)) byPosition.set(token.position, token.word);
  }
  return [...byPosition.values()];
}

function unique(units: Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = `${unit.isPhrase}${unit.words.join(" ")}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function termsOf(units: readonly Unit[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < units.length;) {
    const unit = units[at];
    if (!unit) break;
    const term = unit.isPhrase ? { ...unit, joined: null, concepts: [] } : longestTermAt(units, at);
    terms.push(term);
    at += unit.isPhrase ? 1 : term.words.length;
  }
  return terms;
}

function longestTermAt(units: readonly Unit[], start: number): Term {
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
