import type { Database } from "../database/tables.ts";

const pageCountDays = 30;

/** Deletes the counts that are older than `pageCountDays`. */
export async function deleteOldPageCounts(db: Database, now: Date): Promise<void> {
  const first = new Date(now.getTime() - pageCountDays * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom("page_counts").where("day", "<", first).execute();
}
