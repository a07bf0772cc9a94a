import type { Database } from "../../platform/database/tables.ts";
import type { JobDays } from "./day-window.ts";

/** Live jobs by day, newest first: the ground on which every estimate stands. */
export async function readDays(db: Database): Promise<JobDays> {
  return db
    .selectFrom("job_days")
    .select(["day", "jobs"])
    .where("jobs", ">", 0)
    .orderBy("day", "desc")
    .execute();
}
