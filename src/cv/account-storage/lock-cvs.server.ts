import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/**
 * Takes a lock so that only one transaction at a time changes a person's CVs and their publication. This enforces
 * limits and prevents deletions in between. Take this lock before any other.
 */
export async function lockCvs(tx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`cvs of ${personId}`}))`.execute(tx);
}
