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

/** Rows in one statement. */
const atOnce = 200;

/** Does the same for many sources. Those that are known keep the time of their next crawl, too. */
export async function ensureSources(
  db: Database,
  sources: readonly Insertable<SourcesTable>[],
): Promise<void> {
  for (let start = 0; start < sources.length; start += atOnce) {
    await db
      .insertInto("sources")
      .values(sources.slice(start, start + atOnce))
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet((row) => ({
          label: row.ref("excluded.label"),
          company_name: row.ref("excluded.company_name"),
          homepage: row.ref("excluded.homepage"),
          attribution_text: row.ref("excluded.attribution_text"),
          attribution_url: row.ref("excluded.attribution_url"),
          apply_policy: row.ref("excluded.apply_policy"),
          allows_json_ld: row.ref("excluded.allows_json_ld"),
          follow_links: row.ref("excluded.follow_links"),
          min_interval: row.ref("excluded.min_interval"),
        })),
      )
      .execute();
  }
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
