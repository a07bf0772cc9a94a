import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Place } from "../../../places/place.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { saysBeginnersTerm, typedFacts } from "../filters/fact-terms.ts";
import { isRatePeriod } from "../filters/typed-pay.ts";
import {
  filterConditions,
  type FilterConditions,
  type PayRequirement,
} from "../filters/filter-conditions.ts";
import { detailsIn } from "./activities.ts";
import { dropUninformativeTerms, isUnknownTerm } from "./drop-uninformative-terms.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import type { Language } from "../../../occupations/words/language.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { isNameOfCompany, type NamedCompany } from "./find-company.server.ts";
import { isOccupationWord } from "./match-occupations.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import { createLookUps, type LookUps } from "./look-ups.server.ts";
import type { Interpretation, SearchQuery } from "./search-query.ts";
import { correctPlace, understandPlace, type UnderstoodLocation } from "./understand-place.ts";
import { understandText, type TypedConditions } from "./understand-text.ts";
import type { RequiredLexemes } from "./required-lexemes.ts";
import { searchTerms } from "./search-terms.server.ts";
import { wordsOfTerms, type Term } from "./term.ts";
import { languagesOfJobWord } from "./uninformative-words.ts";
import { and, exclusionLiterals, or, wordLiteral } from "./term-literals.ts";
import { wordQuery, type LanguageArea, type StricterForm, type WordQuery } from "./word-query.ts";

/** The minimum score of the jobs of a list. */
export type MinScore = {
  /** The words that the score is for. */
  words: WordQuery;
  score: number;
  /** Matches of the search with any score; null if they were not counted. */
  matches: number | null;
};

/** A search with its words and its place understood. It has all that `findJobs` needs. */
export type UnderstoodSearch = {
  /** The query as in the address. */
  typedQuery: SearchQuery;
  interpretation: Interpretation;
  /** The query with the typed filters and the typed place. */
  query: SearchQuery;
  /** The pay, the place and the filters that were typed as words. */
  typedConditions: TypedConditions;
  /** True for a question or a wish. */
  isSentence: boolean;
  /** False for a sentence that says nothing of the work, only of hours or the place. */
  isAboutWork: boolean;
  /** Words that were not used, because they say nothing about the work. */
  unusedWords: readonly string[];
  /** Time of the request. */
  now: Date;
  terms: Term[];
  /** Terms that the job must not have. */
  excluded: Term[];
  /** The words of all terms, as the index knows them. */
  known: KnownWords;
  /** Null when no word is required. */
  words: WordQuery | null;
  /** The lexemes that a job must have. */
  required: RequiredLexemes;
  /** The required lexemes before a stricter form was chosen. */
  baseRequired: RequiredLexemes;
  /** Lexemes that a job may have instead of the required ones; null for none. */
  alternative: RequiredLexemes | null;
  /** Forms that leave out weaker matches, in the order in which they are tried. */
  stricter: readonly StricterForm[];
  /** Words of a wish that say more about the work, folded: "fraud". Jobs that have them are listed if there are any. */
  details: readonly string[];
  /** Jobs with a lower score are left out of a list by date; null to leave out none. */
  minScore: MinScore | null;
  /** The countries of the search's language, if only jobs there are listed. */
  area: LanguageArea | null;
  /** Excludes the jobs of another list; null to exclude none. */
  excludedList: Pick<UnderstoodSearch, "required" | "minScore"> | null;
  /** Other interpretations, to be tried in this order if the search finds nothing. */
  otherInterpretations: readonly Interpretation[];
  /** Lexemes that a job must have to mention the words. */
  mentionLexemes: RequiredLexemes;
  /** The openings of the company whose name was typed; null when it was another search. */
  company: NamedCompany | null;
  filters: FilterConditions;
  /** The filters for jobs that do not state their pay; null if no salary was typed. */
  ifPayUnstated: FilterConditions | null;
  location: UnderstoodLocation;
  /** The named places that jobs may be in. */
  places: readonly Place[];
  /** The cities that jobs may be in. */
  cityIds: readonly number[];
  /** Kilometres around the cities of the location. */
  radiusKm: number;
};

export type UnderstandingTools = {
  /** Time of the request. */
  now: Date;
  gazetteer: Gazetteer;
  /** How to read words that may mean different things. */
  interpretation?: Interpretation;
  /** Shared by the interpretations of one search. */
  lookUps?: LookUps;
};

