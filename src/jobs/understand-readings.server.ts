import type { Gazetteer } from "../places/gazetteer.ts";
import { normalisePosting } from "./normalise/normalise-posting.ts";
import type { Reading, RejectionReason } from "./posting.ts";
import { type PreparedPosting, preparePosting } from "./store/prepare-posting.server.ts";

export type Rejection = {
  externalId: string | null;
  reason: RejectionReason;
  detail: string;
  excerpt: string;
};

/** Parsed records as plain data, ready to be stored. */
export type UnderstoodReadings = { prepared: PreparedPosting[]; rejected: Rejection[] };

/**
 * Parses the records that an adapter read and computes what storing them needs: all the work of an import that does not
 * need the database.
 *
 * @param known ids that are already stored.
 */
export function understandReadings(
  readings: readonly Reading[],
  { now, gazetteer, known }: { now: Date; gazetteer: Gazetteer; known: ReadonlySet<string> },
): UnderstoodReadings {
  const prepared: PreparedPosting[] = [];
  const rejected: Rejection[] = [];
  for (const reading of readings) {
    if (!reading.ok) {
      const { externalId, reason, detail, excerpt } = reading;
      rejected.push({ externalId, reason, detail, excerpt });
      continue;
    }
    const understood = normalisePosting(reading.raw, { now, gazetteer });
    if (understood.ok) {
      const { posting } = understood;
      prepared.push(preparePosting(posting, !known.has(posting.externalId)));
    } else {
      const { externalId, title, company } = reading.raw;
      const excerpt = [title, company].join(" / ").slice(0, 500);
      rejected.push({ externalId, reason: understood.reason, detail: understood.detail, excerpt });
    }
  }
  return { prepared, rejected };
}
