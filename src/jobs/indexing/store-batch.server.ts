import type { Database } from "../../platform/database/tables.ts";
import type { Posting } from "../posting.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { findKnownIds } from "./find-known-ids.server.ts";
import { preparePosting } from "./prepare-posting.server.ts";
import { storePrepared, type StoredCounts } from "./store-prepared.server.ts";

/**
 * Stores postings of one source in one transaction. Storing them again changes only the time they were last seen. If
 * postings share an id, the last one is used, with the places of all.
 */
export async function storeBatch(
  db: Database,
  source: SourceRecord,
  batch: readonly Posting[],
  now: Date,
): Promise<StoredCounts> {
  const known = await findKnownIds(
    db,
    source.name,
    batch.map((posting) => posting.externalId),
  );
  const prepared = batch.map((posting) => preparePosting(posting, !known.has(posting.externalId)));
  return storePrepared(db, source, prepared, now);
}
