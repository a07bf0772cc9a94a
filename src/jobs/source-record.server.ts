import type { Insertable, Selectable } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import type { SourcesTable } from "./jobs-tables.ts";

/** A source as stored: what it allows, and its crawl state. */
export type SourceRecord = Selectable<SourcesTable>;

/**
 * Inserts a source or updates what it allows. For a known source, `enabled` (the operator's choice) and the crawl state
 * are not changed.
 */
export async function ensureSource(db: Database, source: Insertable<SourcesTable>): Promise<SourceRecord> {
  const { name: _name, enabled: _enabled, ...facts } = source;
  return db
    .insertInto("sources")
    .values(source)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow();
}
