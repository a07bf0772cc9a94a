import type { Database } from "../../platform/database/tables.ts";

/** Whether a person has an application in any stage. */
export async function hasApplications(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
