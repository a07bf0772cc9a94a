import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";

/**
 * Better Auth hides why it failed. Throws DatabaseUnavailable when the database is away; otherwise it returns, and the
 * failure is something else.
 */
export async function throwIfUnavailable(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
