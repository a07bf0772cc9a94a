import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { SearchQuery } from "../query/search-query.ts";
import {
  understandSearch,
  type UnderstandingTools,
  type UnderstoodSearch,
} from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import { minScoreOf } from "./min-score.server.ts";

export type NewMatchesOptions = {
  now: Date;
  gazetteer: Gazetteer;
  /** Only jobs that were added after this one; 0 for all. */
  afterJobId: number;
  /** Only jobs that were first seen after this moment. An import notes the moment at which it began. */
  since: Date;
  /** The number of jobs at most. */
  limit: number;
};

/** A job that matches. The slug names its company, in any spelling. */
export type NewMatch = { id: number; companySlug: string };

/**
 * Finds the new jobs of a search, the latest first. Only jobs of its list count. Jobs that match in part, that only mention
 * the words, samples and jobs whose closing date is over are left out.
 */
export async function findNewMatches(
  db: Database,
  query: SearchQuery,
  { now, gazetteer, afterJobId, since, limit }: NewMatchesOptions,
): Promise<NewMatch[]> {
  const firstPage = { ...query, page: 1, asOf: null, partial: false, mentions: false, closed: false };
  const search = await formOfList(db, await interpretationThatFinds(db, firstPage, { now, gazetteer }));
  const { rows } = await sql<NewMatch>`
    select j.id, j.company_slug as "companySlug" from jobs j where ${conditionOf(search)}
      and j.id > ${afterJobId}::bigint and j.first_seen_at > ${since}::timestamptz and not j.is_sample
    order by j.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** Understands a search as its page does: in another way if the usual one finds no job at all. */
async function interpretationThatFinds(
  db: Database,
  query: SearchQuery,
  tools: Pick<UnderstandingTools, "now" | "gazetteer">,
): Promise<UnderstoodSearch> {
  const usual = await understandSearch(db, query, tools);
  if (query.verbatim || (await hasMatches(db, usual, 1))) return usual;
  for (const interpretation of usual.otherInterpretations) {
    // A person who asked for part-time work does not want mails about other jobs.
    if (interpretation === "relaxed") continue;
    const other = await understandSearch(db, query, { ...tools, interpretation });
    if (await hasMatches(db, other, 1)) return other;
  }
  return usual;
}

/** Returns the form of a search that its list has: the strictest that finds enough jobs, without weak matches. */
async function formOfList(db: Database, search: UnderstoodSearch): Promise<UnderstoodSearch> {
  const form = await strictestForm(db, search);
  return { ...form, minScore: await minScoreOf(db, form, null) };
}

async function strictestForm(db: Database, search: UnderstoodSearch): Promise<UnderstoodSearch> {
  for (const { required, minMatches } of search.stricter) {
    const strict = { ...search, required };
    if (await hasMatches(db, strict, minMatches)) return strict;
  }
  return search;
}

/** Checks whether a search has at least `min` matches, without counting them. */
async function hasMatches(db: Database, search: UnderstoodSearch, min: number): Promise<boolean> {
  const { rows } = await sql`select 1 from jobs j where ${conditionOf(search)} limit ${min}::int`.execute(db);
  return rows.length >= min;
}

const conditionOf = (search: UnderstoodSearch) => candidateCondition(scopeOf(search, search.filters.all));
