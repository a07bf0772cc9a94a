import { touchPostings } from "../../jobs/freshness/delist.server.ts";
import { rejectionReasons, type RecordResult, type RejectionReason } from "../../jobs/posting.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import { type StoringContext, storePostings } from "../../jobs/store-postings.server.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Counts of what happened to the records of a feed. */
export type Tally = {
  /** Records that are postings, parsed or not. */
  postings: number;
  added: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Rejected records by reason. */
  reasons: Partial<Record<RejectionReason, number>>;
  /** Rejected records whose source says that the job is closed. */
  closed: number;
  /** Records that could be any posting: cut off, unreadable or without an id. */
  unidentified: number;
};

export const emptyTally: Tally = {
  postings: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  reasons: {},
  closed: 0,
  unidentified: 0,
};

/**
 * Records in one step. While they are stored, pages of an embedded database wait. Steps of ten cost a fifth more work in
 * all than steps of a hundred, and make a page wait a tenth of the time.
 */
const batchSize = 10;

/** Reasons that come from the source itself: the record is not an opening. */
const noOpening: readonly RejectionReason[] = ["not-an-opening", "unlisted", "closed", "removed"];

/**
 * Stores the records of one source, in short transactions. A posting that is listed but cannot be parsed this time
 * still exists, so its stored version is kept.
 */
export async function storeRecords(
  db: Database,
  { source, records }: { source: SourceRecord; records: Iterable<RecordResult> },
  context: StoringContext,
): Promise<Tally> {
  const tally = { ...emptyTally };
  for (const batch of batches(records)) {
    const stored = await storePostings(db, { source, records: batch }, context);
    const broken = stored.rejected.filter(({ reason }) => !noOpening.includes(reason));
    const externalIds = broken.flatMap(({ externalId }) => externalId ?? []);
    await touchPostings(db, { source: source.name, externalIds }, context.now);
    tally.postings += batch.filter((record) => record.ok).length;
    tally.added += stored.added;
    tally.updated += stored.updated;
    tally.unchanged += stored.unchanged;
    tally.rejected += stored.rejected.length;
    tally.reasons = stored.rejected.reduce(
      (counts, { reason }) => plus(counts, { [reason]: 1 }),
      tally.reasons,
    );
    tally.closed += stored.rejected.filter(({ reason }) => reason === "closed").length;
    tally.unidentified += broken.filter(
      ({ externalId, reason }) => externalId === null && reason !== "not-an-object",
    ).length;
  }
  return tally;
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    postings: one.postings + other.postings,
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    reasons: plus(one.reasons, other.reasons),
    closed: one.closed + other.closed,
    unidentified: one.unidentified + other.unidentified,
  };
}

function plus(one: Tally["reasons"], other: Tally["reasons"]): Tally["reasons"] {
  const sum = { ...one };
  for (const reason of rejectionReasons) {
    const count = (one[reason] ?? 0) + (other[reason] ?? 0);
    if (count > 0) sum[reason] = count;
  }
  return sum;
}

function* batches(records: Iterable<RecordResult>): Generator<RecordResult[]> {
  let batch: RecordResult[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
