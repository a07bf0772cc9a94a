import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import type { SearchQuery } from "../query/search-query.ts";
import { understandSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";

export type NewMatchesOptions = {
  now: Date;
  gazetteer: Gazetteer;
  /** Only jobs that were added after this one; 0 for all. */
  afterJobId: number;
  /** True when only few jobs are later. They are then read one by one, which takes less time than the index. */
  isFew?: boolean;
  /** Only jobs that were first seen after this moment. An import notes the moment at which it began. */
  since: Date;
  /** The number of jobs at most. */
  limit: number;
};

/** A job that matches. The slug names its company, in any spelling. */
export type NewMatch = { id: number; companySlug: string };

/**
 * Finds the new jobs of a search, the latest first. Only jobs of its list count. Similar jobs, jobs that only mention
 * the words, samples and jobs whose closing date is over are left out.
 */
export async function findNewMatches(
  db: Database,
  query: SearchQuery,
  { now, gazetteer, afterJobId, isFew = false, since, limit }: NewMatchesOptions,
): Promise<NewMatch[]> {
  const ofList = { ...query, page: 1, asOf: null, mentions: false, closed: false };
  const search = await understandSearch(db, ofList, { now, gazetteer });
  const { rows } = await sql<NewMatch>`
    select j.id, j.company_slug as "companySlug"
    from ${isFew ? sql`(select * from jobs where id > ${afterJobId}::bigint offset 0)` : sql`jobs`} j
    where ${candidateCondition(scopeOf(search, search.filters.all))}
      and j.id > ${afterJobId}::bigint and j.first_seen_at > ${since}::timestamptz and not j.is_sample
    order by j.id desc limit ${limit}::int`.execute(db);
  return rows;
}
