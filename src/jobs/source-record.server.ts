import type { Insertable, Selectable } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import type { SourcesTable } from "./jobs-tables.ts";

/** A source as stored: what it allows, and how its reading goes. */
export type SourceRecord = Selectable<SourcesTable>;

/**
 * Makes sure that a source is known. What it allows is brought up to date; whether it is read, which is the
 * operator's choice, and how its reading goes are left alone where it was known before.
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
