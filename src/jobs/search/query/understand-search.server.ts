import { nothingLeftOut, type LeftOut } from "../../left-out.server.ts";
import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Place } from "../../../places/place.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { minimumPayAt, readPayRates } from "../filters/pay-rates.server.ts";
import { filters, isChosen } from "../filters/filters.ts";
import { typedFacts } from "../filters/fact-terms.ts";
import { isRatePeriod } from "../filters/typed-pay.ts";
import {
  filterConditions,
  type ConditionKey,
  locationLexemes,
  type FilterConditions,
  type LocationFilter,
  type PayRequirement,
} from "../filters/filter-conditions.ts";
import { dropUninformativeTerms, isUnknownTerm } from "./drop-uninformative-terms.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import type { Language } from "../../../occupations/words/language.ts";
import { findCompanies, isNameOfCompany, type NamedCompany } from "./find-company.server.ts";
import { markTools } from "./find-tools.server.ts";
import { lookUpWords, type KnownWords } from "./look-up-words.server.ts";
import { findSourcesInOneCountry } from "./sources-in-one-country.server.ts";
import { exactTitle } from "./exact-title.ts";
import type { SearchQuery } from "./search-query.ts";
import { correctPlace, understandPlace, type UnderstoodLocation } from "./understand-place.ts";
import { understandText, type TypedConditions } from "./understand-text.ts";
import type { RequiredLexemes } from "./required-lexemes.ts";
import { searchTerms } from "./search-terms.ts";
import { wordsOfTerms, type Term } from "./term.ts";
import { languagesOfJobWord } from "./uninformative-words.ts";
import { exclusionLiterals } from "./term-literals.ts";
import { wordQuery, type WordQuery } from "./word-query.ts";

/** A search with its words and its place understood. It has all that `findJobs` needs. */
export type UnderstoodSearch = {
  /** The query as in the address. */
  typedQuery: SearchQuery;
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
  leftOut: LeftOut;
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
  /** Lexemes that a job must have to mention the words. */
  mentionLexemes: RequiredLexemes;
  /** The openings of the company whose name was typed; null when it was another search. */
  company: NamedCompany | null;
  filters: FilterConditions;
  /** The filters for jobs in other places of the same name; null if there are none. */
  elsewhere: FilterConditions | null;
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
  leftOut?: LeftOut | undefined;
};

