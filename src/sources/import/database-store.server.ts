import type { Reading } from "../../jobs/posting.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import { findKnownIds } from "../../jobs/store/find-known-ids.server.ts";
import { storeUnderstood } from "../../jobs/store-understood.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ImportStore } from "./run-import.server.ts";
import type { ImportSource } from "./source-of-import.ts";
import type { UnderstandingThreads } from "./understanding-threads.server.ts";

/** Stores imported postings in the index, each under its source. The caller closes the database. */
export function databaseStore(
  db: Database,
  { clock, understand }: { clock: Clock; understand: UnderstandingThreads["understand"] },
): Pick<ImportStore, "prepare"> {
  const records = new Map<string, Promise<SourceRecord>>();
  const recordOf = (source: ImportSource): Promise<SourceRecord> => {
    const record = records.get(source.name) ?? ensureImported(db, source, clock());
    records.set(source.name, record);
    return record;
  };
  return {
    async prepare(source, readings) {
      const record = await recordOf(source);
      const now = clock();
      const known = await findKnownIds(db, record.name, idsOf(readings));
      const understood = await understand({ readings, now, known });
      return () => storeUnderstood(db, record, understood, now);
    },
  };
}

function idsOf(readings: readonly Reading[]): string[] {
  return readings.flatMap((reading) => (reading.ok ? reading.raw.externalId : []));
}

function ensureImported(db: Database, source: ImportSource, now: Date): Promise<SourceRecord> {
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
    last_read_at: now,
  });
}
