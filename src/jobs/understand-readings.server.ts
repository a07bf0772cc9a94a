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

/** Records as understood: plain data, ready to be stored. */
export type UnderstoodReadings = { prepared: PreparedPosting[]; rejected: Rejection[] };

/**
 * Understands what an adapter read, and reckons what storing it takes: all the work of an import that needs no
 * database.
 *
 * @param known ids that are stored already.
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
