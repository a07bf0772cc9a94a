import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { SavedApplication, SavedSort } from "./saved-application.ts";

const ordersAt = (today: string): Record<SavedSort, ReturnType<typeof sql>> => ({
  saved: sql`applications.created_at desc`,
  closing: sql`applications.apply_by < ${today}::date nulls last, applications.apply_by`,
  company: sql`lower(applications.company)`,
  title: sql`lower(applications.title)`,
});

/** Lists the jobs that a person has saved and not yet applied to. */
export function listSavedJobs(
  db: Database,
  { personId, sort, now }: { personId: string; sort: SavedSort; now: Date },
): Promise<SavedApplication[]> {
  return db
    .selectFrom("applications")
    .innerJoin("application_stages", "application_stages.id", "applications.stage_id")
    .where("applications.user_id", "=", personId)
    .where("applications.deleted_at", "is", null)
    .where("applications.archived_at", "is", null)
    .where("application_stages.kind", "=", "saved")
    .select(["applications.id", "applications.job_id as jobId", "applications.title", "applications.company"])
    .select(["applications.place", "applications.link", "applications.notes"])
    .select(["applications.apply_by as applyBy", "applications.created_at as savedAt"])
    .orderBy(ordersAt(now.toISOString().slice(0, 10))[sort])
    .orderBy("applications.created_at", "desc")
    .orderBy("applications.id")
    .execute();
}
