import { compoundWords } from "../../../text/compound-words.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { skillOfWords } from "../../extraction/skills/skill-of-words.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import { everyJobLexeme, occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./term.ts";
import { tradesOf } from "./practitioners.ts";

/*
 * Writes terms as literals for `::tsquery`. An argument `fields`, such as "AB", limits a match to fields with these weight
 * labels: title (A), skills (B), company (C) and place (D). All fields match if it is empty.
 */

export const or = (parts: readonly string[]): string => joined([...new Set(parts)], " | ");
export const and = (parts: readonly string[]): string => joined([...new Set(parts)], " & ");
export const adjacent = (parts: readonly string[]): string => joined(parts, " <-> ");
function joined(parts: readonly string[], operator: string): string {
  return parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(operator)})`;
}
export const lexemeLiteral = (lexeme: string, fields: string) =>
  quoteLexeme(lexeme) + (fields ? `:${fields}` : "");

/** Matches a word by all its lexemes: its English stem, and those of its stems in other languages that the index has. */
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

/** Writes a literal for jobs without the excluded terms, for the whole text; none if nothing is excluded. */
export function exclusionLiterals(excluded: readonly Term[], known: KnownWords): string[] {
  const absent = excluded.map((term) => `!${typedLiteral(term, known)}`);
  return absent.length === 0 ? [] : [and([quoteLexeme(everyJobLexeme), ...absent])];
}

/** Checks for words that must be adjacent: a quoted phrase, or the name of a skill such as "data warehouse". */
const mustBeAdjacent = ({ isPhrase, isSkill, isWork, words }: Term): boolean =>
  isPhrase || (isSkill && !isWork && words.length > 1);

function typedTermLiteral(term: Term, known: KnownWords, fields: string): string {
  const words = term.words.map((word) => wordLiteral(word, known, fields));
  const together = mustBeAdjacent(term) ? adjacent(words) : and(withCompounds(term.words, words, fields));
  return term.compound ? or([together, wordLiteral(term.compound, known, fields)]) : together;
}

/** Replaces two words by a query for both or their compound: "dev ops engineer" matches "devops engineer". */
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

/** Matches a term as typed, as a synonym or as its occupation. If `fields` is empty, narrower occupations match, too. */
export function synonymLiteral(term: Term, known: KnownWords, fields = ""): string {
  return anyAlternative(term, (one) => {
    const lexemes = [...one.concepts, ...one.occupations.map(occupationLexeme)];
    return or([
      typedTermLiteral(one, known, fields),
      ...lexemes.map((lexeme) => lexemeLiteral(lexeme, fields)),
    ]);
  });
}

/** Matches an occupation: its words in the title, or a title in other words that is linked to it or to a narrower one. */
export function occupationLiteral(term: Term, known: KnownWords): string {
  const codes = isCommonName(term, known)
    ? []
    : term.occupations.map((code) => lexemeLiteral(occupationLexeme(code), ""));
  const isIndexed = term.words.every((word) => (known.get(word)?.jobs ?? 0) > 0);
  return or([
    // Longer words match only if no head has the typed ones, such as "scriptwri". Otherwise "cook" would match "cookie".
    isIndexed ? titleLiteral(term, known) : anyFormTermLiteral({ ...term, concepts: [] }, known, "A", false),
    ...[...term.concepts, ...(isIndexed ? [] : term.labelConcepts)].map((concept) =>
      lexemeLiteral(concept, "A"),
    ),
    // "Plumbing technician" matches "plumber".
    ...tradesOf(term.words).map((trade) => titleLiteral({ ...term, words: trade }, known)),
    // A title that is linked to the occupation must also have the skills: "Java developer" means no other developer.
    ...(codes.length > 0 ? [and([or(codes), ...term.skills.map((skill) => skillLiteral(skill))])] : []),
  ]);
}

/** A name is common if this many jobs have each of its words. Then other titles of the occupation do not match. */
const minJobsOfCommonName = 50;

/** Checks for a common name that means only some jobs of its occupation: "scrum master", "ML engineer". */
function isCommonName({ sharesNameWord, words }: Term, known: KnownWords): boolean {
  return (
    !sharesNameWord &&
    words.length > 1 &&
    words.every((word) => (known.get(word)?.jobs ?? 0) >= minJobsOfCommonName)
  );
}

/** Matches the words of a name in titles. Two words must be adjacent, in any order: not "product security manager". */
function titleLiteral(term: Term, known: KnownWords): string {
  const [first, second, ...more] = term.words.map((word) => wordLiteral(word, known, "A"));
  if (first === undefined || second === undefined || more.length > 0 || term.compound)
    return typedTermLiteral(term, known, "A");
  return or([adjacent([first, second]), adjacent([second, first])]);
}

/** Matches a skill by its name or a synonym, in the title or among the skills. */
export function skillLiteral({ words, alias, concepts }: Term["skills"][number], fields = "AB"): string {
  const names = [words, alias].filter((name) => name.length > 0);
  return or([
    ...names.map((name) => and(name.map((word) => lexemeLiteral(stemWord(word, "en"), fields)))),
    ...concepts.map((concept) => lexemeLiteral(concept, fields)),
  ]);
}

/** A word counts as a prefix, such as "pharm", if this many times as many jobs have the most common longer word. */
const minPrefixRatio = 5;
/** Words up to this length that titles have are whole words. */
const maxShortWord = 3;
/** Letters that the end of a place's name may lack. */
const maxMissingLetters = 2;
/** A word may be the end of a compound from this length on: "fahrer" in "kraftfahrer". */
const minEndLength = 5;

/**
 * Matches a term as typed, as a synonym, or as the beginning or end of a longer word.
 *
 * @param isStrict allows longer words only if the typed word is rare by itself. Then "java" does not match "javascript".
 */
export function anyFormLiteral(term: Term, known: KnownWords, fields = "", isStrict = false): string {
  return anyAlternative(term, (one) => anyFormTermLiteral(one, known, fields, isStrict));
}

function anyFormTermLiteral(term: Term, known: KnownWords, fields: string, isStrict: boolean): string {
  if (term.isPhrase) return typedTermLiteral(term, known, fields);
  const words = term.words.map((word) => {
    const stem = stemWord(word, "en");
    // "Lab" is no beginning of "labourer".
    const isWhole = isStrict && word.length <= maxShortWord && (known.get(word)?.jobs ?? 0) > 0;
    const others = isWhole ? [] : longerWords(word, known, isStrict);
    // A typing error in an advert, such as "enginering", may have the stem of another word.
    const longer = others.filter((one) => stemWord(one, "en") !== stem);
    const fieldsOfWord = (one: string) => {
      if (!fields.includes("C")) return fields;
      // In places, "edinburg" is Edinburgh, but "ethio" is not all of Ethiopia.
      const named = one.length - word.length <= maxMissingLetters ? fields : fields.replace("D", "");
      // Longer words that name a skill are also looked for among the skills.
      return skillOfWords(one) ? `${named}B` : named;
    };
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

/** Returns the longer words of the dictionary. A prefix query would be slower, because it reads all matches to the end. */
function longerWords(word: string, known: KnownWords, isStrict: boolean): string[] {
  const entry = known.get(word);
  if (!entry) return [];
  const isBeginning = !isStrict || entry.jobs * minPrefixRatio <= entry.startingWithJobs;
  const isEnd = !isStrict || word.length >= minEndLength;
  return [...(isBeginning ? entry.startingWith : []), ...(isEnd ? entry.endingWith : [])];
}