/** Parses the keyword and location fields with the help of the dictionary and the gazetteer. */
export async function understandSearch(
  db: Database,
  typed: SearchQuery,
  { now, gazetteer, leftOut = nothingLeftOut }: UnderstandingTools,
): Promise<UnderstoodSearch> {
  const vocabulary = loadVocabulary();
  const field = understandLocation(typed.location, gazetteer);
  const understood = understandText(typed, field, { gazetteer, vocabulary });
  const { query, radiusKm, typedConditions, isSentence, optionalConditions } = understood;
  const placeOf = (isElsewhere: boolean) =>
    understandPlace(query, query.location === typed.location ? field : null, {
      radiusKm,
      gazetteer,
      isElsewhere,
    });
  const usualPlace = placeOf(false);
  const isNowhere = usualPlace.namesakes.length > 0 && !(await hasJobs(db, { ...usualPlace, sources: [] }));
  const place = isNowhere ? placeOf(true) : usualPlace;
  const { required: requiredTerms, excluded } = searchTerms(
    understood,
    place.isOnlyText ? place.unknown : [],
    vocabulary,
  );
  const names = requiredTerms.flatMap((term) => term.words);
  const countries = place.places
    .filter(({ kind }) => kind === "country")
    .map(({ countryCode }) => countryCode);
  const languages = languagesOf(requiredTerms);
  const [known, cityIds, companies, sourcesInOneCountry, minimumPay] = await Promise.all([
    lookUpWords(db, wordsOfTerms([...requiredTerms, ...excluded])),
    citiesWithJobs(db, place.cityIds),
    query.verbatim ? [] : findCompanies(db, names),
    countries.length > 0 || (languages.length > 0 && query.location === "")
      ? findSourcesInOneCountry(db)
      : [],
    query.salary > 0 ? readPayRates(db).then(minimumPayAt) : undefined,
  ]);
  const meant = query.verbatim ? null : correctPlace(place, (word) => (known.get(word)?.jobs ?? 0) > 0);
  if (meant !== null) {
    const there = await understandSearch(db, { ...typed, location: meant }, { now, gazetteer, leftOut });
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
        isSentence,
        dropsUnknown: requiredTerms.some(({ isWork, isSkill }) => isWork || isSkill),
        hasConditions:
          hasConditions(typedConditions) || query.location !== "" || query.keywords.trim().includes(" "),
        vocabulary,
        company: company?.words ?? [],
      });
  const terms = query.verbatim
    ? kept
    : await markTools(db, kept, { known, vocabulary, company: company?.words ?? [] });
  // A word that only tells the language is used for it.
  const unused = dropped.filter(({ words }) => words.flatMap(languagesOfJobWord).length === 0);
  // If hours or a place were typed, unknown words may also be conditions: "in the evenings".
  const isAboutWork = !kept.every(isUnknownTerm) || !hasConditions(typedConditions);
  const unusedWords = unused.flatMap((term) => term.words);
  const sourcesThere = sourcesInOneCountry.filter(({ country }) => countries.includes(country));
  const where = {
    ...place,
    unknown: place.isOnlyText ? [] : place.unknown,
    cityIds,
    sources: sourcesThere.map(({ source }) => source),
  };
  const isWholeCompany = company !== null && company.words.length === names.length;
  const asTyped = exactTitle(
    typed.keywords,
    company || understood.wishSearches.length > 0 ? [] : wordsOf(kept.filter(isTyped)),
  );
  // A search for a company means its openings, unless it is also a skill: "Salesforce".
  const isOnlyFirst = isWholeCompany && !terms.every(({ isSkill }) => isSkill);
  const title =
    query.verbatim || isSentence || terms.length === 0 || asTyped === null
      ? null
      : { ...asTyped, isInstead: asTyped.isInstead && !isOnlyFirst };
  const instead = title?.isInstead ? title.literal : null;
  const typedKeys = new Set<ConditionKey>([
    ...(typed.location === "" ? (["location"] as const) : []),
    ...filters.filter((filter) => !isChosen(filter, typed)).map(({ key }) => key),
  ]);
  const conditions = (pay: PayRequirement, there: LocationFilter = where) =>
    filterConditions(
      query,
      { place: there, pay, facts: typedConditions.filters.facts, exactTitle: instead, typedKeys, minimumPay },
      now,
    );
  const statedPay = typedConditions.pay && { pay: typedConditions.pay, isStated: true };
  const words = wordQuery(terms, {
    excluded,
    known,
    company: company?.words ?? [],
    languages,
    sourcesInOneCountry,
    hasPlace: query.location !== "",
    saysBeginners: typedConditions.filters.facts.includes(typedFacts.beginners),
    exactTitle: title,
  });
  const mentionLexemes = {
    head: [],
    search: words?.mentionLiterals ?? exclusionLiterals(excluded, known),
    exactTitle: null,
  };
  return {
    typedQuery: typed,
    query,
    typedConditions,
    isSentence,
    isAboutWork,
    unusedWords: [...optionalConditions, ...unusedWords],
    leftOut,
    now,
    terms,
    excluded,
    known,
    words,
    required: words?.required ?? mentionLexemes,
    mentionLexemes,
    company,
    filters: conditions(statedPay),
    elsewhere: place.namesakes.length > 0 ? conditions(statedPay, { ...placeOf(true), sources: [] }) : null,
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

/** Checks for a term that is not from the location. */
const isTyped = ({ searchedFields }: Term): boolean => searchedFields !== "D";

const wordsOf = (terms: readonly Term[]): string[] => terms.flatMap((term) => term.words);

const hasFilters = ({ filters: typed }: TypedConditions): boolean =>
  Object.values(typed).some((list) => list.length > 0);

const hasConditions = (typed: TypedConditions): boolean =>
  typed.pay !== null || typed.place !== null || hasFilters(typed);

/** Checks whether any job is in a place. */
async function hasJobs(db: Database, place: LocationFilter): Promise<boolean> {
  const conditions = locationLexemes(place).map((lexeme) => sql`head @@ ${lexeme}::tsquery`);
  const { rows } = await sql`select from jobs where ${sql.join(conditions, sql` and `)} limit 1`.execute(db);
  return rows.length > 0;
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
