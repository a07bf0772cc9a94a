import type { Database } from "../../platform/database/tables.ts";

/** When a job was found to be gone, and when it closes; null if not. */
export type Ending = { id: number; goneAt: Date | null; closesAt: Date | null };

/** Reads which of some jobs are gone since a moment, or close between two moments. */
export async function readEndings(
  db: Database,
  jobIds: readonly number[],
  { goneSince, closesFrom, closesUntil }: { goneSince: Date; closesFrom: Date; closesUntil: Date },
): Promise<Ending[]> {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom("jobs")
    .where("id", "in", [...jobIds])
    .where((where) =>
      where.or([
        where("gone_at", ">=", goneSince),
        where.and([
          where("gone_at", "is", null),
          where("closes_at", ">=", closesFrom),
          where("closes_at", "<", closesUntil),
        ]),
      ]),
    )
    .select(["id", "gone_at as goneAt", "closes_at as closesAt"])
    .execute();
}
