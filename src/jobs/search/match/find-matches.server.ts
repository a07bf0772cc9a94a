import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countFacets } from "../filters/count-facets.ts";
import type { Count } from "../filters/facets.ts";
import {
  chosenGroups,
  facetGroups,
  filterQuery,
  nearFilterQuery,
  type FacetGroup,
} from "../filters/filter-query.ts";
import { packedFacts, packedJobs } from "../filters/job-facts.server.ts";
import type { PackedJobs } from "../filters/job-facts.ts";
import { missedFilters } from "../filters/missed-filters.server.ts";
import { countOf, type ScaledCounts } from "../filters/search-counts.ts";
import type { LocationFilter } from "../query/location-filter.ts";
import { lastPage, pageSize, type SearchQuery } from "../query/search-query.ts";
import type { WordQuery } from "../query/word-query.ts";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import { liveJobs, type JobDays } from "./day-window.ts";
import {
  enoughSeen,
  estimateMatches,
  exactUpTo,
  sampleAmong,
  type Estimate,
} from "./estimate-matches.server.ts";
import { newestMatches } from "./newest-matches.server.ts";
import { rankColumns, rankedPage, unrankedColumns } from "./ranked-page.server.ts";

/** When there are many matches, only the newest 1,200 are ranked. */
const ranked = 1_200;
/** The number of results that can be paged through. */
const listed = lastPage * pageSize;

export type Matches = {
  ids: number[];
  total: Count;
  /** Jobs that can be paged through. */
  listed: number;
  groups: Record<FacetGroup, ScaledCounts>;
};

/**
 * Finds, ranks and counts the matches in two statements: a probe that estimates their number, and one that reads as
 * much of the index as needed. Few matches are ranked and counted exactly. When there are many, a sample is counted, so
 * that the total and the counts are marked as estimates, and only the newest that fill every page are ranked.
 */
export async function findMatches(
  db: Database,
  query: SearchQuery,
  words: WordQuery | null,
  without: string | null,
  location: LocationFilter,
  days: JobDays,
  now: Date,
): Promise<Matches> {
  const live = liveJobs(days);
  const chosen = chosenGroups(query, now);
  const missed = missedFilters(query, chosen, now);
  const all: CandidateScope = {
    words: words?.wide ?? (without ? [without] : []),
    within: "all",
    filters: filterQuery(query, location, now),
    window: null,
    sample: null,
    seenBefore: query.asOf,
  };
  const near = { ...all, filters: nearFilterQuery(query, location, now) };
  const byRelevance = words !== null && query.sort === "relevance" ? words : null;
  const needed = byRelevance ? ranked : query.page * pageSize;
  const estimate = await estimateMatches(db, days, { near, missed, chosen, wanted: needed, now });
  const { found, around } = countedFrom(estimate, { all, near, hasChosen: chosen.length > 0, live });

  const tables: RawBuilder<unknown>[] = [];
  const add = (name: string, rows: RawBuilder<unknown>) =>
    tables.push(sql`${sql.raw(name)} as materialized (${rows})`);
  const read = ({ scope }: Reading, more: RawBuilder<unknown>) => {
    const missedBits = scope.filters === all.filters ? sql<number>`0` : missed;
    return sql`select j.id, j.adapters, ${packedFacts(now, missedBits)} as facts${more} from jobs j where ${candidateCondition(scope)}`;
  };
  const rank = rankColumns(byRelevance);
  const isWhole = "scope" in found && found.scale === 1;
  const ranking = sql`, ${missed} as missed, j.fresh_at${byRelevance ? sql`, j.head, j.title_words` : sql``}`;
  if ("scope" in found) add("found", read(found, isWhole ? ranking : sql``));
  if (around !== found && "scope" in around) add("around", read(around, sql``));

  if (isWhole) {
    add("list", sql`select j.id, ${rank} from found j where missed = 0`);
  } else if (byRelevance) {
    add("headed", newestMatches({ ...all, within: "head" }, rank, estimate.head, live, needed));
    // Jobs with the words only in the description come last. They are read only when a page needs them.
    const short = sql`greatest(${query.page * pageSize}::int - (select count(*) from headed), 0)`;
    const others = newestMatches(
      { ...all, notInHead: true },
      unrankedColumns,
      estimate.all,
      live,
      listed,
      short,
    );
    add("list", sql`select id, fresh_at, head, title_words, rough from headed union all (${others})`);
  } else {
    add("list", newestMatches(all, rank, estimate.all, live, needed));
  }

  const counted = (of: Reading | ScaledCounts, name: string) =>
    "scope" in of ? packedJobs(name) : sql`null`;
  const result = await sql<{ ids: number[] | null; found: PackedJobs | null; around: PackedJobs | null }>`
    with ${sql.join(tables)}
    select (select json_agg(id) from (${rankedPage(byRelevance, query.page, query.asOf ?? now)}) page) as ids,
      ${counted(found, "found")} as found,
      ${around === found ? sql`null` : counted(around, "around")} as around`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("A search statement always gives one row");

  const scaled = (of: Reading | ScaledCounts, jobs: PackedJobs | null): ScaledCounts =>
    "scope" in of ? { raw: countFacets(jobs ?? {}, chosen), scale: of.scale } : of;
  const free = scaled(found, row.found);
  const own = around === found ? free : scaled(around, row.around);
  const isEverything = all.words.length + all.filters.lexemes.length === 0 && !query.asOf;
  const total = isEverything ? { value: live, exact: true } : countOf(free.raw.count, free.scale);
  return {
    ids: row.ids ?? [],
    total,
    listed: Math.min(total.value, listed),
    groups: Object.fromEntries(
      facetGroups.map((group) => [group, chosen.includes(group) ? own : free]),
    ) as Record<FacetGroup, ScaledCounts>,
  };
}

/** A scope to count, whole or as a sample. `scale` is how many jobs each counted job represents. */
type Reading = { scope: CandidateScope; scale: number };

/**
 * Decides what to count: `found` for the total and for groups without a chosen filter, and `around` for groups with
 * one, whose counts ignore that filter. The probe may already have counted either.
 */
function countedFrom(
  { near: nearly, all: matching, seen }: Estimate,
  {
    all,
    near,
    hasChosen,
    live,
  }: { all: CandidateScope; near: CandidateScope; hasChosen: boolean; live: number },
): Record<"found" | "around", Reading | ScaledCounts> {
  const sampled = (scope: CandidateScope, jobs: number): Reading => {
    const sample = jobs <= exactUpTo ? null : sampleAmong(jobs, live);
    return sample ? { scope: { ...scope, sample }, scale: 1 / sample.share } : { scope, scale: 1 };
  };
  // All counted jobs miss at most one group. When there are few of them, one read gives every count.
  if (nearly <= exactUpTo) {
    const whole = { scope: near, scale: 1 };
    return { found: whole, around: whole };
  }
  const found = seen && seen.raw.count >= enoughSeen ? seen : sampled(all, matching.jobs);
  if (!hasChosen) return { found, around: found };
  return { found, around: seen && seen.raw.near >= enoughSeen ? seen : sampled(near, nearly) };
}
