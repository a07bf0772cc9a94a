import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";

/**
 * Throws DatabaseUnavailable if the database cannot be reached, because Better Auth hides why it failed. If it returns,
 * the failure has another cause.
 */
export async function throwIfUnavailable(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
