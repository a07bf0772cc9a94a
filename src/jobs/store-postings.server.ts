import { sql } from "kysely";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { normalisePosting } from "./normalise/normalise-posting.ts";
import type { Gazetteer } from "./places/gazetteer.server.ts";
import type { Posting, Reading, RejectionReason } from "./posting.ts";
import { retireSamples, samplesAdapter } from "./samples/retire-samples.server.ts";
import type { SourceRecord } from "./source-record.server.ts";
import { recordHash } from "./store/posting-keys.server.ts";
import { storeBatch, type StoredCounts } from "./store/store-batch.server.ts";

export type StoreResult = StoredCounts & { rejected: Rejection[] };

export type Rejection = {
  externalId: string | null;
  reason: RejectionReason;
  detail: string;
  excerpt: string;
};

/**
 * Takes what an adapter read of one source into the index: understands every record, stores the good ones and
 * keeps the bad ones aside with their reason. The samples of a fresh install leave once something real is stored.
 * Harmless to repeat.
 *
 * @param readings a few hundred at most: one call is one transaction.
 */
export async function storePostings(
  db: Database,
  { source, readings }: { source: SourceRecord; readings: readonly Reading[] },
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<StoreResult> {
  const postings: Posting[] = [];
  const rejected: Rejection[] = [];
  for (const reading of readings) {
    if (!reading.ok) {
      const { externalId, reason, detail, excerpt } = reading;
      rejected.push({ externalId, reason, detail, excerpt });
      continue;
    }
    const understood = normalisePosting(reading.raw, { now, gazetteer });
    if (understood.ok) postings.push(understood.posting);
    else {
      const { externalId, title, company } = reading.raw;
      const excerpt = [title, company].join(" / ").slice(0, 500);
      rejected.push({ externalId, reason: understood.reason, detail: understood.detail, excerpt });
    }
  }
  await keepRejections(db, source.name, rejected, now);
  const counts = await storeBatch(db, source, postings, now);
  if (source.adapter !== samplesAdapter && postings.length > 0) await retireSamples(db, now);
  return { ...counts, rejected };
}

async function keepRejections(
  db: Database,
  source: string,
  rejections: Rejection[],
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
