import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/** An arbitrary number that none of our other advisory locks uses. */
const lockNumber = 4_607_182_419;

/**
 * Waits until no other transaction writes the index, then locks it until this transaction ends. Batches of different
 * sources change the same jobs, days and words. Without this lock they would lock rows in different orders, and the
 * database would abort one of them because of the deadlock.
 */
export async function lockIndexForWriting(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
}
