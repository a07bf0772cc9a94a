import type { ExperienceLevel } from "../../posting.ts";
import { experienceLevelFilter } from "../filters/experience-level.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { foreignOccupationLexeme, occupationLexeme } from "./occupation-lexemes.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import type { ExactTitle } from "./exact-title.ts";
import type { Term } from "./term.ts";
import {
  and,
  anyAlternative,
  anyFormLiteral,
  exclusionLiterals,
  lexemeLiteral,
  occupationLiteral,
  or,
  synonymLiteral,
  skillLiteral,
  wordLiteral,
} from "./term-literals.ts";

/** Lexemes that a job must have, as literals for `::tsquery`. All of them must match. */
export type RequiredLexemes = {
  /** In the head: title, occupation, skills, company or place. */
  head: readonly string[];
  /** Anywhere in the advert. */
  search: readonly string[];
  /** Titles that need not have them; null for none. It is part of the literals of the head. */
  exactTitle: string | null;
};

/**
 * Returns the weight labels of the fields in which a term says what the job is; empty for all fields. Work must be in the
 * title, because a company such as "Hays Recruitment" also offers other jobs. Skills may be in the title or among the skills.
 * Other words may also be the company or the place.
 */
function fieldsOf({ concepts, isSkill, isPhrase, isWork, searchedFields }: Term): string {
  if (searchedFields !== null) return searchedFields;
  if (isPhrase) return isSkill ? "AB" : "";
  if (isWork) return "A";
  if (isSkill) return "AB";
  return concepts.length > 0 ? "AD" : "ACD";
}

/** Words that are about the job only in its title. A description has them about other people: "reports to a senior". */
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
  exactTitle: ExactTitle | null;
};

/**
 * Returns the lexemes of jobs for which each term says what the job is.
 *
 * @param terms the rarest first.
 */
export function requiredLexemes(
  terms: readonly Term[],
  { excluded, known, company, exactTitle: title }: RequiredLexemesOptions,
): RequiredLexemes {
  const exactTitle = title?.isInstead ? title.literal : null;
  const orTitled = (literal: string) => (exactTitle === null ? literal : or([literal, exactTitle]));
  const isCompany = (term: Term) => term.words.every((word) => company.includes(word));
  const withoutCompany = terms.filter((term) => !isCompany(term));
  const occupations = withoutCompany.filter((term) => term.occupations.length > 0);
  const others = withoutCompany.filter((term) => term.occupations.length === 0 && !term.isTool);
  const hasOccupation = occupations.length > 0;
  const isOnlyInText = (term: Term) =>
    term.searchedFields === null && !hasOccupation && isMissingFromHeads(term, known);
  const head = [
    ...company.map((word) => wordLiteral(word, known, "C")),
    ...[...occupations, ...others.filter((term) => !isOnlyInText(term))].map((term) =>
      anyAlternative(term, (one) => headLiteral({ ...one, alternatives: [] }, known, hasOccupation)),
    ),
  ];
  const inText = others.filter(isOnlyInText).map((term) => anyFormLiteral(term, known, "", true));
  // Wherever an advert names a tool, it is about the job.
  const anywhere = [
    ...withoutCompany.filter(({ isTool }) => isTool).map((term) => anyFormLiteral(term, known, "", true)),
    ...exclusionLiterals(excluded, known),
  ];
  // Words that no head has may be in the text only if other words are in the head.
  if (head.length === 0) return { head: inText.map(orTitled), search: anywhere, exactTitle };
  // "-senior" also excludes jobs of this level whose title does not have the word.
  const otherLevels = excluded.flatMap(levelTerms).map((level) => `!${level}`);
  const [first = "", ...rest] = head;
  return {
    head: [and([first, ...otherLevels]), ...rest].map(orTitled),
    search: [...inText, ...anywhere],
    exactTitle,
  };
}

/** Matches the jobs that are what a term says. */
function headLiteral(term: Term, known: KnownWords, hasOccupation: boolean): string {
  if (term.occupations.length > 0) return occupationLiteral(term, known);
  if (isSeniority(term))
    return or([synonymLiteral(term, known, hasOccupation ? "A" : "AD"), ...levelTerms(term)]);
  return anyFormLiteral(term, known, fieldsOf(term), true);
}

/** Returns the index term of the experience level that a word names, quoted; empty for other words. */
function levelTerms({ words }: Term): string[] {
  const level = levelPatterns.find(([pattern]) => pattern.test(words.join(" ")));
  return level ? [quoteLexeme(experienceLevelFilter.term(level[1]))] : [];
}

/**
 * Matches the jobs that have each term in one of the fields, as typed or as a synonym. An occupation may also be named by a
 * title in a language other than English. If it was typed with a skill, English titles linked to both match, too: "Java
 * developer" for "programista java".
 *
 * @param fields weight labels.
 */
export function inFields(terms: readonly Term[], known: KnownWords, fields: string): string {
  const hasSkill = terms.some(({ isSkill, isWork }) => isSkill && !isWork);
  const literal = ({ occupations, ...one }: Term) => {
    const term = { ...one, alternatives: [], occupations: [] };
    const linked = occupations.map((code) => lexemeLiteral(occupationLexeme(code), "A"));
    const inEnglish =
      linked.length > 0 && (one.skills.length > 0 || (one.languages.length > 0 && hasSkill))
        ? [and([or(linked), ...one.skills.map((skill) => skillLiteral(skill, "A"))])]
        : [];
    return or([
      synonymLiteral(term, known, fields),
      ...occupations.map(foreignOccupationLexeme).map(quoteLexeme),
      ...inEnglish,
    ]);
  };
  return and(terms.map((term) => anyAlternative(term, literal)));
}

/** Checks whether no job has the term in its head. */
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
