import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { isRate } from "../filters/asked-pay.ts";
import { filterConditions, type FilterConditions, type PayInWords } from "../filters/filter-conditions.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { findCompanies, isNameOfCompany, type NamedCompany } from "./find-company.server.ts";
import { findOccupations, isWorkWord, occupationsNamed } from "./find-occupations.ts";
import { lookUpWords, type KnownWord } from "./look-up-words.server.ts";
import { parseKeywords, wishedTerms, type FindOccupations, type Term } from "./parse-keywords.ts";
import type { SearchQuery } from "./search-query.ts";
import { understandWords, type AskedInWords } from "./understand-words.ts";
import type { RequiredWords } from "./asked-words.ts";
import { withoutQuery, wordQuery, type WordQuery } from "./word-query.ts";

/** How the location field was understood. */
export type UnderstoodLocation = {
  /** "Denver, Colorado, United States"; empty when nothing was typed. */
  labels: string[];
  remote: boolean;
  /** True when jobs must be in one of the places and remote: "remote, Canada", unlike "Canada or remote". */
  isBoth: boolean;
  /** Words that are no known place. They are matched as text against the published location. */
  unknown: string[];
};

/** A search with its words and its place understood: everything that finding its matches needs. */
export type UnderstoodSearch = {
  /** With the filters and the place that were typed among the words. */
  query: SearchQuery;
  /** Those filters and that place. */
  inWords: AskedInWords;
  /** Time of the request. */
  now: Date;
  terms: Term[];
  /** Terms that the job must not have. */
  excluded: Term[];
  known: ReadonlyMap<string, KnownWord>;
  /** Null when no word is required. */
  words: WordQuery | null;
  /** The words that a job must have. */
  required: RequiredWords;
  /** Excludes the jobs with these words; null to exclude none. */
  not: RequiredWords | null;
  /** True when a place or a fact among the words may also be meant as words to look for. */
  isOtherwiseReadable: boolean;
  /** The words that a job must have to mention what was asked for. */
  anywhere: RequiredWords;
  /** The openings of the company whose name was typed; null when it was another search. */
  company: NamedCompany | null;
  filters: FilterConditions;
  /** The same for jobs that do not state their pay; null when no salary was typed. */
  ifPayUnstated: FilterConditions | null;
  location: UnderstoodLocation;
  /** The cities that jobs may be in. */
  cityIds: readonly number[];
  /** Kilometres around the cities of the location. */
  radiusKm: number;
};

export type UnderstandingTools = {
  /** Time of the request. */
  now: Date;
  gazetteer: Gazetteer;
  /** True takes places and facts among the words for words: Phoenix is also a framework. */
  isLiteral?: boolean;
};

/** Parses the keyword and location fields with the help of the dictionary and the gazetteer. */
export async function understandSearch(
  db: Database,
  typedQuery: SearchQuery,
  { now, gazetteer, isLiteral = false }: UnderstandingTools,
): Promise<UnderstoodSearch> {
  const vocabulary = loadVocabulary();
  const {
    query,
    radiusKm,
    asked: inWords,
    wish,
  } = understandWords(typedQuery, {
    gazetteer,
    isWorkWord: (word) => isWorkWord(vocabulary, word),
    isLiteral,
  });
  const place = understandLocation(query.location, radiusKm, gazetteer);
  // A district that the gazetteer does not know is in the text of the advert.
  const isOnlyText = place.labels.length === 0 && !place.remote && place.unknown.length > 0;
  const find: FindOccupations = (words) =>
    query.verbatim
      ? []
      : findOccupations(
          words,
          (text) => occupationsNamed(vocabulary, text),
          (word) => isWorkWord(vocabulary, word),
        );
  const { required, excluded } = parseKeywords(query.keywords, find);
  const terms = [
    ...(wish.length > 0 ? wishedTerms(wish, find) : required),
    ...(isOnlyText ? parseKeywords(place.unknown.join(" ")).required : []).map(asPlace),
  ];
  const typed = [...terms, ...excluded].flatMap((term) => [
    ...term.words,
    ...(term.joined ? [term.joined] : []),
  ]);
  const [known, cityIds, companies] = await Promise.all([
    lookUpWords(db, typed),
    citiesWithJobs(db, place.cityIds),
    query.verbatim
      ? []
      : findCompanies(
          db,
          terms.flatMap((term) => term.words),
        ),
  ]);
  const isBoth = !/(?:^|\s)or\s|\//i.test(query.location);
  const where = { ...place, unknown: isOnlyText ? [] : place.unknown, cityIds, isBoth };
  const conditions = (pay: PayInWords) =>
    filterConditions(query, { place: where, pay, facts: inWords.filters.facts }, now);
  const all = terms.flatMap((term) => term.words).length;
  const company = companies.find((one) => isNameOfCompany(one, one.words.length === all, known)) ?? null;
  const words = wordQuery(terms, excluded, known, company?.words);
  const without = withoutQuery(excluded);
  const anywhere = { head: [], search: words?.anywhere ?? (without ? [without] : []) };
  const asked = words?.asked ?? anywhere;
  return {
    query,
    inWords,
    now,
    terms,
    excluded,
    known,
    words,
    required: asked,
    not: null,
    isOtherwiseReadable:
      !isLiteral &&
      (inWords.filters.facts.length > 0 ||
        (inWords.place !== null && terms.length > 0 && terms.every(({ isSkill }) => isSkill))),
    anywhere,
    company,
    filters: conditions(inWords.pay && { asked: inWords.pay, isStated: true }),
    ifPayUnstated:
      inWords.pay && !isRate(inWords.pay.period) ? conditions({ asked: inWords.pay, isStated: false }) : null,
    radiusKm,
    cityIds: [...new Set([...cityIds, ...place.places.flatMap(({ cityId }) => cityId ?? [])])],
    location: { labels: place.labels, remote: place.remote, isBoth, unknown: place.unknown },
  };
}

const asPlace = (term: Term): Term => ({ ...term, only: "D" });

/** Returns the search for jobs that only mention what was asked for. */
export function mentionsOf(search: UnderstoodSearch): UnderstoodSearch {
  return { ...search, required: search.anywhere, not: search.required };
}

/** Below this number of cities, checking which have jobs costs more than searching them all. */
const worthAsking = 10;

/**
 * Returns those cities of a circle that have ever had a job, but at least one. Most of four hundred villages have none,
 * and the index takes time for each.
 */
async function citiesWithJobs(db: Database, cityIds: readonly number[]): Promise<number[]> {
  if (cityIds.length < worthAsking) return [...cityIds];
  const known = await sql<{ cities: number[] | null }>`
    select json_agg(city) as cities from job_cities where city = any(${[...cityIds]}::int[])`.execute(db);
  return known.rows[0]?.cities ?? cityIds.slice(0, 1);
}
