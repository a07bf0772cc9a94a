import { sql } from "kysely";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { retireSamples } from "./freshness/retire-samples.server.ts";
import { samplesAdapter } from "./source-label.ts";
import type { SourceRecord } from "./source-record.server.ts";
import { recordHash } from "./indexing/posting-keys.server.ts";
import { withoutRemoved } from "./removal/removed-adverts.server.ts";
import { storePrepared, type StoredCounts } from "./indexing/store-prepared.server.ts";
import type { Rejection, UnderstoodRecords } from "./understand-records.server.ts";

export type StoreResult = StoredCounts & { rejected: Rejection[] };

/**
 * Stores the valid records of one source in one transaction, and the rejected ones with their reason. Removes the
 * samples of a fresh install once a real posting is stored. Safe to repeat.
 */
export async function storeUnderstood(
  db: Database,
  source: SourceRecord,
  { prepared, rejected }: UnderstoodRecords,
  now: Date,
): Promise<StoreResult> {
  const { kept, removed } = await withoutRemoved(db, source.name, prepared);
  const allRejected = [...rejected, ...removed];
  await keepRejections(db, source.name, allRejected, now);
  const counts = await storePrepared(db, source, kept, now);
  if (source.adapter !== samplesAdapter && kept.length > 0) await retireSamples(db, now);
  return { ...counts, rejected: allRejected };
}

async function keepRejections(
  db: Database,
  source: string,
  rejections: readonly Rejection[],
  now: Date,
): Promise<void> {
  const rows = new Map(
    rejections.map((rejection) => {
      const { externalId, reason, detail, excerpt } = rejection;
      const record_hash = recordHash([externalId, reason, excerpt]);
      const seen = { first_seen_at: now, last_seen_at: now };
      return [
        record_hash,
        { source, external_id: externalId, reason, detail, excerpt, record_hash, ...seen },
      ];
    }),
  );
  const columns = "source external_id reason detail excerpt record_hash first_seen_at last_seen_at".split(
    " ",
  );
  const again = sql`on conflict (source, record_hash) do update set last_seen_at = excluded.last_seen_at`;
  await insertRows(db, "rejected_records", columns, [...rows.values()], again);
}
