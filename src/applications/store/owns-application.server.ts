import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";

/** Whether an application is a person's own and not deleted. */
export async function ownsApplication(db: Database, personId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .where("deleted_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
