import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";

/** Returns the condition on `jobs j` of the jobs that match a search. */
export const conditionOf = (search: UnderstoodSearch) =>
  candidateCondition(scopeOf(search, search.filters.all));

/** Checks whether a search has at least so many matches, without counting them. */
export async function hasMatches(db: Database, search: UnderstoodSearch, least: number): Promise<boolean> {
  const { rows } = await sql`select 1 from jobs j where ${conditionOf(search)} limit ${least}::int`.execute(
    db,
  );
  return rows.length >= least;
}
