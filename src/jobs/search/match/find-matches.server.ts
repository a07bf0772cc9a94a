import { sql, type RawBuilder } from "kysely";
import { isClosed, notClosed } from "../../not-closed.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, maxCounted, type Count } from "../filters/counts.ts";
import { countFacets, missesNothing, packedJobs, type PackedJobs } from "../filters/packed-facts.server.ts";
import { pageSize } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, countedJobs, scopeOf, type CandidateScope } from "./candidates.server.ts";
import { countKey, type CountCache, type Counted } from "./count-cache.ts";
import { liveJobs, newestDays, type JobDays } from "./day-window.ts";
import { maxListed, rankingOf } from "./rank.server.ts";

/** One page of the matches of a search. */
export type Matches = Counted & {
  /** The jobs on the page, in order. */
  ids: number[];
};

/** More mentions are not counted. */
const maxMentions = 1_000;
/** When there are too many matches to rank, only the newest are. */
const maxRanked = 1_200;

export type CountOptions = {
  days: JobDays;
  /** The number of changes of the index. */
  changes: number;
  /** The number of jobs that are counted. */
  most: number;
  countCache: CountCache<Counted>;
};

/** Counts of more jobs are kept. */
const minKept = 1_000;

const countUpTo = (scope: CandidateScope, limit: number): RawBuilder<number> =>
  sql`(select count(*)::int from (select from jobs j where ${candidateCondition(scope)} limit ${limit + 1}::int) counted)`;

/**
 * Finds, ranks and counts the matches in one statement. It reads the jobs that miss at most one filter, which gives every
 * count. If there are more than are counted, a second statement lists the newest ones.
 */
export async function findMatches(
  db: Database,
  search: UnderstoodSearch,
  { days, changes, most, countCache }: CountOptions,
): Promise<Matches> {
  // A list by date needs only its own jobs once they are counted.
  const key = search.query.sort === "date" || !search.words ? countKey(search, changes) : null;
  const kept = key === null || search.query.closed ? undefined : countCache.get(key);
  if (kept) return { ...kept, ids: (await listNewest(db, search, { days, most, isCounted: true })).ids };
  const { now, words, query, mentionLexemes } = search;
  const { chosen, missingAtMostOne, all } = search.filters;
  const ranking = rankingOf(search);
  const found = countedJobs(scopeOf(search, missingAtMostOne), now, chosen, sql`, ${ranking.columns}`);
  const listScope = scopeOf(search, all);
  const mentions = candidateCondition({ ...listScope, required: mentionLexemes, excluded: null });
  const { rows } = await sql<{
    ids: number[] | null;
    found: PackedJobs;
    closed: number;
    mentioned: number | null;
  }>`
    with found as materialized (${found} limit ${most + 1}::int),
      list as (select * from found where ${missesNothing})
    select ${packedJobs("found")} as found, ${countClosed(search, listScope)} as closed,
      ${ifComplete(sql`(select json_agg(id) from (${ranking.page}) page)`, most)} as ids,
      ${words && !query.mentions ? ifComplete(countMentions(mentions), most) : sql`null`} as mentioned`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error("A search statement always gives one row");
  const { missingAtMostOne: counted, ...counts } = countFacets(row.found, chosen);
  const isCut = counted > most;
  const isCounted = counts.count > most;
  const cut = isCut ? await listNewest(db, search, { days, most, isCounted }) : null;
  const total = atMost(isCounted ? counts.count : (cut?.total ?? counts.count), most);
  const result: Counted = {
    total,
    closed: row.closed,
    mentioned: row.mentioned === null ? null : atMost(row.mentioned, maxMentions),
    listed: Math.min(total.value, maxListed),
    counts: { ...counts, isExact: !isCut },
  };
  if (key !== null && counted > minKept) countCache.set(key, result);
  return { ...result, ids: cut?.ids ?? row.ids ?? [] };
}

/** Evaluates an expression only if the table `found` has all jobs. */
const ifComplete = (expression: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`case when (select count(*) from found) <= ${most}::int then ${expression} end`;

/**
 * Counts the jobs that mention the words and are not in the table `list`. The planner must not know the limit. If it did, it would
 * read the words of all jobs, one after the other, when it expects more mentions than there are.
 */
const countMentions = (mentions: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from (select from jobs j
    where ${mentions} and j.id not in (select id from list) limit (select ${maxMentions + 1}::int)) counted)`;

const atMost = (counted: number, most: number): Count => ({
  value: Math.min(counted, most),
  exact: counted <= most,
});

function countClosed({ now }: UnderstoodSearch, scope: CandidateScope): RawBuilder<number> {
  const condition = candidateCondition({ ...scope, openAt: null });
  return sql`(select count(*)::int from jobs j where j.gone_at is null and ${isClosed(now, "j.closes_at")} and ${condition})`;
}

/** Shares of the jobs that may match, the usual ones first. The newest matches are looked for in as many days as that takes. */
const expectedShares = [0.2, 0.02];

/** Lists one page of many matches: all of them by date, or the newest by rank. */
async function listNewest(
  db: Database,
  search: UnderstoodSearch,
  { days, most, isCounted }: { days: JobDays; most: number; isCounted: boolean },
): Promise<{ ids: number[]; total: number }> {
  const scope = scopeOf(search, search.filters.all);
  const ranking = rankingOf(search);
  const needed = ranking.words ? maxRanked : search.query.page * pageSize;
  const openFirst = search.query.closed ? sql`${notClosed(search.now, "j.closes_at")} desc, ` : sql``;
  const newest = sql`order by ${openFirst}j.fresh_at desc, j.id desc limit ${needed}::int`;
  // The last days hold enough of the matches if they are spread evenly.
  const shares = [...expectedShares, most / liveJobs(days)];
  const windows = ranking.words ? shares.map((share) => newestDays(days, (2 * maxRanked) / share)) : [null];
  for (const [at, window] of windows.entries()) {
    // The `is true` keeps the planner from using the word index, the `offset 0` from using the date index.
    const ids = window
      ? sql`select j.id from (select j.id, j.fresh_at, j.closes_at from jobs j where ${candidateCondition({ ...scope, window })} offset 0) j ${newest}`
      : sql`select j.id from jobs j where j.gone_at is null and (${candidateCondition(scope)}) is true ${newest}`;
    const { rows } = await sql<{ ids: number[] | null; ranked: number; total: number }>`
      with newest as materialized (${ids}),
        list as materialized (select j.id, ${ranking.columns} from newest join jobs j on j.id = newest.id)
      select (select json_agg(id) from (${ranking.page}) page) as ids, (select count(*)::int from newest) as ranked,
        ${isCounted ? sql`0` : countUpTo(scope, most)} as total`.execute(db);
    const [{ ids: listed, ranked, total } = { ids: null, ranked: 0, total: 0 }] = rows;
    if (ranked === needed || at === windows.length - 1) return { ids: listed ?? [], total };
  }
  return { ids: [], total: 0 };
}

/** Counts the matches of each scope, in one statement. */
export async function countEach(db: Database, scopes: readonly CandidateScope[]): Promise<Count[]> {
  if (scopes.length === 0) return [];
  const counts = scopes.map((scope) => countUpTo({ ...scope, seenBefore: null }, maxCounted));
  const { rows } = await sql<{ counts: number[] }>`
    select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return (rows[0]?.counts ?? []).map((counted) => countOf(counted, { isExact: true }));
}
