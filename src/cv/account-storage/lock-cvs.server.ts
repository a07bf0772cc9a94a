import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/**
 * Lets one transaction at a time change a person's CVs and their publication, so that limits hold and nothing is
 * deleted in between. Take it before any other lock.
 */
export async function lockCvs(tx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`cvs of ${personId}`}))`.execute(tx);
}
