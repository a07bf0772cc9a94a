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

type PolicyColumns = Pick<
  SourceRecord,
  "attribution_text" | "apply_policy" | "allows_json_ld" | "follow_links" | "min_interval"
>;

/** Gives all sources of an adapter its policy, where they have another. */
export async function updatePolicy(db: Database, adapter: string, policy: PolicyColumns): Promise<void> {
  await db
    .updateTable("sources")
    .set(policy)
    .where("adapter", "=", adapter)
    .where((where) =>
      where.or([
        where("attribution_text", "!=", policy.attribution_text),
        where("apply_policy", "!=", policy.apply_policy),
        where("allows_json_ld", "!=", policy.allows_json_ld),
        where("follow_links", "!=", policy.follow_links),
        where("min_interval", "!=", policy.min_interval),
      ]),
    )
    .execute();
}
