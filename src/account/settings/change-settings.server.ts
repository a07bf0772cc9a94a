import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { Settings } from "./settings.ts";

/** Changes some settings of a person and leaves the others as they are. */
export async function changeSettings(
  db: Database,
  personId: string,
  changes: Partial<Settings>,
  now: Date,
): Promise<void> {
  await db
    .insertInto("account_settings")
    .values({ person_id: personId, chosen: JSON.stringify(changes), updated_at: now })
    .onConflict((conflict) =>
      conflict.column("person_id").doUpdateSet({
        // Merged in the database, so that neither of two simultaneous changes is lost.
        chosen: sql<string>`account_settings.chosen || excluded.chosen`,
        updated_at: now,
      }),
    )
    .execute();
}
