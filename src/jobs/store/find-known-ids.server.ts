import type { Database } from "../../platform/database/tables.ts";

/**
 * Which of these ids of a source are stored. Asked ahead of storing, to prepare for what is new; what counts is what
 * the storing transaction finds.
 */
export async function findKnownIds(
  db: Database,
  source: string,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("postings")
    .select("external_id")
    .where("source", "=", source)
    .where("external_id", "in", externalIds)
    .execute();
  return new Set(rows.map((row) => row.external_id));
}
