import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import type { FilterQuery } from "../filters/filter-conditions.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/** Counts the matches of a search with each of these filters in place of its own, in one statement. */
export async function countEach(
  db: Database,
  search: UnderstoodSearch,
  filters: readonly FilterQuery[],
  sample: JobSample | null,
): Promise<Count[]> {
  const counts = filters.map((one) => {
    const scope = { ...scopeOf(search, one), seenBefore: null, sample };
    return sql`(select count(*) from jobs j where ${candidateCondition(scope)})`;
  });
  const result = await sql<{
    counts: number[];
  }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return (result.rows[0]?.counts ?? []).map((counted) => countOf(counted, 1 / (sample?.share ?? 1)));
}
