import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import "../account-tables.ts";

/**
 * Gives a person another display name. A profile that is missing is made.
 *
 * @param name as `readPersonName` gives it
 */
export async function renameProfile(
  db: Database,
  { personId, name, now }: { personId: string; name: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("profiles")
      .values({ id: personId, full_name: name, updated_at: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ full_name: name, updated_at: now }))
      .execute();
    await recordActivity(tx, { personId, kind: "name-changed", now });
  });
}
