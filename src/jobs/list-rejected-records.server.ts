import type { Selectable } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import type { RejectedRecordsTable } from "./jobs-tables.ts";

type RejectedRecord = Pick<
  Selectable<RejectedRecordsTable>,
  "external_id" | "reason" | "detail" | "excerpt" | "first_seen_at" | "last_seen_at"
>;

export type RejectedRecords = {
  /** Counts by reason over all rejected records, the most frequent first. */
  reasons: { reason: string; records: number }[];
  /** The most recently seen records, at most `limit`. */
  records: RejectedRecord[];
};

/** Lists the rejected records of a source, with the reasons. */
export async function listRejectedRecords(
  db: Database,
  source: string,
  limit: number,
): Promise<RejectedRecords> {
  const reasons = await db
    .selectFrom("rejected_records")
    .where("source", "=", source)
    .groupBy("reason")
    .select((select) => ["reason", select.fn.countAll<number>().as("records")])
    .orderBy("records", "desc")
    .orderBy("reason")
    .execute();
  const records = await db
    .selectFrom("rejected_records")
    .where("source", "=", source)
    .select(["external_id", "reason", "detail", "excerpt", "first_seen_at", "last_seen_at"])
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return { reasons, records };
}
