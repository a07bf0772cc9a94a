import type { Database } from "../../platform/database/tables.ts";

/** Enables a source, which makes it due at once, or disables it. Its postings stay. */
export async function switchSource(db: Database, name: string, enabled: boolean): Promise<void> {
  await db
    .updateTable("sources")
    .set({ enabled, ...(enabled ? { next_read_at: null, retired_at: null, missing_since: null } : {}) })
    .where("name", "=", name)
    .execute();
}

/** Makes an enabled source due now, regardless of its schedule, and releases it from a crawl. */
export async function makeSourceDue(db: Database, name: string, now: Date): Promise<void> {
  await db.updateTable("sources").set({ next_read_at: now }).where("name", "=", name).execute();
}
