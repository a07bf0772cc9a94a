import type { ExperienceLevel } from "../../posting.ts";
import { experienceLevelFilter } from "../filters/experience-level.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { foreignOccupationLexeme, occupationLexeme } from "./occupation-lexemes.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import type { Term } from "./term.ts";
import {
  and,
  anyAlternative,
  anyFormLiteral,
  lexemeLiteral,
  occupationLiteral,
  or,
  synonymLiteral,
  skillLiteral,
  typedLiteral,
  wordLiteral,
} from "./term-literals.ts";

/** Words that a job must have, as literals for `::tsquery`, all of which must match. */
export type RequiredLexemes = {
  /** In title, occupation, skills, company or place. */
  head: readonly string[];
  /** Anywhere. */
  search: readonly string[];
};

/**
 * Returns the fields in which a term says what the job is. Work is looked for in titles: "Hays Recruitment" offers other
 * jobs, too. A skill is looked for in titles and among the skills. Any other word may be the company or the place.
 */
function fieldsOf({
  concepts,
  isSkill,
  isPhrase,
  isWork,
  searchedFields,
  isPartOfOccupationName,
}: Term): string {
  if (searchedFields !== null) return searchedFields === "anywhere" ? "" : searchedFields;
  if (isPhrase) return isSkill ? "AB" : "";
  if (isWork) return "A";
  if (isSkill) return "AB";
  return `A${concepts.length > 0 ? "" : "C"}${isPartOfOccupationName ? "" : "D"}`;
}

/** Words that are about the job only if they are in its title. In a description, they are about others: "reports to a senior". */
const seniorityWords =
  /^(?:senior|sr|snr|junior|jnr|jr|lead|head|chief|principal|staff|graduate|trainee|intern|internship|apprentice|apprenticeship|director|manager)$/;

const levelPatterns: readonly [RegExp, ExperienceLevel][] = [
  [/^(?:senior|sr|snr)$/, "senior"],
  [/^(?:junior|jnr|jr|graduate|trainee)$/, "entry"],
];

const isSeniority = (term: Term): boolean => term.words.every((word) => seniorityWords.test(word));

type RequiredLexemesOptions = {
  /** Terms that the job must not have. */
  excluded: readonly Term[];
  known: KnownWords;
  /** Words of the terms that are the name of a company. */
  company: readonly string[];
};

/**
 * Requires that each term says what the job is.
 *
 * @param terms rarest first.
 */
export function requiredLexemes(
  terms: readonly Term[],
  { excluded, known, company }: RequiredLexemesOptions,
): RequiredLexemes {
  const exclusions = excluded.map((term) => `!${typedLiteral(term, known)}`);
  const isCompany = (term: Term) => term.words.every((word) => company.includes(word));
  const withoutCompany = terms.filter((term) => !isCompany(term));
  const occupations = withoutCompany.filter((term) => term.occupations.length > 0);
  const others = withoutCompany.filter((term) => term.occupations.length === 0);
  const hasOccupation = occupations.length > 0;
  const isOnlyInText = (term: Term) =>
    term.searchedFields === "anywhere" ||
    (term.searchedFields === null && !hasOccupation && isMissingFromHeads(term, known));
  const head = [
    ...company.map((word) => wordLiteral(word, known, "C")),
    ...[...occupations, ...others.filter((term) => !isOnlyInText(term))].map((term) =>
      anyAlternative(term, (one) => headLiteral({ ...one, alternatives: [] }, known, hasOccupation)),
    ),
  ];
  const anywhere = [
    ...others.filter(isOnlyInText).map((term) => anyFormLiteral(term, known, "", true)),
    ...occupations.flatMap((term) => modifierLiterals(term, known)),
  ];
  // Words that are in no title, skill, company or place mean the rest of the search only if there is a rest.
  if (head.length === 0) return withExclusions(anywhere, [], terms, exclusions, known);
  // "-senior" also excludes jobs whose level is known otherwise.
  const otherLevels = excluded.flatMap(levelTerms).map((level) => `!${level}`);
  const [first = "", ...rest] = head;
  return withExclusions([and([first, ...otherLevels]), ...rest], anywhere, terms, exclusions, known);
}

/** Queries the jobs that are what one term says. */
function headLiteral(term: Term, known: KnownWords, hasOccupation: boolean): string {
  if (term.occupations.length > 0) return occupationLiteral(term, known);
  if (isSeniority(term))
    return or([synonymLiteral(term, known, hasOccupation ? "A" : "AD"), ...levelTerms(term)]);
  return anyFormLiteral(term, known, fieldsOf(term), true);
}

/** Index terms of the level that a word names. */
function levelTerms({ words }: Term): string[] {
  const level = levelPatterns.find(([pattern]) => pattern.test(words.join(" ")));
  return level ? [quoteLexeme(experienceLevelFilter.term(level[1]))] : [];
}

/**
 * Adds that each term is in one of the fields: as typed, or also as a synonym. Titles in other languages than English name
 * the occupation in their own words. Next to a skill, an English title may also name an occupation that was typed in
 * another language: "programista java" is a Java developer, but no other developer.
 */
export function requireInFields(
  required: RequiredLexemes,
  terms: readonly Term[],
  known: KnownWords,
  { fields, isAsTyped }: { fields: string; isAsTyped: boolean },
): RequiredLexemes {
  const hasSkill = terms.some(({ isSkill, isWork }) => isSkill && !isWork);
  const literal = ({ occupations, ...one }: Term) => {
    const term = { ...one, alternatives: [], occupations: [] };
    if (isAsTyped) return typedLiteral(term, known, fields);
    const own = occupations.map((code) => lexemeLiteral(occupationLexeme(code), "A"));
    const inEnglish =
      own.length > 0 && (one.skills.length > 0 || (one.languages.length > 0 && hasSkill))
        ? [and([or(own), ...one.skills.map((skill) => skillLiteral(skill, "A"))])]
        : [];
    return or([
      synonymLiteral(term, known, fields),
      ...occupations.map(foreignOccupationLexeme).map(quoteLexeme),
      ...inEnglish,
    ]);
  };
  return { ...required, head: [...required.head, ...terms.map((term) => anyAlternative(term, literal))] };
}

/** Requires the words that tell an occupation from a wider one: a truck driver's advert speaks of trucks. */
export function modifierLiterals({ modifiers, concepts, alternatives }: Term, known: KnownWords): string[] {
  if (alternatives.length > 0) return [];
  return modifiers.map((words) =>
    or([...words.map((word) => wordLiteral(word, known)), ...concepts.map(quoteLexeme)]),
  );
}

function withExclusions(
  head: string[],
  elsewhere: string[],
  terms: readonly Term[],
  without: readonly string[],
  known: KnownWords,
): RequiredLexemes {
  const [rarest, ...rest] = elsewhere;
  const first = rarest ?? (without.length > 0 ? or(terms.map((term) => anyFormLiteral(term, known))) : null);
  return { head, search: first === null ? [] : [and([first, ...without]), ...rest] };
}

function isMissingFromHeads(term: Term, known: KnownWords): boolean {
  const isKnown = (word: string) => {
    const entry = known.get(word);
    return entry !== undefined && (entry.jobs > 0 || entry.startingWithJobs > 0);
  };
  return (
    term.concepts.length === 0 &&
    !(term.compound !== null && isKnown(term.compound)) &&
    !term.words.every((word) => isKnown(word))
  );
}
