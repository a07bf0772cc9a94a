import { sql } from "kysely";
import type { Database } from "./tables.ts";

/**
 * Runs work in a transaction that has a lock until it ends. Transactions with the same lock run one after the other, so
 * none of them adds a row beyond a limit that it has checked, and a form that is sent twice finds what it has stored.
 *
 * @param lock names what the work changes: "contacts 5f0c…"
 * @example
 * inTransaction(db, `notes of ${personId}`, async (tx) => {
 *   if ((await countNotes(tx, personId)) >= maxNotes) return { ok: false, reason: "full" };
 *   return { ok: true, id: await insertNote(tx, note) };
 * });
 */
export function inTransaction<Result>(
  db: Database,
  lock: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
    return work(tx);
  });
}
