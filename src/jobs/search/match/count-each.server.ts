import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import type { FilterQuery } from "../filters/filter-conditions.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf, type CandidateScope } from "./candidates.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

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
