import type { KnownWords } from "./look-up-words.server.ts";
import type { SourceInOneCountry } from "./sources-in-one-country.server.ts";
import type { Term } from "./term.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { saysBeginnersTerm } from "../filters/fact-terms.ts";
import { noCountry, placeTerm } from "../filters/index-terms.ts";
import type { Language } from "../../../occupations/words/language.ts";
import type { ExactTitle } from "./exact-title.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { inFields, requiredLexemes, type RequiredLexemes } from "./required-lexemes.ts";
import { foreignOccupationLexeme, occupationLexeme } from "./occupation-lexemes.ts";
import {
  and,
  adjacent,
  anyAlternative,
  anyFormLiteral,
  exclusionLiterals,
  lexemeLiteral,
  occupationLiteral,
  or,
  synonymLiteral,
  typedLiteral,
  wordLiteral,
} from "./term-literals.ts";

/** The countries whose adverts are mostly in a language. A person who searches in a language probably wants work there. */
const countriesOfLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ["DE", "AT", "CH"],
  fr: ["FR", "BE", "CH", "LU"],
  es: ["ES", "MX", "AR", "CO", "CL", "PE"],
  it: ["IT", "CH"],
  nl: ["NL", "BE"],
  pl: ["PL"],
  pt: ["PT", "BR"],
  sv: ["SE"],
  cs: ["CZ"],
};

/** The words of a search as literals for `::tsquery`. */
export type WordQuery = {
  /** What a job must have to be listed. */
  required: RequiredLexemes;
  /** What is preferred in titles, skills, companies and places. */
  preferences: readonly Preference[];
  exactTitle: ExactTitle | null;
  /** What a job must have anywhere to mention the words, in any form or as parts of longer words. The rarest term first. */
  mentionLiterals: readonly string[];
  /** All terms as typed, in the company's name. */
  inCompany: string;
  /** Each two consecutive typed words, adjacent in the title. */
  pairs: string[];
  /** Any of the terms. The number of its occurrences is a part of the score. */
  anyTerm: string;
  /** Each term by itself, for scoring which terms a job has, and where. */
  terms: TermQuery[];
};

/** Jobs that are preferred in the order by relevance, and the points that they get. */
export type Preference = { literal: string; points: number };

/** Returns the number of jobs that have the rarest word of a term. */
const jobsOfRarestWord = (term: Term, known: KnownWords): number =>
  Math.min(...term.words.map((word) => known.get(word)?.jobs ?? 0));

/** Literals for one term, one for each combination of form and field that affects the score. */
export type TermQuery = {
  /** Number of typed words. */
  words: number;
  /** Between 0 and 1. Rare terms weigh more. */
  weight: number;
  /** As typed, in the title. */
  typedInTitle: string;
  /** As typed or as a synonym, in the title. */
  inTitle: string;
  /** As typed, as a synonym or as the occupation, in the title. */
  occupation: string;
  /** As typed or as a synonym, in title, company or place. */
  inTitleCompanyOrPlace: string;
  /** As typed or as a synonym, in any field of the head. An occupation must be in the title, and may be a narrower one. */
  inHead: string;
  /** In any form, including longer words, in the title. */
  partInTitle: string;
  /** In any form, including longer words, in the company's name. */
  partInCompany: string;
};

type WordContext = {
  /** Terms that the job must not contain as whole words, anywhere. */
  excluded: readonly Term[];
  known: KnownWords;
  /** Words of the terms that are the name of a company. */
  company: readonly string[];
  /** Languages of the search other than English. */
  languages: readonly Language[];
  /** Their jobs without a country count as jobs in this country, for a search in another language. */
  sourcesInOneCountry: readonly SourceInOneCountry[];
  /** Where the jobs may be was typed. */
  hasPlace: boolean;
  /** True if jobs for beginners were asked for. */
  saysBeginners: boolean;
  exactTitle: ExactTitle | null;
};

/** Writes terms as queries. Returns null if there are no terms. */
export function wordQuery(asked: readonly Term[], context: WordContext): WordQuery | null {
  const { excluded, known, company, exactTitle } = context;
  if (asked.length === 0) return null;
  const needed = asked.filter(({ isPreferred }) => !isPreferred);
  const terms = needed.length > 0 ? needed : asked;
  const words = asked.flatMap((term) => term.words);
  const rarestFirst = terms.toSorted((a, b) => jobsOfRarestWord(a, known) - jobsOfRarestWord(b, known));
  const mentionLiterals = rarestFirst.map((term) =>
    term.occupations.length > 0
      ? synonymLiteral(term, known)
      : isFixedPhrase(term)
        ? synonymLiteral({ ...term, isPhrase: true }, known)
        : anyFormLiteral(term, known),
  );
  const required = requiredLexemes(rarestFirst, { excluded, known, company, exactTitle });
  const roles = terms
    .flatMap((term) => roleInTitle(term, known))
    .map((role) => (required.exactTitle ? or([role, required.exactTitle]) : role));
  return {
    required: { ...required, head: [...required.head, ...roles] },
    preferences: [
      ...preferencesOf(terms, context),
      ...asked
        .filter((term) => !terms.includes(term))
        .map((term) => ({ literal: typedLiteral(term, known, "A"), points: 1 })),
    ],
    exactTitle,
    mentionLiterals: [...mentionLiterals, ...exclusionLiterals(excluded, known)],
    inCompany: and(terms.map((term) => typedLiteral(term, known, "C"))),
    pairs: words
      .slice(1)
      .map((word, index) =>
        adjacent([wordLiteral(words[index] ?? "", known, "A"), wordLiteral(word, known, "A")]),
      ),
    anyTerm: or(asked.map((term) => synonymLiteral(term, known))),
    terms: asked.map((term) => termQuery(term, known)),
  };
}

