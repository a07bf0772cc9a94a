import type { Database } from "../../platform/database/tables.ts";
import { type Settings, withDefaults } from "./settings.ts";

/** The settings of a person, with the default for each one that they have not chosen. */
export async function readSettings(db: Database, personId: string): Promise<Settings> {
  const row = await db
    .selectFrom("account_settings")
    .where("person_id", "=", personId)
    .select("chosen")
    .executeTakeFirst();
  return withDefaults(row?.chosen ?? {});
}
