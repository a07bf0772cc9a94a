import type { KnownWords } from "./look-up-words.server.ts";
import type { SourceInOneCountry } from "./sources-in-one-country.server.ts";
import type { Term } from "./term.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { noCountry, placeTerm } from "../filters/index-terms.ts";
import type { Language } from "../../../occupations/words/language.ts";
import { countriesOfLanguage } from "./countries-of-languages.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { requiredLexemes, requireInFields, type RequiredLexemes } from "./required-lexemes.ts";
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

/** The words of a search as literals for `::tsquery`. */
export type WordQuery = {
  /** What a job must have to be listed. */
  required: RequiredLexemes;
  /** Stricter forms of the search, in the order in which they are tried. */
  stricter: readonly StricterForm[];
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

/** Where a person who searches in another language probably wants work. */
export type LanguageArea = {
  /** ISO 3166-1 codes of the countries of the language. */
  countries: readonly string[];
  /** True if sources have their other jobs there. Their jobs without a country are included. */
  hasSources: boolean;
  /** True if all jobs without a country are included, except those of sources of other countries. */
  includesUnknown: boolean;
};

/** A form of a search that leaves out weaker matches. A list uses the first form that finds enough jobs. */
export type StricterForm = {
  required: RequiredLexemes;
  /** The number of jobs that is enough. */
  minMatches: number;
  /** A form with an area lists jobs elsewhere only if the title has the typed words in another language. */
  area?: LanguageArea;
  /** Words that this form requires, and which the others do not use. */
  details?: readonly string[];
  /** False for a form that leaves out the company with the name of the skill. */
  isForCompany?: false;
};

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
  /**
   * A title that surely names the occupation: it has the typed words and is linked to the occupation, or it names the
   * occupation in a language other than English. Null for a term without an occupation.
   */
  occupationTitle: string | null;
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
};

/** Writes terms as queries. Returns null if there are no terms. */
export function wordQuery(asked: readonly Term[], context: WordContext): WordQuery | null {
  const { excluded, known, company } = context;
  if (asked.length === 0) return null;
  // Preferred terms count in the score only.
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
  const required = requiredLexemes(rarestFirst, { excluded, known, company });
  return {
    required,
    stricter: [...skillForm(terms, known, company), ...stricterForms(terms, required, context)],
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
 * Returns the stricter forms of a search, in the order in which they are tried. The order comes from searches of strangers
 * (docs/search-quality.md): 84 % of the titles with the typed words fit, 67 % of those with synonyms, 63 % of those that are
 * only linked to the occupation, and 59 % of the jobs with a word only among the skills.
 */
function stricterForms(
  terms: readonly Term[],
  required: RequiredLexemes,
  { known, company, languages, sourcesInOneCountry }: WordContext,
): StricterForm[] {
  const isForCompany = company.length > 0;
  const form = (fields: string) => requireInFields(required, terms, known, fields);
  // A search for skills alone also lists jobs that have them only among their skills. With an occupation, titles decide.
  const isForSkills = terms.every(({ isSkill, occupations }) => isSkill && occupations.length === 0);
  // An unknown word is often part of a company's name or of an address: "kitchen", "delivery".
  const inTitles = terms.some(isUnknownTerm) && !isForCompany;
  // A search for a skill does not mean the company of that name.
  const names = isForSkills && !isForCompany ? "AD" : "ACD";
  const title = form(names);
  const hasSkill = terms.some(({ isSkill, isWork, skills }) => (isSkill && !isWork) || skills.length > 0);
  const areas = areasOfLanguages(languages, sourcesInOneCountry);
  // An advert with a Polish title is for a search in Polish wherever the job is. "DevOps" is no Polish title.
  const foreignTitle = terms.some((term) => term.languages.length > 0)
    ? [and(terms.map((term) => typedLiteral(term, known, "A")))]
    : [];
  const roles = terms.flatMap((term) => roleInTitle(term, known));
  const formsIn = (area: LanguageArea, forms: readonly RequiredLexemes[], minMatches: number) => {
    const there = or([...inArea(area, sourcesInOneCountry), ...foreignTitle]);
    return forms.map(({ head, search }) => ({
      required: { head: [...head, there], search },
      minMatches,
      area,
    }));
  };
  return [
    ...areas.flatMap((area) => formsIn(area, hasSkill ? [title] : [title, required], 5)),
    // A few jobs in the countries of the language are better than many elsewhere, which follow such a short list.
    ...areas.slice(0, 1).flatMap((area) => formsIn(area, [hasSkill ? title : required], 1)),
    ...(inTitles ? [{ required: form("A"), minMatches: 5 }] : []),
    ...(isForSkills ? [] : [{ required: title, minMatches: 2 }]),
    ...(roles.length > 0
      ? [{ required: { head: [...required.head, ...roles], search: required.search }, minMatches: 3 }]
      : []),
    ...(isForSkills ? [{ required: form(`${names}B`), minMatches: 2 }] : []),
  ];
}

/** Returns the area of some languages, first without and then with all jobs without a country. */
function areasOfLanguages(
  languages: readonly Language[],
  sources: readonly SourceInOneCountry[],
): LanguageArea[] {
  const countries = [...new Set(languages.flatMap((language) => countriesOfLanguage[language]))];
  const hasSources = sources.some(({ country }) => countries.includes(country));
  return countries.length === 0
    ? []
    : [false, true].map((includesUnknown) => ({ countries, hasSources, includesUnknown }));
}

/** Returns literals of which a job in an area has one. */
function inArea(
  { countries, includesUnknown }: LanguageArea,
  sources: readonly SourceInOneCountry[],
): string[] {
  const ofSource = ({ source }: SourceInOneCountry) => quoteLexeme(placeTerm.source(source));
  const isThere = ({ country }: SourceInOneCountry) => countries.includes(country);
  const elsewhere = sources.filter((one) => !isThere(one)).map((one) => `!${ofSource(one)}`);
  return [
    ...countries.map((country) => quoteLexeme(placeTerm.country(country))),
    ...sources.filter(isThere).map(ofSource),
    ...(includesUnknown ? [and([quoteLexeme(placeTerm.country(noCountry)), ...elsewhere])] : []),
  ];
}

/** Returns a form for the name of a skill that is also a company, such as "Salesforce": titles of other companies. */
function skillForm(terms: readonly Term[], known: KnownWords, company: readonly string[]): StricterForm[] {
  const isSkill = terms.every((term) => term.isSkill && term.words.every((word) => company.includes(word)));
  if (!isSkill) return [];
  const elsewhere = terms.map((term) =>
    and([typedLiteral(term, known, "A"), `!${typedLiteral(term, known, "C")}`]),
  );
  return [{ required: { head: elsewhere, search: [] }, minMatches: 2, isForCompany: false }];
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
    occupationTitle: occupationTitle(term, known),
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
