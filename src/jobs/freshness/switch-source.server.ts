import type { Database } from "../../platform/database/tables.ts";

/** Enables a source, which makes it due at once, or disables it. Its postings stay. */
export async function switchSource(db: Database, name: string, enabled: boolean): Promise<void> {
  await db
    .updateTable("sources")
    .set({ enabled, ...(enabled ? { next_read_at: null, retired_at: null, missing_since: null } : {}) })
    .where("name", "=", name)
    .execute();
}

/** Enables those of the sources that are switched off. @returns how many */
export async function enableSources(db: Database, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const enabled = await db
    .updateTable("sources")
    .set({ enabled: true, retired_at: null, missing_since: null })
    .where("name", "in", names)
    .where("enabled", "=", false)
    .returning("name")
    .execute();
  return enabled.length;
}

/** Makes an enabled source due now, regardless of its schedule, and releases it from a crawl. */
export async function makeSourceDue(db: Database, name: string, now: Date): Promise<void> {
  await db.updateTable("sources").set({ next_read_at: now }).where("name", "=", name).execute();
}
