import type { RecordResult, RejectionReason } from "../../jobs/posting.ts";

/** A record that was not stored. */
export type RejectedRecord = {
  file: string;
  externalId: string | null;
  reason: RejectionReason;
  detail: string;
  excerpt: string;
};

/** The result of storing a batch. Rejected records include those of the batch itself and those found while storing. */
export type StoredBatch = {
  added: number;
  updated: number;
  unchanged: number;
  /** Records whose id occurs again later in the batch. */
  repeated: number;
  /** Stored postings that a record of the batch says are closed. */
  gone: number;
  rejected: readonly Omit<RejectedRecord, "file">[];
};

/** The totals of an import so far. */
export type ImportTally = {
  files: number;
  /** Records read, good or bad. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  repeated: number;
  gone: number;
  rejectedBy: Map<RejectionReason, number>;
  /** The first rejected records, to be listed. */
  rejected: RejectedRecord[];
};

export const maxListed = 1_000;

export function emptyTally(): ImportTally {
  return {
    files: 0,
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    gone: 0,
    rejectedBy: new Map(),
    rejected: [],
  };
}

/** Adds a batch of `count` records of `file`. */
export function addBatch(tally: ImportTally, file: string, count: number, batch: StoredBatch): void {
  tally.read += count;
  tally.added += batch.added;
  tally.updated += batch.updated;
  tally.unchanged += batch.unchanged;
  tally.repeated += batch.repeated;
  tally.gone += batch.gone;
  for (const record of batch.rejected) {
    tally.rejectedBy.set(record.reason, (tally.rejectedBy.get(record.reason) ?? 0) + 1);
    if (tally.rejected.length < maxListed) tally.rejected.push({ ...record, file });
  }
}

/** Returns the result of a batch without storing it, for a dry run. */
export function countOnly(batch: readonly RecordResult[]): StoredBatch {
  const rejected = batch.flatMap((result) => {
    if (result.ok) return [];
    const { externalId, reason, detail, excerpt } = result;
    return [{ externalId, reason, detail, excerpt }];
  });
  return { added: 0, updated: 0, unchanged: 0, repeated: 0, gone: 0, rejected };
}

export function rejectedCount(tally: ImportTally): number {
  return [...tally.rejectedBy.values()].reduce((sum, count) => sum + count, 0);
}