/** Parses the keyword and location fields with the help of the dictionary and the gazetteer. */
export async function understandSearch(
  db: Database,
  typed: SearchQuery,
  { now, gazetteer, interpretation = "usual", lookUps = createLookUps(db) }: UnderstandingTools,
): Promise<UnderstoodSearch> {
  const vocabulary = loadVocabulary();
  const field = understandLocation(typed.location, gazetteer);
  const understood = understandText(typed, field, { gazetteer, vocabulary, interpretation });
  const { query, radiusKm, typedConditions, isSentence, optionalConditions, topics } = understood;
  const place = understandPlace(query, query.location === typed.location ? field : null, {
    radiusKm,
    gazetteer,
    interpretation,
  });
  const {
    required: requiredTerms,
    excluded,
    topicTerms,
    isGuessed,
  } = searchTerms(understood, place.isOnlyText ? place.unknown : [], {
    vocabulary,
    interpretation,
  });
  const names = requiredTerms.flatMap((term) => term.words);
  const countries = place.places
    .filter(({ kind }) => kind === "country")
    .map(({ countryCode }) => countryCode);
  const languages = languagesOf([...requiredTerms, ...topicTerms]);
  const [known, cityIds, companies, sourcesInOneCountry] = await Promise.all([
    lookUps.words([...wordsOfTerms([...requiredTerms, ...excluded]), ...understood.details]),
    citiesWithJobs(db, place.cityIds),
    query.verbatim || interpretation === "literal" ? [] : lookUps.companies(names),
    countries.length > 0 || (languages.length > 0 && query.location === "")
      ? lookUps.sourcesInOneCountry()
      : [],
  ]);
  const meant = query.verbatim ? null : correctPlace(place, (word) => (known.get(word)?.jobs ?? 0) > 0);
  if (meant !== null) {
    const there = await understandSearch(
      db,
      { ...typed, location: meant },
      { now, gazetteer, interpretation, lookUps },
    );
    return {
      ...there,
      typedQuery: typed,
      location: { ...there.location, correctedFrom: typed.location },
    };
  }
  const company =
    companies.find(
      (one) =>
        isNameOfCompany(one, one.words.length === names.length, known) &&
        !requiredTerms.some((term) => isWiderName(term, one)),
    ) ?? null;
  const { kept, dropped } = query.verbatim
    ? { kept: requiredTerms, dropped: [] }
    : dropUninformativeTerms(requiredTerms, {
        // In the literal interpretation, names of places are words that the vocabulary lacks.
        isSentence: isSentence && interpretation !== "literal",
        dropsUnknown: interpretation === "described" || requiredTerms.some(({ isWork }) => isWork),
        hasConditions:
          hasConditions(typedConditions) || query.location !== "" || query.keywords.trim().includes(" "),
        vocabulary,
        company: company?.words ?? [],
      });
  // A word that only tells the language is used for it.
  const unused = dropped.filter(({ words }) => words.flatMap(languagesOfJobWord).length === 0);
  // If hours or a place were typed, unknown words may also be conditions: "in the evenings".
  const isAboutWork = !kept.every(isUnknownTerm) || !hasConditions(typedConditions);
  const unusedWords = unused.flatMap((term) => term.words);
  const droppedDetails = isSentence ? detailsIn(unusedWords.join(" ")) : [];
  const terms = [
    ...(isSentence && isAboutWork
      ? kept.map(inTitle)
      : kept.map((term) => markPartOfOccupationName(vocabulary, term))),
    ...topicTerms,
  ];
  const sourcesThere = sourcesInOneCountry.filter(({ country }) => countries.includes(country));
  const where = {
    ...place,
    unknown: place.isOnlyText ? [] : place.unknown,
    cityIds,
    sources: sourcesThere.map(({ source }) => source),
  };
  const conditions = (pay: PayRequirement) =>
    filterConditions(query, { place: where, pay, facts: typedConditions.filters.facts }, now);
  const words = wordQuery(terms, {
    excluded,
    known,
    company: company?.words ?? [],
    languages,
    sourcesInOneCountry,
  });
  const interpretations: [Interpretation, isPossible: boolean][] = [
    ["elsewhere", place.namesakes.length > 0],
    ["relaxed", topics.length > 0 || (terms.length > 0 && hasFilters(typedConditions))],
    ["described", true],
    [
      "literal",
      (company !== null && company.words.length < names.length) ||
        isGuessed ||
        typedConditions.filters.facts.length > 0 ||
        typedConditions.place !== null,
    ],
  ];
  const mayReadOtherwise = interpretation === "usual" && !query.verbatim;
  const mentionLexemes = {
    head: [],
    search: words?.mentionLiterals ?? exclusionLiterals(excluded, known),
  };
  const required = words?.required ?? mentionLexemes;
  const forms = withStatedFacts(
    (words?.stricter ?? []).filter(({ area }) => !area || query.location === ""),
    required,
    typedConditions,
  );
  return {
    typedQuery: typed,
    interpretation,
    query,
    typedConditions,
    isSentence,
    isAboutWork,
    unusedWords: [...optionalConditions, ...unusedWords],
    now,
    terms,
    excluded,
    known,
    words,
    required,
    baseRequired: required,
    alternative: null,
    stricter: withDetails(forms, required, { details: understood.details, droppedDetails, known }),
    details: [...understood.details, ...droppedDetails],
    minScore: null,
    area: null,
    excludedList: null,
    otherInterpretations: interpretations.flatMap(([other, isPossible]) =>
      mayReadOtherwise && isPossible ? [other] : [],
    ),
    mentionLexemes,
    company,
    filters: conditions(typedConditions.pay && { pay: typedConditions.pay, isStated: true }),
    ifPayUnstated:
      typedConditions.pay && !isRatePeriod(typedConditions.pay.period)
        ? conditions({ pay: typedConditions.pay, isStated: false })
        : null,
    radiusKm,
    cityIds: [...new Set([...cityIds, ...place.places.flatMap(({ cityId }) => cityId ?? [])])],
    location: {
      ...place.location,
      isNowhere: place.location.isNowhere || understood.asksForHere,
      hasSources: sourcesThere.length > 0,
    },
    places: place.places,
  };
}

