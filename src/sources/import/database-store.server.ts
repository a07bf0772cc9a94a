import type { Gazetteer } from "../../jobs/places/gazetteer.server.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import { storePostings } from "../../jobs/store-postings.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ImportStore } from "./run-import.server.ts";
import type { ImportSource } from "./source-of-import.ts";

/** Stores what is imported in the index, each under its source. Closing is left to whoever opened the database. */
export function databaseStore(
  db: Database,
  { clock, gazetteer }: { clock: Clock; gazetteer: Gazetteer },
): Pick<ImportStore, "store"> {
  const records = new Map<string, SourceRecord>();
  return {
    async store(source, readings) {
      const record = records.get(source.name) ?? (await ensureImported(db, source));
      records.set(source.name, record);
      return storePostings(db, { source: record, readings }, { now: clock(), gazetteer });
    },
  };
}

function ensureImported(db: Database, source: ImportSource): Promise<SourceRecord> {
  return ensureSource(db, {
    name: source.name,
    adapter: source.adapter,
    label: source.label,
    board: "",
    company_name: source.companyName,
    homepage: source.homepage,
    attribution_text: source.policy.attribution.text,
    attribution_url: source.policy.attribution.url,
    apply_policy: source.policy.applyPolicy,
    allows_json_ld: source.policy.allowsJsonLd,
    follow_links: source.policy.followLinks,
    min_interval: source.policy.minInterval,
    enabled: source.enabled,
  });
}
