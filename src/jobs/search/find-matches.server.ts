import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { candidateCondition, type CandidateScope } from "./candidates.server.ts";
import type { JobDays } from "./day-window.ts";
import { estimateMatches, type Estimate } from "./estimate-matches.server.ts";
import { facetColumns, facetObject } from "./facet-sql.server.ts";
import { filterQuery, type FilterGroup, type LocationFilter } from "./filter-query.ts";
import { sampleOf } from "./job-sample.ts";
import { scoreExpression } from "./score-expression.server.ts";
import type { RawFacets, ScaledCounts } from "./search-counts.ts";
import { lastPage, pageSize, type SearchQuery } from "./search-query.ts";
import type { Count } from "./search-result.ts";
import { countOf } from "./search-counts.ts";
import type { WordQuery } from "./word-query.ts";

/** So many candidates are counted and ranked exactly. */
const exactUpTo = 2_000;
/** Of more, so many are counted … */
const countedSample = 1_000;
/** … and so many, the newest, are ranked. */
const ranked = 1_200;
/** So few are ranked by their descriptions too. */
const readUpTo = 300;
/** Enough candidates to show the counts of one filter group by. */
const groupSample = 600;
/** No more can be paged through. */
const listed = lastPage * pageSize;

const facetGroups = ["type", "level", "mode", "source", "pay", "posted"] as const;
type FacetGroup = (typeof facetGroups)[number];

export type Matches = {
  ids: number[];
  total: Count;
  /** Jobs that can be paged through. */
  listed: number;
  groups: Record<FacetGroup, ScaledCounts>;
};

/**
 * Finds, ranks and counts, in two statements: a probe that says how many there are about, and one that reads as
 * much of the index as is worth it. Few matches are ranked and counted exactly. Of many, a sample of some
 * thousand is counted, so that the total and the counts are estimates and say so, and the newest that fill every
 * page are ranked.
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
  const scope = (within: "head" | "all", group: FilterGroup | null = null): CandidateScope => ({
    words: words?.wide ?? without,
    within,
    filters: filterQuery(query, location, now, group),
    window: null,
    sample: null,
    seenBefore: query.asOf,
  });

  const isEverything = !words && !without && !scope("all").filters.lexemes && !query.asOf;
  const groupScale = new Map<FacetGroup, number>();
  const byRelevance = words !== null && query.sort === "relevance";
  const chosen = chosenGroups(query);
  const scopes = new Map<string, CandidateScope>([["all", scope("all")]]);
  if (byRelevance) scopes.set("head", scope("head"));
  for (const group of chosen) scopes.set(group, scope("all", group));
  const estimate = await estimateMatches(db, days, scopes);

  const tables: RawBuilder<unknown>[] = [];
  const add = (name: string, rows: RawBuilder<unknown>) =>
    tables.push(sql`${sql.raw(name)} as materialized (${rows})`);
  const select = (columns: RawBuilder<unknown>, at: CandidateScope) =>
    sql`select j.id, ${columns} from jobs j where ${candidateCondition(at)}`;
  const score = byRelevance
    ? scoreExpression(words, query.asOf ?? now, { withText: estimate.matches("all") <= readUpTo })
    : sql<number>`0::float8`;
  const rankedColumns = sql`j.fresh_at, ${score} as score`;
  /** The newest of a scope, ranked; the limit comes before the ranking, which is what costs. */
  const newest = (at: CandidateScope, limit: number) => sql`
    select j.id, ${rankedColumns} from (
      select * from jobs j where ${candidateCondition(at)} order by j.fresh_at desc, j.id desc limit ${limit}::int) j`;

  const all = sampled("all", scope("all"), countedSample, estimate);
  add("found", select(all.scale === 1 ? sql`${facetColumns}, ${score} as score` : facetColumns, all.scope));
  for (const group of chosen) {
    const part = sampled(group, scope("all", group), groupSample, estimate);
    groupScale.set(group, part.scale);
    add(`without_${group}`, select(facetColumns, part.scope));
  }

  if (all.scale === 1) {
    add("list", sql`select id, fresh_at, score from found`);
  } else if (byRelevance) {
    const head = { ...scope("head"), window: estimate.window("head", ranked) };
    add("headed", newest(head, ranked));
    // Enough jobs have the words in their head to fill every page: the others need not be ranked.
    const suffices = estimate.matches("head") > 1.5 * listed;
    const others = newest({ ...scope("all"), window: estimate.window("all", listed) }, listed);
    add("list", suffices ? sql`select * from headed` : sql`select * from headed union ${others}`);
  } else {
    // Without any condition the index of dates gives the newest at once.
    const window = isEverything ? null : estimate.window("all", listed);
    add("list", newest({ ...scope("all"), window }, query.page * pageSize));
  }
  const order = byRelevance ? sql`score desc, fresh_at desc, id desc` : sql`fresh_at desc, id desc`;
  const free = facetGroups.filter((group) => !chosen.includes(group));
  const objects: RawBuilder<unknown>[] = [sql`${facetObject("found", free, now)} as found`];
  for (const group of chosen)
    objects.push(sql`${facetObject(`without_${group}`, [group], now)} as ${sql.ref(group)}`);

  const result = await sql<
    { ids: number[] | null; listed: number; found: RawFacets } & Partial<Record<FacetGroup, RawFacets>>
  >`
    with ${sql.join(tables)}
    select
      (select json_agg(id) from (
        select id from list order by ${order} limit ${pageSize}::int offset ${(query.page - 1) * pageSize}::int) page) as ids,
      (select count(*)::int from list) as listed,
      ${sql.join(objects)}`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("A search statement always gives one row");

  const groups = Object.fromEntries(
    facetGroups.map((group) => {
      const own = row[group];
      return [
        group,
        own ? { raw: own, scale: groupScale.get(group) ?? 1 } : { raw: row.found, scale: all.scale },
      ];
    }),
  ) as Record<FacetGroup, ScaledCounts>;
  const total = isEverything ? { value: estimate.live, exact: true } : countOf(row.found.count, all.scale);
  // By date no more is read than the page needs; that there are enough for every page is known from the count.
  const reachable = all.scale === 1 || byRelevance ? row.listed : total.value;
  return {
    ids: row.ids ?? [],
    total,
    listed: Math.min(reachable, listed),
    groups,
  };
}

/** A scope cut down to about so many candidates for counting, and what one of them stands for. */
function sampled(name: string, scope: CandidateScope, wanted: number, estimate: Estimate) {
  const matches = estimate.matches(name);
  const sample = matches <= exactUpTo ? null : sampleOf(wanted / matches);
  return { scope: { ...scope, sample }, scale: sample ? 1 / sample.share : 1 };
}

/** Groups in which something is chosen: their counts are shown as if it were not. */
function chosenGroups(query: SearchQuery): FacetGroup[] {
  const chosen: Record<FacetGroup, boolean> = {
    type: query.types.length > 0,
    level: query.levels.length > 0,
    mode: query.workModes.length > 0,
    source: query.sources.length > 0,
    pay: query.pay.length > 0 || query.salary > 0,
    posted: query.postedWithin !== null,
  };
  return facetGroups.filter((group) => chosen[group]);
}
