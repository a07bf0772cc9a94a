import { compoundWords } from "../../../text/compound-words.ts";
import { skillOfWords } from "../../normalise/skills/skill-of-words.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { isAreaOfWork } from "./areas-of-work.ts";
import { conceptsOf, maxTermWords } from "./concepts.ts";
import { splitWords } from "./split-words.ts";
import { isSkillName, skillOf } from "./skill-of-term.ts";
import { practitionersOf } from "./practitioners.ts";
import type { OccupationSpan } from "./find-occupations.ts";

/** One condition on the job: a word, a "phrase", or words that form a term together. */
export type Term = {
  /** Folded words in order, as typed. */
  words: string[];
  isPhrase: boolean;
  /** The words as one: "front end" is also "frontend". */
  compound: string | null;
  /** The concepts of the term. They match any text that contains a synonym. */
  concepts: readonly string[];
  /** Codes of the occupations that the words name; empty for other words. */
  occupations: readonly string[];
  /** False when other words name the first of these occupations, so that its other jobs may be different. */
  sharesNameWord: boolean;
  /** Languages of a name of an occupation that has no English word: Polish for "programista". */
  languages: OccupationSpan["languages"];
  /** True when only their descriptions have the words, so that titles need not. */
  isDescribed: boolean;
  /** English name of the first of these occupations. */
  occupationLabel: string | null;
  /** Concepts of this name, for a word of another language that no advert has: "kucharz" is a cook. */
  labelConcepts: readonly string[];
  /** Skills in the name of an occupation: "java" of "java developer". */
  skills: readonly Pick<Term, "words" | "concepts" | "alias">[];
  /** Words without which the occupation is a wider one: "truck" of "truck driver". */
  modifiers: OccupationSpan["modifiers"];
  /** The occupation without its first or its last word, if that is another one: "cleaner" of "house cleaner". */
  wider: Term | null;
  /** True when the words name a kind of work, also as an abbreviation: "dba". */
  isWork: boolean;
  /** True when the words are a skill. */
  isSkill: boolean;
  /** The words under which the skill is indexed, if they are others: "go" for "golang". */
  alias: readonly string[];
  /**
   * Where a word is looked for: in titles ("A"), in places ("D") or in the whole advert; null for the fields where such a
   * word says what the job is.
   */
  searchedFields: "A" | "D" | "anywhere" | null;
  /** True for words that are in names of occupations and name none. They say nothing in an address, and begin no other word. */
  isPartOfOccupationName: boolean;
  /** Terms that may match instead: "driver or guard". */
  alternatives: readonly Term[];
};

/** Returns the words of terms, also as one: "front", "end", "frontend". */
export const wordsOfTerms = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ words, compound }) => (compound ? [...words, compound] : words));

/** Finds the names of occupations among words. */
export type FindOccupations = (words: readonly string[]) => readonly OccupationSpan[];

export type ParsedKeywords = { required: Term[]; excluded: Term[] };

/** One typed word, or the words of a phrase. */
type Unit = Pick<Term, "words" | "isPhrase"> & {
  /** True after "or". */
  isAlternative: boolean;
};

/** Words in nearly every advert, which are optional in a query: "nurse jobs", "hiring drivers". */
const fillerWords: ReadonlySet<string> = new Set(
  "job jobs position positions vacancy vacancies opening openings hiring career careers role roles opportunity opportunities work wanted near needed employment".split(
    " ",
  ),
);

/** Words between things of which one is enough. */
const alternativeWords: ReadonlySet<string> = new Set(["or", "oder", "ou", "lub"]);

/** Names of at most this length are abbreviations. */
const maxAbbreviationLength = 3;
/** Further words would only add work. */
const maxUnits = 16;

/** Checks for a word that nearly every advert or sentence has: "jobs", "in". */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || stopWords.has(word);
}

/**
 * Parses the keyword field: words, "exact phrases" and -excluded words. Drops stop words and words that every advert
 * contains ("jobs", "hiring") unless nothing else was typed. Joins words into terms, the longest first: "software
 * engineer berlin" becomes "software engineer" (which shares a concept with "swe") and "berlin". Accepts any text.
 *
 * @example parseKeywords('senior "data engineer" -manager')
 * // required: senior, "data engineer"; excluded: manager
 */
