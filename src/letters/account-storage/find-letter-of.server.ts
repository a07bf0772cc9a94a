import type { Database } from "../../platform/database/tables.ts";
import "./letter-tables.ts";

/** Finds the letter that a person noted for an application, or else their latest letter for its job. */
export async function findLetterOf(
  db: Database,
  personId: string,
  { letterId, jobId }: { letterId: string | null; jobId: number | null },
): Promise<{ id: string; title: string } | null> {
  const row = await db
    .selectFrom("letters")
    .where("person_id", "=", personId)
    .where((or) => or.or([or("id", "=", letterId), or("job_id", "=", jobId)]))
    .select(["id", "title"])
    .orderBy((order) => order("id", "=", letterId ?? ""), "desc")
    .orderBy("changed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
