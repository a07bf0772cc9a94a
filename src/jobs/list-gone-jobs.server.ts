import type { Database } from "../platform/database/tables.ts";

/** Returns which of these jobs are no longer listed. */
export async function listGoneJobs(db: Database, jobIds: readonly number[]): Promise<Set<number>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("jobs")
    .where("id", "in", [...jobIds])
    .where("gone_at", "is not", null)
    .select("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}
