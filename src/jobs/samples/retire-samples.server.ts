import type { Database } from "../../platform/database/tables.ts";
import { markGone } from "../freshness/mark-gone.server.ts";

/** Adapter and source of the sample jobs. */
export const samplesAdapter = "samples";

/** Takes the sample jobs out of the index, for good. Does next to nothing where there are none. */
export async function retireSamples(db: Database, now: Date): Promise<void> {
  const live = await db
    .selectFrom("postings")
    .select("id")
    .where("source", "=", samplesAdapter)
    .where("gone_at", "is", null)
    .execute();
  const ids = live.map((posting) => posting.id);
  await markGone(db, ids, now);
}