/** Checks for the name of an occupation that has all words of a company's name and more: "visa officer". */
const isWiderName = ({ words, occupations }: Term, company: NamedCompany): boolean =>
  occupations.length > 0 &&
  words.length > company.words.length &&
  company.words.every((word) => words.includes(word));

/** Returns the languages of a search other than English, by its names of occupations and its words for a job. */
function languagesOf(terms: readonly Term[]): Language[] {
  const ofTerm = (term: Term) =>
    isUnknownTerm(term) ? term.words.flatMap(languagesOfJobWord) : term.languages;
  return [...new Set(terms.flatMap(ofTerm))];
}

/** If fewer jobs say so, all jobs for beginners are listed. Many junior jobs want some experience. */
const minStatedBeginners = 5;

/** Adds the forms for jobs that say that they are for beginners, if these were asked for. */
function withStatedFacts(
  forms: readonly StricterForm[],
  required: RequiredLexemes,
  { filters }: TypedConditions,
): readonly StricterForm[] {
  if (!filters.facts.includes(typedFacts.beginners)) return forms;
  const stated = [...forms, { required }].map((form) => ({
    ...form,
    required: { ...form.required, head: [...form.required.head, quoteLexeme(saysBeginnersTerm)] },
    minMatches: minStatedBeginners,
  }));
  return [...stated, ...forms];
}

/** Fewer jobs that have the dropped words of a sentence may have them by chance. */
const minWithDropped = 3;

/**
 * Adds the forms for jobs that have the details of a wish, all or else any of them, and for jobs that have all the details
 * among the dropped words of a sentence.
 */
function withDetails(
  forms: readonly StricterForm[],
  required: RequiredLexemes,
  { details, droppedDetails, known }: DetailsOptions,
): readonly StricterForm[] {
  const withText = (text: string, words: readonly string[], minMatches: number) =>
    [...forms, { required }].map((form) => ({
      ...form,
      required: { ...form.required, search: [...form.required.search, text] },
      minMatches,
      details: words,
    }));
  const literals = details.map((word) => wordLiteral(word, known));
  const ofWish =
    details.length === 0
      ? []
      : [...new Set([and(literals), or(literals)])].flatMap((text) => withText(text, details, 1));
  const ofDropped =
    droppedDetails.length === 0
      ? []
      : withText(and(droppedDetails.map((word) => wordLiteral(word, known))), droppedDetails, minWithDropped);
  return [...ofWish, ...ofDropped, ...forms];
}

type DetailsOptions = {
  details: readonly string[];
  droppedDetails: readonly string[];
  known: KnownWords;
};

const hasFilters = ({ filters }: TypedConditions): boolean =>
  Object.values(filters).some((list) => list.length > 0);

const hasConditions = (typed: TypedConditions): boolean =>
  typed.pay !== null || typed.place !== null || hasFilters(typed);

/** Limits an unknown word of a sentence to titles. In other fields, it is hardly about the work. */
function inTitle(term: Term): Term {
  const alternatives = term.alternatives.map(inTitle);
  return isUnknownTerm({ ...term, alternatives: [] })
    ? { ...term, alternatives, searchedFields: "A" }
    : { ...term, alternatives };
}

/** Marks a word that occurs in names of occupations but names none: "bakery", "hospital". */
function markPartOfOccupationName(vocabulary: Vocabulary, term: Term): Term {
  const isPartOfOccupationName =
    isUnknownTerm(term) && term.words.every((word) => isOccupationWord(vocabulary, word));
  return { ...term, isPartOfOccupationName };
}

/** With fewer cities, checking which of them have jobs costs more than searching all of them. */
const minCitiesToCheck = 10;

/**
 * Returns the cities that have ever had a job; the first city if none has. Most of the villages around a city have none, and
 * the index takes time for each.
 */
async function citiesWithJobs(db: Database, cityIds: readonly number[]): Promise<number[]> {
  if (cityIds.length < minCitiesToCheck) return [...cityIds];
  const known = await sql<{ cities: number[] | null }>`
    select json_agg(city) as cities from job_cities where city = any(${[...cityIds]}::int[])`.execute(db);
  return known.rows[0]?.cities ?? cityIds.slice(0, 1);
}
