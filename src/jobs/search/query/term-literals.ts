import { compoundWords } from "../../../text/compound-words.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { skillOfWords } from "../../normalise/skills/skill-of-words.ts";
import type { KnownWord } from "./look-up-words.server.ts";
import { occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./parse-keywords.ts";
import { tradesOf } from "./practitioners.ts";

/** The words of a search, as the index knows them. */
export type Known = ReadonlyMap<string, KnownWord>;

const colon = (mark: string): string => (mark ? `:${mark}` : "");
export const or = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" | ")})`;
export const and = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" & ")})`;
export const beside = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" <-> ")})`;
export const lexemeOf = (lexeme: string, mark: string) => quoteLexeme(lexeme) + colon(mark);

/** Queries a word by every lexeme it is indexed by: its English stem and its stems in other languages. */
export function whole(word: string, known: Known, mark = ""): string {
  const lexemes = [stemWord(word, "en"), ...(known.get(word)?.foreign ?? [])];
  return or([...new Set(lexemes)].map((lexeme) => lexemeOf(lexeme, mark)));
}

/** Queries a term, or any of its alternatives. */
export function eitherOf(term: Term, literal: (one: Term) => string): string {
  return or([term, ...term.alternatives].map(literal));
}

/** Queries a term as typed. */
export function typed(term: Term, known: Known, mark = ""): string {
  return eitherOf(term, (one) => typedOne(one, known, mark));
}

function typedOne(term: Term, known: Known, mark: string): string {
  const words = term.words.map((word) => whole(word, known, mark));
  const together = term.isPhrase ? beside(words) : and(withCompounds(term.words, words, mark));
  return term.joined ? or([together, whole(term.joined, known, mark)]) : together;
}

/** Replaces two words by "both, or their compound": "dev ops engineer" is also "devops engineer". */
function withCompounds(typedWords: readonly string[], queries: readonly string[], mark: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < queries.length; at++) {
    const compound = compoundWords.get(`${typedWords[at]} ${typedWords[at + 1]}`);
    const both = queries.slice(at, at + 2);
    if (compound === undefined) parts.push(queries[at] ?? "");
    else {
      parts.push(or([and(both), lexemeOf(stemWord(compound, "en"), mark)]));
      at += 1;
    }
  }
  return parts;
}

/** Queries a term as typed, by its synonyms or by its occupation, which includes narrower ones where no field is given. */
export function said(term: Term, known: Known, mark = ""): string {
  return eitherOf(term, (one) => {
    const lexemes = [...one.concepts, ...one.occupations.map(occupationLexeme)];
    return or([typedOne(one, known, mark), ...lexemes.map((lexeme) => lexemeOf(lexeme, mark))]);
  });
}

/** Queries one occupation: its words in the title, or a title that names it or a narrower one in other words. */
export function named(term: Term, known: Known): string {
  if (term.isDescribed) return or(term.occupations.map((code) => lexemeOf(occupationLexeme(code), "")));
  const codes = isNameEnough(term, known)
    ? []
    : term.occupations.map((code) => lexemeOf(occupationLexeme(code), ""));
  const isIndexed = term.words.every((word) => (known.get(word)?.jobs ?? 0) > 0);
  return or([
    // Parts of words would bring "cookie" to a cook. They help only with words that are in no title: "scriptwri".
    isIndexed ? titleWords(term, known) : foundOne({ ...term, concepts: [] }, known, "A", false),
    ...[...term.concepts, ...(isIndexed ? [] : term.otherConcepts)].map((concept) => lexemeOf(concept, "A")),
    // Plumbing technicians are plumbers, too, but after those who say so.
    ...tradesOf(term.words).map((trade) => titleWords({ ...term, words: trade }, known)),
    // "Java developer" is no other developer.
    ...(codes.length > 0 ? [and([or(codes), ...term.skills.map((skill) => skillLiteral(skill))])] : []),
  ]);
}

/** Adverts with the words of a name. With as many, other titles of the occupation are not needed. */
const manyJobs = 50;

/** Checks for a common name of several words for some of the jobs of an occupation: "scrum master", "ML engineer". */
function isNameEnough({ isNamedSo, words }: Term, known: Known): boolean {
  return !isNamedSo && words.length > 1 && words.every((word) => (known.get(word)?.jobs ?? 0) >= manyJobs);
}

/** Queries the words of a name in titles. Two words are next to each other: a product security manager manages no products. */
function titleWords(term: Term, known: Known): string {
  const [first, second, ...more] = term.words.map((word) => whole(word, known, "A"));
  if (first === undefined || second === undefined || more.length > 0 || term.joined)
    return typedOne(term, known, "A");
  return or([beside([first, second]), beside([second, first])]);
}

/** Queries a skill by its name and its synonyms, in the title or among the skills. */
export function skillLiteral({ words, alias, concepts }: Term["skills"][number], fields = "AB"): string {
  const names = [words, alias].filter((name) => name.length > 0);
  return or([
    ...names.map((name) => and(name.map((word) => lexemeOf(stemWord(word, "en"), fields)))),
    ...concepts.map((concept) => lexemeOf(concept, fields)),
  ]);
}

/** A word that this many times fewer jobs have than a longer word is the beginning of that word: "pharm". */
const rarer = 5;
/** The end of a compound has at least this many letters: "fahrer" in "kraftfahrer". */
const shortestEnd = 5;

/**
 * Queries a term in any form that counts as a match: also as a part of longer words.
 *
 * @param isStrict only counts longer words if the term is hardly a word itself, so that Java is not JavaScript.
 */
export function found(term: Term, known: Known, mark = "", isStrict = false): string {
  return eitherOf(term, (one) => foundOne(one, known, mark, isStrict));
}

function foundOne(term: Term, known: Known, mark: string, isStrict: boolean): string {
  if (term.isPhrase) return typedOne(term, known, mark);
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
      whole(word, known, mark),
      ...new Set(longer.map((one) => lexemeOf(stemWord(one, "en"), markOf(one)))),
    ]);
  });
  const together = [
    ...(term.joined ? [whole(term.joined, known, mark)] : []),
    ...(term.alias.length > 0 ? [beside(term.alias.map((word) => whole(word, known, mark || "AB")))] : []),
  ];
  return or([and(words), ...together, ...term.concepts.map((concept) => lexemeOf(concept, mark))]);
}

/** Lists the longer words from the dictionary, because a prefix in the query would read all its matches to the end. */
function longerWords(word: string, known: Known, isStrict: boolean): string[] {
  const entry = known.get(word);
  if (!entry) return [];
  const isBeginning = !isStrict || entry.jobs * rarer <= entry.beginningJobs;
  const isEnd = !isStrict || word.length >= shortestEnd;
  return [...(isBeginning ? entry.beginnings : []), ...(isEnd ? entry.insides : [])];
}
