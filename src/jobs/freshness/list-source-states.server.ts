import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { samplesAdapter } from "../source-label.ts";
import type { SourceRecord } from "../source-record.server.ts";

/** A source with the number of its postings in the index. */
export type SourceState = SourceRecord & {
  /** Live postings. */
  postings: number;
};

/** Lists all sources except the samples by name, with the number of their live postings. */
export async function listSourceStates(db: Database): Promise<SourceState[]> {
  return db
    .selectFrom("sources")
    .leftJoin(
      (counted) =>
        counted
          .selectFrom("postings")
          .where("gone_at", "is", null)
          .groupBy("source")
          .select((select) => ["source", select.fn.countAll<number>().as("live")])
          .as("held"),
      (join) => join.onRef("held.source", "=", "sources.name"),
    )
    .selectAll("sources")
    .select(sql<number>`coalesce(held.live, 0)::int`.as("postings"))
    .where("adapter", "!=", samplesAdapter)
    .orderBy("sources.name")
    .execute();
}
