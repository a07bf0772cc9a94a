import type { Database } from "../../platform/database/tables.ts";
import type { CrawlResult } from "../jobs-tables.ts";
import type { SourceRecord } from "../source-record.server.ts";

/** The changes to a source's row after a crawl. Absent fields stay as they were. */
export type CrawlState = {
  /** Text for the operator and the status page. */
  last_outcome: string;
  next_read_at: Date;
  last_result: CrawlResult;
  /** Null after a successful crawl. */
  failing_since: Date | null;
  /** New and delisted postings of a successful crawl. */
  last_added?: number;
  last_gone?: number;
  /** When the last crawl with a usable result began. */
  last_read_at?: Date;
  etag?: string | null;
  last_modified?: string | null;
  /** Number of failed crawls in a row. */
  failures?: number;
  /** How many crawls in a row found an empty board. */
  empty_readings?: number;
  /** When a page that is still there was first read without its job data. */
  no_markup_since?: Date | null;
  /** When the board first answered 404 in a row. */
  missing_since?: Date | null;
  /** False for a board that is given up. */
  enabled?: false;
  retired_at?: Date;
  /** Milliseconds. */
  last_duration?: number;
  /** Counts of rejected records by reason, as JSON. */
  last_rejected?: string;
};

/** Lists the enabled sources that are due, those that have waited longest first. */
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
 * Claims a due source until the given moment. If its worker dies, the source is due again at that moment. Returns null
 * when the source is no longer due: another worker has it, or the operator disabled it.
 */
export async function claimSource(
  db: Database,
  { name, now, until }: { name: string; now: Date; until: Date },
): Promise<SourceRecord | null> {
  // A second worker waits for the row and then finds that it is no longer due.
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

export async function recordCrawl(db: Database, name: string, state: CrawlState): Promise<void> {
  await db.updateTable("sources").set(state).where("name", "=", name).execute();
}
