import type { Database } from "../../platform/database/tables.ts";
import type { ReadingResult } from "../jobs-tables.ts";
import type { SourceRecord } from "../source-record.server.ts";

/** What a reading of a source leaves behind. Absent facts stay as they were. */
export type ReadingState = {
  /** In words, for the operator and the status page. */
  last_outcome: string;
  next_read_at: Date;
  last_result: ReadingResult;
  /** Null once a reading went well. */
  failing_since: Date | null;
  /** New postings of a reading that went well, and those it took down. */
  last_added?: number;
  last_gone?: number;
  /** When a reading that told us something began. */
  last_read_at?: Date;
  etag?: string | null;
  last_modified?: string | null;
  /** Readings that failed, one after the other. */
  failures?: number;
  /** Readings in which the board was empty, one after the other. */
  empty_readings?: number;
};

/** Sources the operator wants read and that are due, those waiting longest first. */
export function listDueSources(db: Database, now: Date): Promise<SourceRecord[]> {
  return db
    .selectFrom("sources")
    .selectAll()
    .where("enabled", "=", true)
    .where((where) => where.or([where("next_read_at", "is", null), where("next_read_at", "<=", now)]))
    .orderBy("next_read_at", (order) => order.asc().nullsFirst())
    .orderBy("name")
    .execute();
}

/**
 * Takes a due source for oneself until the moment given, after which it is due again, should its reader have died.
 * Null when it is no longer due: another collector has it, or the operator disabled it.
 */
export async function claimSource(
  db: Database,
  { name, now, until }: { name: string; now: Date; until: Date },
): Promise<SourceRecord | null> {
  // A second claimant waits for the row and then finds that it is no longer due.
  const claimed = await db
    .updateTable("sources")
    .set({ next_read_at: until })
    .where("name", "=", name)
    .where("enabled", "=", true)
    .where((where) => where.or([where("next_read_at", "is", null), where("next_read_at", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

export async function recordReading(db: Database, name: string, state: ReadingState): Promise<void> {
  await db.updateTable("sources").set(state).where("name", "=", name).execute();
}

/** Gives a claimed source back unread: it is due at once. */
export async function releaseSource(db: Database, name: string, now: Date): Promise<void> {
  await db.updateTable("sources").set({ next_read_at: now }).where("name", "=", name).execute();
}
