import type { ExperienceLevel } from "../../posting.ts";
import { experienceLevelFilter } from "../filters/experience-level.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { foreignOccupationLexeme, occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./parse-keywords.ts";
import {
  and,
  eitherOf,
  found,
  lexemeOf,
  named,
  or,
  said,
  skillLiteral,
  typed,
  whole,
  type Known,
} from "./term-literals.ts";

/** Words that a job must have, as literals for `::tsquery`, all of which must match. */
export type RequiredWords = {
  /** In title, occupation, skills, company or place. */
  head: readonly string[];
  /** Anywhere. */
  search: readonly string[];
};

/**
 * Returns the fields in which a term says what the job is. Work is looked for in titles: "Hays Recruitment" offers other
 * jobs, too. A skill is looked for in titles and among the skills. Any other word may be the company or the place.
 */
function fieldsOf({ concepts, isSkill, isPhrase, isWork, only, isNameWord }: Term): string {
  if (only !== null) return only === "anywhere" ? "" : only;
  if (isPhrase) return isSkill ? "AB" : "";
  if (isWork) return "A";
  if (isSkill) return "AB";
  return `A${concepts.length > 0 ? "" : "C"}${isNameWord ? "" : "D"}`;
}

/** Words that are about the job only if they are in its title. In a description, they are about others: "reports to a senior". */
const rankWords =
  /^(?:senior|sr|snr|junior|jnr|jr|lead|head|chief|principal|staff|graduate|trainee|intern|internship|apprentice|apprenticeship|director|manager)$/;

const levels: readonly [RegExp, ExperienceLevel][] = [
  [/^(?:senior|sr|snr)$/, "senior"],
  [/^(?:junior|jnr|jr|graduate|trainee)$/, "entry"],
];

const isRank = (term: Term): boolean => term.words.every((word) => rankWords.test(word));

type AskedOptions = {
  /** Terms that the job must not have. */
  excluded: readonly Term[];
  known: Known;
  /** Words of the terms that are the name of a company. */
  company: readonly string[];
};

/**
 * Requires that each term says what the job is.
 *
 * @param terms rarest first.
 */
export function askedWords(
  terms: readonly Term[],
  { excluded, known, company }: AskedOptions,
): RequiredWords {
  const without = excluded.map((term) => `!${typed(term, known)}`);
  const isCompany = (term: Term) => term.words.every((word) => company.includes(word));
  const about = terms.filter((term) => !isCompany(term));
  const occupations = about.filter((term) => term.occupations.length > 0);
  const others = about.filter((term) => term.occupations.length === 0);
  const isBesideOccupation = occupations.length > 0;
  const isElsewhere = (term: Term) =>
    term.only === "anywhere" || (term.only === null && !isBesideOccupation && isInNoHead(term, known));
  const head = [
    ...company.map((word) => whole(word, known, "C")),
    ...[...occupations, ...others.filter((term) => !isElsewhere(term))].map((term) =>
      eitherOf(term, (one) => inHead({ ...one, alternatives: [] }, known, isBesideOccupation)),
    ),
  ];
  const elsewhere = [
    ...others.filter(isElsewhere).map((term) => found(term, known, "", true)),
    ...occupations.flatMap((term) => modifiersOf(term, known)),
  ];
  // Words that are in no title, skill, company or place mean the rest of the search only if there is a rest.
  if (head.length === 0) return requiredWords(elsewhere, [], terms, without, known);
  // "-senior" also excludes jobs whose level is known otherwise.
  const otherLevels = excluded.flatMap(levelTerms).map((level) => `!${level}`);
  const [first = "", ...rest] = head;
  return requiredWords([and([first, ...otherLevels]), ...rest], elsewhere, terms, without, known);
}

/** Queries the jobs that are what one term says. */
function inHead(term: Term, known: Known, isBesideOccupation: boolean): string {
  if (term.occupations.length > 0) return named(term, known);
  if (isRank(term)) return or([said(term, known, isBesideOccupation ? "A" : "AD"), ...levelTerms(term)]);
  return found(term, known, fieldsOf(term), true);
}

/** Index terms of the level that a word names. */
function levelTerms({ words }: Term): string[] {
  const level = levels.find(([pattern]) => pattern.test(words.join(" ")));
  return level ? [quoteLexeme(experienceLevelFilter.term(level[1]))] : [];
}

/**
 * Adds that each term is in one of the fields: as typed, or also as a synonym. Titles in other languages than English name
 * the occupation in their own words. Next to a skill, an English title may also name an occupation that was typed in
 * another language: "programista java" is a Java developer, but no other developer.
 */
export function inFields(
  asked: RequiredWords,
  terms: readonly Term[],
  known: Known,
  { fields, isAsTyped }: { fields: string; isAsTyped: boolean },
): RequiredWords {
  const hasSkill = terms.some(({ isSkill, isWork }) => isSkill && !isWork);
  const literal = ({ occupations, ...one }: Term) => {
    const term = { ...one, alternatives: [], occupations: [] };
    if (isAsTyped) return typed(term, known, fields);
    const own = occupations.map((code) => lexemeOf(occupationLexeme(code), "A"));
    const inEnglish =
      own.length > 0 && (one.skills.length > 0 || (one.languages.length > 0 && hasSkill))
        ? [and([or(own), ...one.skills.map((skill) => skillLiteral(skill, "A"))])]
        : [];
    return or([
      said(term, known, fields),
      ...occupations.map(foreignOccupationLexeme).map(quoteLexeme),
      ...inEnglish,
    ]);
  };
  return { ...asked, head: [...asked.head, ...terms.map((term) => eitherOf(term, literal))] };
}

/** Requires the words that tell an occupation from a wider one: a truck driver's advert speaks of trucks. */
export function modifiersOf({ modifiers, concepts, alternatives }: Term, known: Known): string[] {
  if (alternatives.length > 0) return [];
  return modifiers.map((words) =>
    or([...words.map((word) => whole(word, known)), ...concepts.map(quoteLexeme)]),
  );
}

function requiredWords(
  head: string[],
  elsewhere: string[],
  terms: readonly Term[],
  without: readonly string[],
  known: Known,
): RequiredWords {
  const [rarest, ...rest] = elsewhere;
  const first = rarest ?? (without.length > 0 ? or(terms.map((term) => found(term, known))) : null);
  return { head, search: first === null ? [] : [and([first, ...without]), ...rest] };
}

function isInNoHead(term: Term, known: Known): boolean {
  const isKnown = (word: string) => {
    const entry = known.get(word);
    return entry !== undefined && (entry.jobs > 0 || entry.beginningJobs > 0);
  };
  return (
    term.concepts.length === 0 &&
    !(term.joined !== null && isKnown(term.joined)) &&
    !term.words.every((word) => isKnown(word))
  );
}
