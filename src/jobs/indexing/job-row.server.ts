import { maxPlaces } from "../../places/resolve-location.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { companySlug } from "../extraction/company.ts";
import { allTypes } from "../search/filters/job-type.ts";
import { choiceFilters, type FilterColumns, type FilterFacts } from "../search/filters/filters.ts";
import { indexTerms } from "../search/filters/index-terms.ts";
import { allPlaces } from "./all-places.ts";
import { indexVersion } from "./index-version.ts";
import { headWithTerms, jobVectors } from "./job-vectors.server.ts";
import { placesText } from "./places-text.ts";
import type { IndexedPosting } from "./prepare-posting.server.ts";

/**
 * The `fresh_at` of jobs whose date is unknown. It is before every other date, so that they come last in the order of
 * dates and belong to no day.
 */
const undated = new Date(0);

/** The input for a job row: one of its stored postings. */
export type ClusteredPosting = {
  id: number;
  source: string;
  adapter: string;
  /** The employer's own page, which takes precedence over boards that only pass the advert on. */
  isEmployers: boolean;
  title: string;
  company: string;
  facts: PostingFacts;
  descriptionText: string;
  postedAt: Date | null;
  closesAt: Date | null;
  firstSeenAt: Date;
  /** The words of the posting if they were tokenised in advance. */
  indexed: IndexedPosting | null;
};

/** Returns the posting that represents the job: the employer's own first, then the one seen first. */
export function leadPosting<Member extends ClusteredPosting>(postings: readonly Member[]): Member {
  const [first, ...others] = postings;
  if (!first) throw new Error("A job has at least one posting");
  return others.reduce((lead, posting) => {
    if (posting.isEmployers !== lead.isEmployers) return posting.isEmployers ? posting : lead;
    return posting.firstSeenAt < lead.firstSeenAt ? posting : lead;
  }, first);
}

/**
 * Builds the row of a job from its cluster of postings, and the words of its description. Facts that the lead does not
 * state come from the others.
 */
export function jobRow(postings: readonly ClusteredPosting[], isSample: boolean) {
  const lead = leadPosting(postings);
  const inOrder = [lead, ...postings.filter((posting) => posting !== lead)];
  // A posting that was stored before the fact was known has none, so it counts as null.
  const pick = <Key extends keyof PostingFacts>(key: Key): PostingFacts[Key] | null =>
    inOrder.map((posting) => posting.facts[key] ?? null).find((fact) => fact !== null) ?? null;

  const dates = postings.map((posting) => posting.postedAt).filter((date) => date !== null);
  const postedAt = dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null;
  const firstSeenAt = new Date(Math.min(...postings.map((posting) => Number(posting.firstSeenAt))));
  const chosen = choiceFilters.map((filter) => ({ ...filter, value: pick(filter.fact) }));
  const facts = Object.fromEntries(chosen.map(({ fact, value }) => [fact, value])) as FilterFacts;
  const columns = Object.fromEntries(chosen.map(({ row: column, value }) => [column, value]));
  const pay = pick("pay");
  const types = inOrder.map((posting) => allTypes(posting.facts)).find((all) => all.length > 0) ?? [];
  const arrangements = (
    inOrder.map(({ facts: own }) => own.arrangements ?? []).find((all) => all.length > 0) ?? []
  ).map(({ value }) => value);
  const adapters = [...new Set(inOrder.map((posting) => posting.adapter))];
  const places = allPlaces(inOrder.map((posting) => posting.facts)).slice(0, maxPlaces);
  const locationText = placesText(lead.facts, places);
  const { remoteCountries } = lead.facts;

  const isAsLead = facts.workMode === lead.facts.workMode && places.length === lead.facts.places.length;
  const readAhead = isAsLead ? lead.indexed?.vectors : undefined;
  const vectors = readAhead ?? jobVectors({ ...lead, ...lead.facts, places }, facts.workMode);
  const terms = indexTerms({
    ...facts,
    types,
    arrangements,
    adapters,
    sources: [...new Set(inOrder.map((posting) => posting.source))],
    places: [...places, ...inOrder.flatMap((posting) => posting.facts.districts ?? [])],
    remoteCountries,
    pay,
    visa: pick("visa"),
    shift: pick("shift"),
    years: pick("years"),
    degree: pick("degree"),
    occupations: vectors.occupations,
    freshAt: freshAt(postedAt),
  });
  const yearly = pay?.yearlyUsdMax ?? pay?.yearlyUsdMin ?? null;
  const row = {
    title: lead.title,
    company: lead.company,
    company_slug: companySlug(lead.company),
    location_text: locationText,
    ...(columns as FilterColumns),
    types,
    arrangements,
    pay,
    pay_k: yearly === null ? null : Math.floor(yearly / 1000),
    fresh_at: freshAt(postedAt),
    posted_at: postedAt,
    first_seen_at: firstSeenAt,
    closes_at: lead.closesAt,
    is_sample: isSample,
    adapters,
    lead_posting_id: lead.id,
    title_words: vectors.titleWordCount,
    head: headWithTerms(vectors, terms),
    search: vectors.search,
    index_version: indexVersion,
  };
  return { row, described: vectors.described };
}

/** Returns the moment by which a job is ordered and filtered: its publication, if a source states it. */
function freshAt(postedAt: Date | null): Date {
  return postedAt ?? undated;
}
