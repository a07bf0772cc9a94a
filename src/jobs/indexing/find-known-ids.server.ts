import type { Database } from "../../platform/database/tables.ts";

/**
 * Returns which of these ids of a source are stored. The answer only helps to prepare new postings; the storing
 * transaction checks again.
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