/**
 * Returns what is preferred. The points come from searches of strangers (docs/search-quality.md): 84 % of the titles with the
 * typed words fit, 67 % of those with synonyms, 63 % of those that are only linked to the occupation, and 59 % of the jobs with
 * a word only among the skills. Of titles with the typed words, 95 % fit if they are linked to the occupation, else 78 %.
 */
function preferencesOf(
  terms: readonly Term[],
  { known, company, languages, sourcesInOneCountry, hasPlace, saysBeginners }: WordContext,
): Preference[] {
  const isForCompany = company.length > 0;
  // A search for skills alone also lists jobs that have them only among their skills. With an occupation, titles decide.
  const isForSkills = terms.every(({ isSkill, occupations }) => isSkill && occupations.length === 0);
  // A search for a skill does not mean the company of that name.
  const names = isForSkills && !isForCompany ? "AD" : "ACD";
  const preferences = [{ literal: inFields(terms, known, names), points: 1.5 }];
  // An unknown word is often part of a company's name or of an address: "kitchen", "delivery".
  if (terms.some(isUnknownTerm) && !isForCompany)
    preferences.push({ literal: inFields(terms, known, "A"), points: 1 });
  const named = terms.flatMap((term) => occupationTitle(term, known) ?? []);
  if (named.length > 0) preferences.push({ literal: and(named), points: 0.5 });
  // Many junior jobs want some experience.
  if (saysBeginners) preferences.push({ literal: quoteLexeme(saysBeginnersTerm), points: 1.5 });
  const area = hasPlace ? null : areaOfLanguages(languages, sourcesInOneCountry);
  if (area !== null) {
    // An advert with a Polish title is for a search in Polish wherever the job is. "DevOps" is no Polish title.
    const foreignTitle = terms.some((term) => term.languages.length > 0)
      ? [and(terms.map((term) => typedLiteral(term, known, "A")))]
      : [];
    preferences.push({ literal: or([...area.surely, ...foreignTitle]), points: 3 });
    preferences.push({ literal: area.maybe, points: 1.5 });
  }
  return preferences;
}

/** Returns literals of the jobs in the countries of some languages, and of those that may be there; null without languages. */
function areaOfLanguages(
  languages: readonly Language[],
  sources: readonly SourceInOneCountry[],
): { surely: string[]; maybe: string } | null {
  const countries = [...new Set(languages.flatMap((language) => countriesOfLanguage[language]))];
  if (countries.length === 0) return null;
  const ofSource = ({ source }: SourceInOneCountry) => quoteLexeme(placeTerm.source(source));
  const isThere = ({ country }: SourceInOneCountry) => countries.includes(country);
  const elsewhere = sources.filter((one) => !isThere(one)).map((one) => `!${ofSource(one)}`);
  return {
    surely: [
      ...countries.map((country) => quoteLexeme(placeTerm.country(country))),
      ...sources.filter(isThere).map(ofSource),
    ],
    maybe: and([quoteLexeme(placeTerm.country(noCountry)), ...elsewhere]),
  };
}

/** Matches the last word of common titles. */
const roleWords =
  /^(?:analyst|engineer|developer|manager|officer|assistant|technician|consultant|director|architect|administrator|specialist|coordinator|supervisor|executive|advisor|researcher|scientist|designer|driver|representative)s?$/;

/**
 * Requires the last word of a name in titles: a security analyst is hardly called an engineer. Returns an empty list if the
 * occupation has the words in its own name, or if the last word is no common role.
 */
function roleInTitle(
  { words, occupations, alternatives, languages, sharesNameWord }: Term,
  known: KnownWords,
): string[] {
  const last = words.at(-1) ?? "";
  const isRole =
    !sharesNameWord &&
    words.length > 1 &&
    occupations.length > 0 &&
    alternatives.length === 0 &&
    languages.length === 0;
  return isRole && roleWords.test(last) ? [wordLiteral(last, known, "A")] : [];
}

/** Checks for words that have their meaning only together: "four day week". */
const isFixedPhrase = ({ words, concepts, isWork, isSkill }: Term): boolean =>
  words.length > 2 && concepts.length > 0 && !isWork && !isSkill;

/** Matches titles that surely name the occupation; null for a term without an occupation. */
function occupationTitle(term: Term, known: KnownWords): string | null {
  const codes = [...term.occupations, ...term.alternatives.flatMap((one) => one.occupations)];
  if (codes.length === 0) return null;
  // Narrower occupations are included: a school nurse is a nurse.
  const linked = or(codes.map((code) => lexemeLiteral(occupationLexeme(code), "")));
  return or([
    ...codes.map((code) => lexemeLiteral(foreignOccupationLexeme(code), "")),
    and([typedLiteral(term, known, "A"), linked]),
  ]);
}

function termQuery(term: Term, known: KnownWords): TermQuery {
  return {
    words: term.words.length,
    weight: 1 / Math.log(10 + jobsOfRarestWord(term, known)),
    typedInTitle: typedLiteral(term, known, "A"),
    inTitle: synonymLiteral({ ...term, occupations: [] }, known, "A"),
    occupation: synonymLiteral(term, known, "A"),
    inTitleCompanyOrPlace: synonymLiteral(term, known, "ACD"),
    inHead: anyAlternative(term, (one) =>
      one.occupations.length > 0
        ? occupationLiteral(one, known)
        : synonymLiteral({ ...one, alternatives: [] }, known),
    ),
    partInTitle: anyFormLiteral(term, known, "A"),
    partInCompany: anyFormLiteral(term, known, "C"),
  };
}
