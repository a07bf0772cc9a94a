import { linkOccupations } from "../../../occupations/link-occupations.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { yearlyUsd } from "../filters/typed-pay.ts";
import { correctSpelling } from "../query/correct-spelling.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { understandSearch } from "../query/understand-search.server.ts";

/** Candidates for the occupation that a search means. */
const candidates = 10;

/** The site's understanding of a search, for people and programs that check it. */
export type SearchDescription = {
  words: string;
  place: { labels: string[]; remote: boolean; radiusKm: number; unknown: string[] };
  terms: { words: string[]; isPhrase: boolean; occupation: string | null }[];
  corrections: { typed: string; meant: string; isSure: boolean }[];
  occupations: { concept: string; label: string; score: number }[];
  company: string | null;
  pay: { amount: number; currency: string; period: string } | null;
  filters: { types: string[]; levels: string[]; workModes: string[]; facts: string[]; salary: number };
};

/** Describes how the site understands a search, with its own code and the dictionary of its index. */
export async function describeSearch(
  db: Database,
  { keywords, location }: { keywords: string; location: string },
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<SearchDescription> {
  const typed = { ...emptySearch, keywords, location };
  const asTyped = await understandSearch(db, typed, { now, gazetteer });
  const corrections = await correctSpelling(db, asTyped, gazetteer);
  const meant = (word: string) => corrections.get(word)?.word ?? word;
  const { terms, query, typedConditions, company } = asTyped;
  const named = terms.find((term) => term.occupations.length > 0)?.words;
  const wanted = (named ?? terms.flatMap((term) => term.words)).map(meant).join(" ");
  const links = linkOccupations(loadVocabulary(), wanted, { limit: candidates });
  return {
    words: keywords,
    place: {
      labels: asTyped.location.labels,
      remote: asTyped.location.remote,
      radiusKm: asTyped.radiusKm,
      unknown: asTyped.location.unknown,
    },
    terms: terms.map(({ words, isPhrase, occupationLabel }) => ({
      words,
      isPhrase,
      occupation: occupationLabel,
    })),
    corrections: [...corrections].map(([word, { word: other, isSure }]) => ({
      typed: word,
      meant: other,
      isSure,
    })),
    occupations: links.map(({ concept, label, score }) => ({ concept, label, score })),
    company: company?.name ?? null,
    pay: typedConditions.pay && {
      amount: typedConditions.pay.amount,
      currency: typedConditions.pay.currency,
      period: typedConditions.pay.period,
    },
    filters: {
      types: query.types,
      levels: query.levels,
      workModes: query.workModes,
      facts: typedConditions.filters.facts.map(({ label }) => label),
      salary: query.salary || Math.floor((typedConditions.pay ? yearlyUsd(typedConditions.pay) : 0) / 1000),
    },
  };
}
