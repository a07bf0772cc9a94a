import type { Database } from "../platform/database/tables.ts";
import { startOfToday } from "./closing-date.ts";

/** Counts the live jobs whose closing date is over. The index `jobs_closing` makes it cheap. */
export async function countClosed(db: Database, now: Date): Promise<number> {
  const { closed } = await db
    .selectFrom("jobs")
    .where("gone_at", "is", null)
    .where("closes_at", "<", startOfToday(now))
    .select((select) => select.fn.countAll<number>().as("closed"))
    .executeTakeFirstOrThrow();
  return closed;
}
