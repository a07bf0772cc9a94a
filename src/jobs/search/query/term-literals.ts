import { compoundWords } from "../../../text/compound-words.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { skillOfWords } from "../../normalise/skills/skill-of-words.ts";
import type { KnownWord } from "./look-up-words.server.ts";
import { occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./parse-keywords.ts";
import { tradesOf } from "./practitioners.ts";

/** The words of a search, as the index knows them. */
export type KnownWords = ReadonlyMap<string, KnownWord>;

const fieldSuffix = (mark: string): string => (mark ? `:${mark}` : "");
export const or = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" | ")})`;
export const and = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" & ")})`;
export const adjacent = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" <-> ")})`;
export const lexemeLiteral = (lexeme: string, mark: string) => quoteLexeme(lexeme) + fieldSuffix(mark);

/** Queries a word by every lexeme it is indexed by: its English stem and its stems in other languages. */
export function wordLiteral(word: string, known: KnownWords, mark = ""): string {
  const lexemes = [stemWord(word, "en"), ...(known.get(word)?.foreign ?? [])];
  return or([...new Set(lexemes)].map((lexeme) => lexemeLiteral(lexeme, mark)));
}

/** Queries a term, or any of its alternatives. */
export function anyAlternative(term: Term, literal: (one: Term) => string): string {
  return or([term, ...term.alternatives].map(literal));
}

/** Queries a term as typed. */
export function typedLiteral(term: Term, known: KnownWords, mark = ""): string {
  return anyAlternative(term, (one) => typedTermLiteral(one, known, mark));
}

function typedTermLiteral(term: Term, known: KnownWords, mark: string): string {
  const words = term.words.map((word) => wordLiteral(word, known, mark));
  const together = term.isPhrase ? adjacent(words) : and(withCompounds(term.words, words, mark));
  return term.compound ? or([together, wordLiteral(term.compound, known, mark)]) : together;
}

/** Replaces two words by "both, or their compound": "dev ops engineer" is also "devops engineer". */
function withCompounds(typedWords: readonly string[], queries: readonly string[], mark: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < queries.length; at++) {
    const compound = compoundWords.get(`${typedWords[at]} ${typedWords[at + 1]}`);
    const both = queries.slice(at, at + 2);
    if (compound === undefined) parts.push(queries[at] ?? "");
    else {
      parts.push(or([and(both), lexemeLiteral(stemWord(compound, "en"), mark)]));
      at += 1;
    }
  }
  return parts;
}

/** Queries a term as typed, by its synonyms or by its occupation, which includes narrower ones where no field is given. */
export function synonymLiteral(term: Term, known: KnownWords, mark = ""): string {
  return anyAlternative(term, (one) => {
    const lexemes = [...one.concepts, ...one.occupations.map(occupationLexeme)];
    return or([typedTermLiteral(one, known, mark), ...lexemes.map((lexeme) => lexemeLiteral(lexeme, mark))]);
  });
}

/** Queries one occupation: its words in the title, or a title that names it or a narrower one in other words. */
export function occupationLiteral(term: Term, known: KnownWords): string {
  if (term.isDescribed) return or(term.occupations.map((code) => lexemeLiteral(occupationLexeme(code), "")));
  const codes = isCommonName(term, known)
    ? []
    : term.occupations.map((code) => lexemeLiteral(occupationLexeme(code), ""));
  const isIndexed = term.words.every((word) => (known.get(word)?.jobs ?? 0) > 0);
  return or([
    // Parts of words would bring "cookie" to a cook. They help only with words that are in no title: "scriptwri".
    isIndexed ? titleLiteral(term, known) : anyFormTermLiteral({ ...term, concepts: [] }, known, "A", false),
    ...[...term.concepts, ...(isIndexed ? [] : term.labelConcepts)].map((concept) =>
      lexemeLiteral(concept, "A"),
    ),
    // Plumbing technicians are plumbers, too, but after those who say so.
    ...tradesOf(term.words).map((trade) => titleLiteral({ ...term, words: trade }, known)),
    // "Java developer" is no other developer.
    ...(codes.length > 0 ? [and([or(codes), ...term.skills.map((skill) => skillLiteral(skill))])] : []),
  ]);
}

/** Adverts with the words of a name. With as many, other titles of the occupation are not needed. */
const minJobsOfCommonName = 50;

/** Checks for a common name of several words for some of the jobs of an occupation: "scrum master", "ML engineer". */
function isCommonName({ sharesNameWord, words }: Term, known: KnownWords): boolean {
  return (
    !sharesNameWord &&
    words.length > 1 &&
    words.every((word) => (known.get(word)?.jobs ?? 0) >= minJobsOfCommonName)
  );
}

/** Queries the words of a name in titles. Two words are next to each other: a product security manager manages no products. */
function titleLiteral(term: Term, known: KnownWords): string {
  const [first, second, ...more] = term.words.map((word) => wordLiteral(word, known, "A"));
  if (first === undefined || second === undefined || more.length > 0 || term.compound)
    return typedTermLiteral(term, known, "A");
  return or([adjacent([first, second]), adjacent([second, first])]);
}

/** Queries a skill by its name and its synonyms, in the title or among the skills. */
export function skillLiteral({ words, alias, concepts }: Term["skills"][number], fields = "AB"): string {
  const names = [words, alias].filter((name) => name.length > 0);
  return or([
    ...names.map((name) => and(name.map((word) => lexemeLiteral(stemWord(word, "en"), fields)))),
    ...concepts.map((concept) => lexemeLiteral(concept, fields)),
  ]);
}

/** A word that this many times fewer jobs have than a longer word is the beginning of that word: "pharm". */
const minPrefixRatio = 5;
/** The end of a compound has at least this many letters: "fahrer" in "kraftfahrer". */
const minEndLength = 5;

/**
 * Queries a term in any form that counts as a match: also as a part of longer words.
 *
 * @param isStrict only counts longer words if the term is hardly a word itself, so that Java is not JavaScript.
 */
export function anyFormLiteral(term: Term, known: KnownWords, mark = "", isStrict = false): string {
  return anyAlternative(term, (one) => anyFormTermLiteral(one, known, mark, isStrict));
}

function anyFormTermLiteral(term: Term, known: KnownWords, mark: string, isStrict: boolean): string {
  if (term.isPhrase) return typedTermLiteral(term, known, mark);
  const words = term.words.map((word) => {
    const stem = stemWord(word, "en");
    const isWhole = isStrict && term.isNameWord && (known.get(word)?.jobs ?? 0) > 0;
    const others = isWhole ? [] : longerWords(word, known, isStrict);
    // A typing error of one advert may have the stem of another word: "enginering".
    const longer = others.filter((one) => {
      const other = stemWord(one, "en");
      return other !== stem && (!term.isNameWord || other.includes(stem));
    });
    // A beginning of the name of a skill is looked for among the skills.
    const markOf = (one: string) => (mark.includes("C") && skillOfWords(one) ? `${mark}B` : mark);
    return or([
      wordLiteral(word, known, mark),
      ...new Set(longer.map((one) => lexemeLiteral(stemWord(one, "en"), markOf(one)))),
    ]);
  });
  const together = [
    ...(term.compound ? [wordLiteral(term.compound, known, mark)] : []),
    ...(term.alias.length > 0
      ? [adjacent(term.alias.map((word) => wordLiteral(word, known, mark || "AB")))]
      : []),
  ];
  return or([and(words), ...together, ...term.concepts.map((concept) => lexemeLiteral(concept, mark))]);
}

/** Lists the longer words from the dictionary, because a prefix in the query would read all its matches to the end. */
function longerWords(word: string, known: KnownWords, isStrict: boolean): string[] {
  const entry = known.get(word);
  if (!entry) return [];
  const isBeginning = !isStrict || entry.jobs * minPrefixRatio <= entry.startingWithJobs;
  const isEnd = !isStrict || word.length >= minEndLength;
  return [...(isBeginning ? entry.startingWith : []), ...(isEnd ? entry.endingWith : [])];
}