export function parseKeywords(typed: string, findOccupations: FindOccupations = () => []): ParsedKeywords {
  const required: Unit[] = [];
  const excluded: Unit[] = [];
  const fillers: Unit[] = [];
  let isAlternative = false;

  for (const [, minus = "", quoted, unquoted = ""] of typed.matchAll(
    /(?<![\p{L}\p{N}])(-?)(?:["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+))/gu,
  )) {
    const isNegative = minus === "-";
    const words = splitWords(quoted ?? unquoted);
    if (words.length === 0) continue;
    const target = isNegative ? excluded : required;
    // "-part-time" excludes neither "part" nor "time".
    if (quoted !== undefined || isNegative) {
      target.push({ words, isPhrase: words.length > 1, isAlternative });
      isAlternative = false;
      continue;
    }
    if (alternativeWords.has(unquoted.toLowerCase())) {
      isAlternative = required.length > 0;
      continue;
    }
    for (const word of words) {
      const unit = { words: [word], isPhrase: false, isAlternative };
      if (!isNegative && (stopWords.has(word) || fillerWords.has(word))) fillers.push(unit);
      else {
        target.push(unit);
        isAlternative = false;
      }
    }
  }
  const wanted = required.length > 0 ? required : fillers;
  return {
    required: withAlternatives(unique(wanted).slice(0, maxUnits), findOccupations),
    // Excluding a word does not exclude its synonyms.
    excluded: termsOf(unique(excluded).slice(0, maxUnits), () => []).map((term) => ({
      ...term,
      concepts: [],
    })),
  };
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

/** Cuts units into terms. The last term before "or" and the first one after it are one term. */
function withAlternatives(units: readonly Unit[], findOccupations: FindOccupations): Term[] {
  const next = units.findIndex(({ isAlternative }, at) => at > 0 && isAlternative);
  if (next < 0) return termsOf(units, findOccupations);
  const before = termsOf(units.slice(0, next), findOccupations);
  const [first, ...after] = withAlternatives(units.slice(next), findOccupations);
  const typed = before.pop();
  if (!typed || !first) return before;
  const last = withWorkOf(first, typed, findOccupations);
  return [
    ...before,
    { ...last, alternatives: [...last.alternatives, first, ...first.alternatives] },
    ...after,
  ];
}

/** Adds the work of the second term to the first one if that is a skill: in "react or vue developer", both are developers. */
function withWorkOf(work: Term, skill: Term, findOccupations: FindOccupations): Term {
  if (!skill.isSkill || skill.isWork || work.skills.length === 0) return skill;
  const own = new Set(work.skills.flatMap(({ words }) => words));
  const words = [...skill.words, ...work.words.filter((word) => !own.has(word))];
  const units = words.map((word): Unit => ({ words: [word], isPhrase: false, isAlternative: false }));
  const [whole, ...more] = termsOf(units, findOccupations);
  return whole && more.length === 0 ? whole : skill;
}

/** Parses searches of which one is enough, into one term that is looked for in titles. */
export function parseAlternatives(searches: readonly string[], findOccupations: FindOccupations): Term[] {
  const [first, ...others] = searches.map((search): Term => {
    const [term, ...more] = parseKeywords(search, findOccupations).required;
    const whole = term && more.length === 0 ? term : phrase({ words: splitWords(search), isPhrase: true });
    return { ...whole, searchedFields: "A" };
  });
  return first ? [{ ...first, alternatives: others }] : [];
}

const maxGroups = 2;
const groupDigits = 4;

/**
 * Makes a term of occupations whose descriptions fit the words of a wish. Their jobs need not have the words.
 *
 * @param options `isWide` includes the unit groups of the best.
 */
export function describedTerm(
  words: string,
  occupations: readonly { code: string; label: string }[],
  { isWide }: { isWide: boolean },
): Term {
  const codes = occupations.map(({ code }) => code);
  const groups = isWide ? codes.slice(0, maxGroups).map((code) => code.slice(0, groupDigits)) : [];
  return {
    ...phrase({ words: splitWords(words), isPhrase: false }),
    occupations: [...new Set([...codes, ...groups])],
    isDescribed: true,
    occupationLabel: occupations[0]?.label ?? null,
    isWork: true,
    searchedFields: "A",
  };
}

/** Joins units into terms: phrases, names of occupations, and known terms of the words between them. */
function termsOf(units: readonly Unit[], findOccupations: FindOccupations): Term[] {
  const isOnlySkills = units.length > 1 && units.every(({ words }) => words.every(isSkillName));
  const spans = isOnlySkills ? [] : findOccupations(wordsWithCompounds(units));
  const terms: Term[] = [];
  for (let at = 0; at < units.length;) {
    const unit = units[at];
    if (!unit) break;
    const span = spans.find(({ start }) => start === at);
    const nextSpan = spans.find(({ start }) => start > at)?.start ?? units.length;
    const term = unit.isPhrase
      ? phrase(unit)
      : longestTermAt(units.slice(at, span?.end ?? nextSpan), span, findOccupations);
    terms.push(term);
    at += unit.isPhrase ? 1 : term.words.length;
  }
  return terms;
}

/** Returns the words with compounds in one: "devops", "", "engineer". A phrase is a quotation mark, because it is in no name. */
function wordsWithCompounds(units: readonly Unit[]): string[] {
  const words = units.map((unit) => (unit.isPhrase ? '"' : unit.words.join(" ")));
  for (let at = 1; at < words.length; at++) {
    const joined = compoundWords.get(`${words[at - 1]} ${words[at]}`);
    if (joined) words.splice(at - 1, 2, joined, "");
  }
  return words;
}

const phrase = ({ words, isPhrase }: Pick<Unit, "words" | "isPhrase">): Term => ({
  words,
  isPhrase,
  compound: null,
  concepts: [],
  occupations: [],
  sharesNameWord: true,
  languages: [],
  isDescribed: false,
  occupationLabel: null,
  labelConcepts: [],
  skills: [],
  modifiers: [],
  wider: null,
  isWork: false,
  isSkill: skillOfWords(words.join(" ")) !== null,
  alias: [],
  searchedFields: null,
  isPartOfOccupationName: false,
  alternatives: [],
});

/** @param span the name of an occupation that is all of the units. */
function longestTermAt(
  units: readonly Unit[],
  span: OccupationSpan | undefined,
  findOccupations: FindOccupations,
): Term {
  const words: string[] = [];
  for (const unit of units.slice(0, Math.max(maxTermWords, span ? units.length : 0))) {
    if (unit.isPhrase) break;
    words.push(...unit.words);
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
  // An abbreviation of ours, or a skill, is clearer than a label that it shares with other occupations: "SDR", "Go".
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
    isDescribed: false,
    occupationLabel: span?.links[0]?.label ?? null,
    labelConcepts: words.length === 1 && span ? conceptsOf((span.links[0]?.label ?? "").split(" ")) : [],
    skills: span && words.length > 1 ? skillsIn(words, span, findOccupations) : [],
    modifiers: span?.modifiers ?? [],
    wider: span ? widerTerm(words, occupations, findOccupations) : null,
    isWork: occupations.length > 0 || isWork(words, concepts, findOccupations),
    ...skill,
    searchedFields: null,
    isPartOfOccupationName: false,
    alternatives: [],
  };
  // Jobs in interior design are called "interior designer".
  const names = span || concepts.length > 0 ? [] : practitionersOf(words);
  const practitioner = firstResult(names, (name) => occupationTerm(name, findOccupations));
  return practitioner ? { ...term, isWork: true, alternatives: [practitioner] } : term;
}

/** Returns the first result that is not null. */
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

/** Occupations with as many digits of their codes in common are similar: drivers of lorries and of trains. */
const similarDigits = 2;

/** Returns the occupation without the first or the last word of its name, if it is similar: a furniture maker makes no models. */
function widerTerm(
  words: string[],
  occupations: readonly string[],
  findOccupations: FindOccupations,
): Term | null {
  if (words.length < 2) return null;
  const groups = new Set(occupations.map((code) => code.slice(0, similarDigits)));
  return firstResult([words.slice(1), words.slice(0, -1)], (rest) => {
    const term = occupationTerm(rest, findOccupations);
    return term?.occupations.some((code) => groups.has(code.slice(0, similarDigits))) ? term : null;
  });
}

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
 * Returns the skills in the name of an occupation: "ml" is machine learning, but "hr" is work. In a name in another
 * language, they may have two words: "ingénieur machine learning".
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
      .find((term) => term.isSkill && (!term.isWork || isSkillName(term.words.join(" "))));
    if (!found) continue;
    skills.push(found);
    at += found.words.length - 1;
  }
  return skills;
}
