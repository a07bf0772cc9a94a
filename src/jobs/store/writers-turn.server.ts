import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/** Any number that no other advisory lock of ours has. */
const lockNumber = 4_607_182_419;

/**
 * Waits until nobody else writes the index, and keeps it so until the transaction ends. Batches of different sources
 * meet at the same jobs, days and words; without turns they would lock them in different orders, and the database
 * would end one of them.
 */
export async function takeWritersTurn(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
}
