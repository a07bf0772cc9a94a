import { mostPlaces } from "../../places/resolve-location.ts";
import { freshAt } from "../fresh-at.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { filterLexemes } from "../search/filters/filter-lexemes.ts";
import { headWithFilters, jobVectors } from "./job-vectors.ts";
import { allPlaces } from "./all-places.ts";
import { placesText } from "./places-text.ts";
import type { IndexedPosting } from "./prepare-posting.server.ts";

/** The input for a job row: one of its stored postings. */
export type ClusteredPosting = {
  id: number;
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
  const pick = <Key extends keyof PostingFacts>(key: Key): PostingFacts[Key] =>
    inOrder.find((posting) => posting.facts[key] !== null)?.facts[key] ?? lead.facts[key];

  const dates = postings.map((posting) => posting.postedAt).filter((date) => date !== null);
  const postedAt = dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null;
  const firstSeenAt = new Date(Math.min(...postings.map((posting) => Number(posting.firstSeenAt))));
  const type = pick("type");
  const level = pick("level");
  const workMode = pick("workMode");
  const pay = pick("pay");
  const adapters = [...new Set(inOrder.map((posting) => posting.adapter))];
  const places = allPlaces(inOrder.map(({ facts }) => facts)).slice(0, mostPlaces);
  const locationText = placesText(lead.facts, places);
  const { remoteCountries } = lead.facts;

  const number = lead.id;
  const filters = filterLexemes({
    type,
    level,
    workMode,
    adapters,
    places: [...places, ...inOrder.flatMap(({ facts }) => facts.districts ?? [])],
    remoteCountries,
    pay,
    freshAt: freshAt(postedAt),
    number,
  });
  const isAsLead = workMode === lead.facts.workMode && places.length === lead.facts.places.length;
  const readAhead = isAsLead ? lead.indexed?.vectors : undefined;
  const vectors = readAhead ?? jobVectors({ ...lead, ...lead.facts, places }, workMode);
  const yearly = pay?.yearlyUsdMax ?? pay?.yearlyUsdMin ?? null;
  const row = {
    title: lead.title,
    company: lead.company,
    location_text: locationText,
    work_mode: workMode,
    type,
    level,
    pay,
    pay_k: yearly === null ? null : Math.floor(yearly / 1000),
    fresh_at: freshAt(postedAt),
    posted_at: postedAt,
    first_seen_at: firstSeenAt,
    closes_at: lead.closesAt,
    is_sample: isSample,
    adapters,
    lead_posting_id: lead.id,
    title_words: vectors.titleWords,
    head: headWithFilters(vectors, filters),
    search: vectors.search,
  };
  return { row, described: vectors.described };
}
