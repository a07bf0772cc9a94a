import { genericWords } from "../../../occupations/words/title-words.ts";
import type { Language } from "../../../occupations/words/language.ts";
import { compoundWords } from "../../../text/compound-words.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { skillOfWords } from "../../extraction/skills/skill-of-words.ts";
import { isAreaOfWork } from "./areas-of-work.ts";
import { conceptsOf, maxTermWords } from "./concepts.ts";
import { containsWords } from "./match-occupations.ts";
import type { OccupationSpan } from "./find-occupations.ts";
import { subMajorGroups } from "./occupation-lexemes.ts";
import { practitionersOf } from "./practitioners.ts";
import { splitWords } from "./split-words.ts";
import type { Term } from "./term.ts";

/** Finds the words that name occupations. */
export type FindOccupations = (words: readonly string[]) => readonly OccupationSpan[];

/** One typed word, or the words of a phrase. */
export type WordOrPhrase = Pick<Term, "words" | "isPhrase">;

/** Single words up to this length are abbreviations. */
const maxAbbreviationLength = 3;
/**
 * Makes terms of words and phrases. Words that form the name of an occupation, or a known term such as "machine learning",
 * become one term. The longest one is taken.
 */
export function makeTerms(parts: readonly WordOrPhrase[], findOccupations: FindOccupations): Term[] {
  const isOnlySkills = parts.length > 1 && parts.every(({ words }) => words.every(containsSkill));
  const spans = isOnlySkills ? [] : findOccupations(joinCompounds(parts));
  const terms: Term[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    if (!part) break;
    const span = spans.find(({ start }) => start === at);
    const nextSpan = spans.find(({ start }) => start > at)?.start ?? parts.length;
    const term = part.isPhrase
      ? wordsAsTerm(part)
      : longestTermAt(parts.slice(at, span?.end ?? nextSpan), span, findOccupations);
    terms.push(term);
    at += part.isPhrase ? 1 : term.words.length;
  }
  return terms;
}

/**
 * Writes the two words of a compound as one and an empty word, which keeps the positions of the others. A phrase becomes a
 * quotation mark, because no name of an occupation contains one.
 *
 * @example joinCompounds(parts) // "dev ops engineer" gives ["devops", "", "engineer"]
 */
function joinCompounds(parts: readonly WordOrPhrase[]): string[] {
  const words = parts.map((part) => (part.isPhrase ? '"' : part.words.join(" ")));
  for (let at = 1; at < words.length; at++) {
    const joined = compoundWords.get(`${words[at - 1]} ${words[at]}`);
    if (joined) words.splice(at - 1, 2, joined, "");
  }
  return words;
}

/** Makes a term of words whose meaning is not looked up, except that they may be a skill. */
export const wordsAsTerm = ({ words, isPhrase }: Pick<WordOrPhrase, "words" | "isPhrase">): Term => ({
  words,
  isPhrase,
  compound: null,
  concepts: [],
  occupations: [],
  sharesNameWord: true,
  languages: [],
  occupationLabel: null,
  labelConcepts: [],
  skills: [],
  wider: null,
  isWork: false,
  isSkill: skillOfWords(words.join(" ")) !== null,
  alias: [],
  searchedFields: null,
  isPreferred: false,
  isTool: false,
  alternatives: [],
});

/**
 * Returns the longest known term that the parts begin with, or else their first word.
 *
 * @param span set if all parts together name an occupation.
 */
function longestTermAt(
  parts: readonly WordOrPhrase[],
  span: OccupationSpan | undefined,
  findOccupations: FindOccupations,
): Term {
  const words: string[] = [];
  for (const part of parts.slice(0, Math.max(maxTermWords, span ? parts.length : 0))) {
    if (part.isPhrase) break;
    words.push(...part.words);
  }
  if (span) return termOf(words, findOccupations, span);
  for (let length = words.length; length > 1; length -= 1) {
    const term = termOf(words.slice(0, length), findOccupations);
    if (term.concepts.length > 0 || term.compound || term.isSkill) return term;
  }
  return termOf(words.slice(0, 1), findOccupations);
}

