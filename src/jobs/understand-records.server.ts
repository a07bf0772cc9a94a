import type { Gazetteer } from "../places/gazetteer.ts";
import { normalisePosting } from "./extraction/normalise-posting.ts";
import type { RecordResult, RejectionReason } from "./posting.ts";
import { type PreparedPosting, preparePosting } from "./indexing/prepare-posting.server.ts";

export type Rejection = {
  externalId: string | null;
  reason: RejectionReason;
  detail: string;
  excerpt: string;
};

/** Parsed records as plain data, ready to be stored. */
export type UnderstoodRecords = { prepared: PreparedPosting[]; rejected: Rejection[] };

/**
 * Parses the records that an adapter read and computes what storing them needs: all the work of an import that does not
 * need the database.
 *
 * @param known ids that are already stored.
 */
export function understandRecords(
  records: readonly RecordResult[],
  { now, gazetteer, known }: { now: Date; gazetteer: Gazetteer; known: ReadonlySet<string> },
): UnderstoodRecords {
  const prepared: PreparedPosting[] = [];
  const rejected: Rejection[] = [];
  for (const result of records) {
    if (!result.ok) {
      const { externalId, reason, detail, excerpt } = result;
      rejected.push({ externalId, reason, detail, excerpt });
      continue;
    }
    const understood = normalisePosting(result.raw, { now, gazetteer });
    if (understood.ok) {
      const { posting } = understood;
      prepared.push(preparePosting(posting, !known.has(posting.externalId)));
    } else {
      const { externalId, title, company } = result.raw;
      const excerpt = [title, company].join(" / ").slice(0, 500);
      rejected.push({ externalId, reason: understood.reason, detail: understood.detail, excerpt });
    }
  }
  return { prepared, rejected };
}
