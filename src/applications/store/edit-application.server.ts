import type { Database } from "../../platform/database/tables.ts";
import type { ApplicationFields } from "../application.ts";
import { changedColumnsOf } from "./application-columns.ts";
import { toUuid } from "../../platform/database/uuid.ts";

/** Changes the given fields of an application. Returns false if there is no such application. */
export async function editApplication(
  db: Database,
  edit: { personId: string; id: string; fields: Partial<ApplicationFields>; now: Date },
): Promise<boolean> {
  const { personId, id, fields, now } = edit;
  const changed = await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .where("deleted_at", "is", null)
    .set({ ...changedColumnsOf(fields), updated_at: now })
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
