import type { Gazetteer } from "../places/gazetteer.server.ts";
import type { Database } from "../platform/database/tables.ts";
import type { RecordResult } from "./posting.ts";
import type { SourceRecord } from "./source-record.server.ts";
import { type StoreResult, storeUnderstood } from "./store-understood.server.ts";
import { findKnownIds } from "./indexing/find-known-ids.server.ts";
import { type UnderstoodRecords, understandRecords } from "./understand-records.server.ts";

export type StoringContext = {
  now: Date;
  gazetteer: Gazetteer;
  /** Parses records elsewhere, so that the pages of this process do not wait. Without it they are parsed here. */
  understand?:
    | ((request: {
        records: readonly RecordResult[];
        now: Date;
        known: ReadonlySet<string>;
      }) => Promise<UnderstoodRecords>)
    | undefined;
};

/**
 * Stores the records that an adapter read from one source: parses each, stores the valid ones and records the rejected
 * ones with their reason. Safe to repeat.
 *
 * @param records a few hundred at most, because one call is one transaction.
 */
export async function storePostings(
  db: Database,
  { source, records }: { source: SourceRecord; records: readonly RecordResult[] },
  { now, gazetteer, understand }: StoringContext,
): Promise<StoreResult> {
  const ids = records.flatMap((result) => (result.ok ? result.raw.externalId : []));
  const known = await findKnownIds(db, source.name, ids);
  const understood = understand
    ? await understand({ records, now, known })
    : understandRecords(records, { now, gazetteer, known });
  return storeUnderstood(db, source, understood, now);
}
