import type { Gazetteer } from "../places/gazetteer.server.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Reading } from "./posting.ts";
import type { SourceRecord } from "./source-record.server.ts";
import { type StoreResult, storeUnderstood } from "./store-understood.server.ts";
import { findKnownIds } from "./store/find-known-ids.server.ts";
import { understandReadings } from "./understand-readings.server.ts";

/**
 * Stores the records that an adapter read from one source: parses each, stores the valid ones and records the rejected
 * ones with their reason. Safe to repeat.
 *
 * @param readings a few hundred at most, because one call is one transaction.
 */
export async function storePostings(
  db: Database,
  { source, readings }: { source: SourceRecord; readings: readonly Reading[] },
  { now, gazetteer }: { now: Date; gazetteer: Gazetteer },
): Promise<StoreResult> {
  const ids = readings.flatMap((reading) => (reading.ok ? reading.raw.externalId : []));
  const known = await findKnownIds(db, source.name, ids);
  return storeUnderstood(db, source, understandReadings(readings, { now, gazetteer, known }), now);
}
