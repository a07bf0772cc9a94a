import { compoundWords } from "../../../text/compound-words.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { skillOfWords } from "../../normalise/skills/skill-of-words.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import { occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./term.ts";
import { tradesOf } from "./practitioners.ts";

/*
 * Literals for `::tsquery`. A fields argument such as "AB" limits a match to fields of a vector, by their weight labels:
 * title (A), skills (B), company (C) and place (D). It is empty for all fields.
 */

const fieldSuffix = (fields: string): string => (fields ? `:${fields}` : "");
export const or = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" | ")})`;
export const and = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" & ")})`;
export const adjacent = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" <-> ")})`;
export const lexemeLiteral = (lexeme: string, fields: string) => quoteLexeme(lexeme) + fieldSuffix(fields);

/** Matches a word by every lexeme it is indexed by: its English stem and its stems in other languages. */
export function wordLiteral(word: string, known: KnownWords, fields = ""): string {
  const lexemes = [stemWord(word, "en"), ...(known.get(word)?.foreign ?? [])];
  return or([...new Set(lexemes)].map((lexeme) => lexemeLiteral(lexeme, fields)));
}

/** Matches a term or any of its alternatives. */
export function anyAlternative(term: Term, literal: (one: Term) => string): string {
  return or([term, ...term.alternatives].map(literal));
}

/** Matches a term as typed. */
export function typedLiteral(term: Term, known: KnownWords, fields = ""): string {
  return anyAlternative(term, (one) => typedTermLiteral(one, known, fields));
}

/** Checks for words that must be adjacent: a quoted phrase, or the name of a skill: a warehouse with data has no data warehouse. */
const mustBeAdjacent = ({ isPhrase, isSkill, isWork, words }: Term): boolean =>
  isPhrase || (isSkill && !isWork && words.length > 1);

function typedTermLiteral(term: Term, known: KnownWords, fields: string): string {
  const words = term.words.map((word) => wordLiteral(word, known, fields));
  const together = mustBeAdjacent(term) ? adjacent(words) : and(withCompounds(term.words, words, fields));
  return term.compound ? or([together, wordLiteral(term.compound, known, fields)]) : together;
}

/** Replaces two words by "both, or their compound": "dev ops engineer" is also "devops engineer". */
function withCompounds(typedWords: readonly string[], queries: readonly string[], fields: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < queries.length; at++) {
    const compound = compoundWords.get(`${typedWords[at]} ${typedWords[at + 1]}`);
    const both = queries.slice(at, at + 2);
    if (compound === undefined) parts.push(queries[at] ?? "");
    else {
      parts.push(or([and(both), lexemeLiteral(stemWord(compound, "en"), fields)]));
      at += 1;
    }
  }
  return parts;
}

/** Matches a term as typed, by its synonyms or by its occupation. Without fields, narrower occupations match, too. */
export function synonymLiteral(term: Term, known: KnownWords, fields = ""): string {
  return anyAlternative(term, (one) => {
    const lexemes = [...one.concepts, ...one.occupations.map(occupationLexeme)];
    return or([
      typedTermLiteral(one, known, fields),
      ...lexemes.map((lexeme) => lexemeLiteral(lexeme, fields)),
    ]);
  });
}

/** Matches one occupation: its words in the title, or a title that names it or a narrower one in other words. */
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

/** If this many jobs have the words of a name, other titles of the occupation are not needed. */
const minJobsOfCommonName = 50;

/** Checks for a common name of several words for some of the jobs of an occupation: "scrum master", "ML engineer". */
function isCommonName({ sharesNameWord, words }: Term, known: KnownWords): boolean {
  return (
    !sharesNameWord &&
    words.length > 1 &&
    words.every((word) => (known.get(word)?.jobs ?? 0) >= minJobsOfCommonName)
  );
}

/** Matches the words of a name in titles. Two words must be adjacent: a product security manager is no product manager. */
function titleLiteral(term: Term, known: KnownWords): string {
  const [first, second, ...more] = term.words.map((word) => wordLiteral(word, known, "A"));
  if (first === undefined || second === undefined || more.length > 0 || term.compound)
    return typedTermLiteral(term, known, "A");
  return or([adjacent([first, second]), adjacent([second, first])]);
}

/** Matches a skill by its name and its synonyms, in the title or among the skills. */
export function skillLiteral({ words, alias, concepts }: Term["skills"][number], fields = "AB"): string {
  const names = [words, alias].filter((name) => name.length > 0);
  return or([
    ...names.map((name) => and(name.map((word) => lexemeLiteral(stemWord(word, "en"), fields)))),
    ...concepts.map((concept) => lexemeLiteral(concept, fields)),
  ]);
}

/** A word counts as a prefix, such as "pharm", if this many times as many jobs have a longer word. */
const minPrefixRatio = 5;
/** Minimum letters in the end of a compound: "fahrer" in "kraftfahrer". */
const minEndLength = 5;

/**
 * Matches a term in any form: as typed, as a synonym, or as a part of longer words.
 *
 * @param isStrict allows longer words only if the term is rarely a word itself, so that Java is not JavaScript.
 */
export function anyFormLiteral(term: Term, known: KnownWords, fields = "", isStrict = false): string {
  return anyAlternative(term, (one) => anyFormTermLiteral(one, known, fields, isStrict));
}

function anyFormTermLiteral(term: Term, known: KnownWords, fields: string, isStrict: boolean): string {
  if (term.isPhrase) return typedTermLiteral(term, known, fields);
  const words = term.words.map((word) => {
    const stem = stemWord(word, "en");
    const isWhole = isStrict && term.isPartOfOccupationName && (known.get(word)?.jobs ?? 0) > 0;
    const others = isWhole ? [] : longerWords(word, known, isStrict);
    // A typing error of one advert may have the stem of another word: "enginering".
    const longer = others.filter((one) => {
      const other = stemWord(one, "en");
      return other !== stem && (!term.isPartOfOccupationName || other.includes(stem));
    });
    // A beginning of the name of a skill is looked for among the skills.
    const fieldsOfWord = (one: string) => (fields.includes("C") && skillOfWords(one) ? `${fields}B` : fields);
    return or([
      wordLiteral(word, known, fields),
      ...new Set(longer.map((one) => lexemeLiteral(stemWord(one, "en"), fieldsOfWord(one)))),
    ]);
  });
  const together = [
    ...(term.compound ? [wordLiteral(term.compound, known, fields)] : []),
    ...(term.alias.length > 0
      ? [adjacent(term.alias.map((word) => wordLiteral(word, known, fields || "AB")))]
      : []),
  ];
  return or([
    mustBeAdjacent(term) ? adjacent(words) : and(words),
    ...together,
    ...term.concepts.map((concept) => lexemeLiteral(concept, fields)),
  ]);
}

/** Lists the longer words from the dictionary, because a prefix in the query would read all its matches to the end. */
function longerWords(word: string, known: KnownWords, isStrict: boolean): string[] {
  const entry = known.get(word);
  if (!entry) return [];
  const isBeginning = !isStrict || entry.jobs * minPrefixRatio <= entry.startingWithJobs;
  const isEnd = !isStrict || word.length >= minEndLength;
  return [...(isBeginning ? entry.startingWith : []), ...(isEnd ? entry.endingWith : [])];
}
