import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import type { FilterQuery } from "../filters/filter-conditions.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf, type CandidateScope } from "./candidates.server.ts";
import { notClosed } from "../../not-closed.server.ts";
import type { JobSample } from "./job-sample.ts";

/** Counts the matches of a search with each of these filters in place of its own, in one statement. */
export async function countEach(
  db: Database,
  search: UnderstoodSearch,
  filters: readonly FilterQuery[],
  sample: JobSample | null,
): Promise<Count[]> {
  const scopes = filters.map((one) => ({ ...scopeOf(search, one), seenBefore: null, sample }));
  const counts = await countScopes(
    db,
    scopes.map((scope) => ({ scope, limit: null })),
  );
  return counts.map((counted) => countOf(counted, 1 / (sample?.share ?? 1)));
}

/** Counts the matches of a search, all of them or in a sample. */
export async function countList(
  db: Database,
  search: UnderstoodSearch,
  sample: JobSample | null,
): Promise<Count> {
  const [count] = await countEach(db, search, [search.filters.all], sample);
  return count ?? { value: 0, exact: true };
}

/** Counts the matches whose closing date is over. */
export async function countClosed(db: Database, search: UnderstoodSearch): Promise<number> {
  const scope = { ...scopeOf(search, search.filters.all), openAt: null };
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from jobs j
    where ${candidateCondition(scope)} and not ${notClosed(search.now, "j.closes_at")}`.execute(db);
  return rows[0]?.jobs ?? 0;
}

/** Counts the matches of each search, up to the number that is enough, in one statement. */
export async function countUpTo(
  db: Database,
  searches: readonly { search: UnderstoodSearch; limit: number }[],
): Promise<number[]> {
  return countScopes(
    db,
    searches.map(({ search, limit }) => ({ scope: scopeOf(search, search.filters.all), limit })),
  );
}

/** Counts the matches that do not reach the minimum score of a list; null if there are none. */
export async function countLeftOut(
  db: Database,
  search: UnderstoodSearch,
  listed: Count,
  sample: JobSample | null,
): Promise<Count | null> {
  const { minScore, required } = search;
  if (!minScore) return null;
  if (minScore.matches !== null && listed.exact) {
    const left = minScore.matches - listed.value;
    return left > 0 ? { value: left, exact: true } : null;
  }
  const others = { ...search, minScore: null, excludedList: { required, minScore } };
  const count = await countList(db, others, sample);
  return count.value > 0 ? count : null;
}

/**
 * Counts the jobs that only mention the words: all jobs that have them anywhere, minus the jobs of the list. If the list uses
 * a stricter form, the jobs that only the usual form finds are also mentions. Each count is one conjunction, because the index
 * answers that without reading rows, but "either or" not. Only the minimum score of a list by date needs the rows.
 */
export async function countMentions(
  db: Database,
  search: UnderstoodSearch,
  sample: JobSample | null,
): Promise<Count> {
  const { mentionLexemes, required, baseRequired, minScore } = search;
  const count = (words: RequiredLexemes, listMinScore: MinScore | null = null) => {
    const list = {
      ...search,
      required: words,
      alternative: null,
      minScore: listMinScore,
      excludedList: null,
    };
    const scope = scopeOf(list, search.filters.all);
    return sql`(select count(*) from jobs j where ${candidateCondition({ ...scope, seenBefore: null, sample })})`;
  };
  const both = { head: baseRequired.head, search: [...baseRequired.search, ...mentionLexemes.search] };
  const others =
    required === baseRequired && !minScore
      ? sql`0`
      : sql`${count(baseRequired)} - ${count(required, minScore)}`;
  const { rows } = await sql<{ jobs: number }>`
    select (${count(mentionLexemes)} - ${count(both)} + ${others})::int as jobs`.execute(db);
  return countOf(rows[0]?.jobs ?? 0, 1 / (sample?.share ?? 1));
}

async function countScopes(
  db: Database,
  scopes: readonly { scope: CandidateScope; limit: number | null }[],
): Promise<number[]> {
  const counts = scopes.map(
    ({ scope, limit }) =>
      sql`(select count(*) from (select from jobs j where ${candidateCondition(scope)} limit ${limit}::int) found)`,
  );
  const result = await sql<{
    counts: number[];
  }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return result.rows[0]?.counts ?? [];
}
