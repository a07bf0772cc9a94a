import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { Count, ScaledCounts } from "../filters/counts.ts";
import { byFilter, type FilterKey } from "../filters/filters.ts";
import { countFacets, missesNothing, packedJobs, type PackedJobs } from "../filters/packed-facts.server.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { countedJobs, scopeOf } from "./candidates.server.ts";
import { maxListed, rankingOf } from "./rank.server.ts";

/** One page of the matches of a search. */
export type Matches = {
  /** The jobs on the page, in order. */
  ids: number[];
  total: Count;
  /** Jobs that can be paged through. */
  listed: number;
  /** The counts that each filter shows. */
  counts: Readonly<Record<FilterKey, ScaledCounts>>;
};

/**
 * Finds, ranks and counts all matches in one statement. It reads the jobs that miss at most one filter, which gives
 * every count.
 */
export async function findExactly(db: Database, search: UnderstoodSearch): Promise<Matches> {
  const { chosen, missingAtMostOne } = search.filters;
  const ranking = rankingOf(search);
  const found = countedJobs(scopeOf(search, missingAtMostOne), search.now, chosen, ranking.inputs);
  const result = await sql<{ ids: number[] | null; found: PackedJobs }>`
    with found as materialized (${found}),
      list as materialized (select j.id, ${ranking.columns} from found j where ${missesNothing})
    select (select json_agg(id) from (${ranking.page}) page) as ids, ${packedJobs("found")} as found`.execute(
    db,
  );
  const row = result.rows[0];
  if (!row) throw new Error("A search statement always gives one row");
  const counted = { raw: countFacets(row.found, chosen), scale: 1 };
  return {
    ids: row.ids ?? [],
    total: { value: counted.raw.count, exact: true },
    listed: Math.min(counted.raw.count, maxListed),
    counts: byFilter(() => counted),
  };
}
