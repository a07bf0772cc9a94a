import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/**
 * Takes a lock so that only one transaction at a time changes a person's applications. This enforces limits, and saving
 * a job twice at the same time stores it once.
 */
export async function lockApplications(tx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`applications of ${personId}`}))`.execute(tx);
}