function termOf(words: string[], findOccupations: FindOccupations, span?: OccupationSpan): Term {
  const concepts = conceptsOf(words);
  const skill = skillOf(words, concepts);
  const isShort = words.length === 1 && (words[0]?.length ?? 0) <= maxAbbreviationLength;
  // Abbreviations such as "SDR" and "Go" are also labels of other occupations. Our synonyms and skills take precedence.
  const isOther = isShort && (concepts.length > 0 || skill.isSkill);
  const occupations = isOther ? [] : (span?.links.map(({ code }) => code) ?? []);
  const compound = words.length === 2 ? (compoundWords.get(words.join(" ")) ?? null) : null;
  const term: Term = {
    words,
    isPhrase: false,
    compound,
    concepts: compound && concepts.length === 0 ? conceptsOf([compound]) : concepts,
    occupations,
    sharesNameWord: span?.sharesNameWord ?? true,
    languages: span?.languages ?? [],
    occupationLabel: span?.links[0]?.label ?? null,
    labelConcepts: words.length === 1 && span ? conceptsOf((span.links[0]?.label ?? "").split(" ")) : [],
    skills: span && words.length > 1 ? skillsIn(words, span, findOccupations) : [],
    wider: span ? widerTerm(words, span, findOccupations) : null,
    isWork: occupations.length > 0 || isWork(words, concepts, findOccupations),
    ...skill,
    searchedFields: null,
    isPreferred: false,
    isTool: false,
    alternatives: [],
  };
  // Jobs in interior design have the title "interior designer".
  const names = span || concepts.length > 0 ? [] : practitionersOf(words);
  // Who reads is no university lecturer, although one is called a reader.
  const practitioner = firstResult(names, (name) => {
    const found = occupationTerm(name, findOccupations);
    return found && containsWords(found.occupationLabel ?? "", name.at(-1) ?? "") ? found : null;
  });
  return practitioner ? { ...term, isWork: true, alternatives: [practitioner] } : term;
}

function firstResult<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | null,
): Result | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the term of words that are the name of an occupation; null for other words. */
function occupationTerm(words: string[], findOccupations: FindOccupations): Term | null {
  const span = findOccupations(words).find(({ start, end }) => start === 0 && end === words.length);
  return span ? termOf(words, findOccupations, span) : null;
}

/** In the names of occupations in these languages, the noun comes first: "chauffeur de camion". */
const nounFirstLanguages: ReadonlySet<Language> = new Set(["fr", "es", "it", "pt"]);
const minNounLength = 4;

/**
 * Returns the similar occupation that has the name without its first or last word, or else the noun of the name as a word:
 * "driver" for "truck driver". Null if there is none, or if the noun fits nearly every job.
 */
function widerTerm(
  words: string[],
  { links, languages }: OccupationSpan,
  findOccupations: FindOccupations,
): Term | null {
  if (words.length < 2) return null;
  const groups = subMajorGroups(links.map(({ code }) => code));
  const similar = firstResult([words.slice(1), words.slice(0, -1)], (rest) => {
    const term = occupationTerm(rest, findOccupations);
    return term && [...subMajorGroups(term.occupations)].some((group) => groups.has(group)) ? term : null;
  });
  if (similar) return similar;
  const isNounFirst = languages.some((language) => nounFirstLanguages.has(language));
  const noun = (isNounFirst ? words[0] : words.at(-1)) ?? "";
  return noun.length < minNounLength || genericWords.has(noun)
    ? null
    : wordsAsTerm({ words: [noun], isPhrase: false });
}

/** Checks whether the words name an area of work, or a synonym of them names an occupation. */
function isWork(
  words: readonly string[],
  concepts: readonly string[],
  findOccupations: FindOccupations,
): boolean {
  if (isAreaOfWork(words.join(" "))) return true;
  return concepts.some((concept) => {
    const name = concept.slice(1).split(" ");
    return findOccupations(name).some(({ start, end }) => start === 0 && end === name.length);
  });
}

/**
 * Finds the skills in the name of an occupation: "ml" in "ml engineer", but not "hr" in "hr manager", which is work. In a
 * name in another language, a skill may have two words: "ingénieur machine learning".
 */
function skillsIn(
  words: readonly string[],
  { languages }: OccupationSpan,
  findOccupations: FindOccupations,
): Term["skills"] {
  const lengths = languages.length > 0 ? [2, 1] : [1];
  const skills: Term[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = lengths
      .map((length) => words.slice(at, at + length))
      .filter((some) => some.length < words.length)
      .map((some) => termOf([...some], findOccupations))
      .find((term) => term.isSkill && (!term.isWork || containsSkill(term.words.join(" "))));
    if (!found) continue;
    skills.push(found);
    at += found.words.length - 1;
  }
  return skills;
}

/** Checks for words that contain the name of a skill. */
const containsSkill = (words: string): boolean => findSkills(words).length > 0;

/** Checks whether the words name a skill, and finds the words of the name under which it is indexed. */
function skillOf(words: readonly string[], concepts: readonly string[]): Pick<Term, "isSkill" | "alias"> {
  const text = words.join(" ");
  const found = findSkills(text).find(({ start, end }) => start === 0 && end === text.length);
  const names = [text, ...concepts.map((concept) => concept.slice(1))];
  const skill = found?.skill ?? names.map(skillOfWords).find((one) => one !== null) ?? null;
  if (skill === null) return { isSkill: false, alias: [] };
  const name = splitWords(skill);
  // "SAP FICO" has all words of "SAP". The wider name would match other jobs.
  return { isSkill: true, alias: name.every((word) => words.includes(word)) ? [] : name };
}
