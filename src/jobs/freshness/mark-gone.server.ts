import type { Database } from "../../platform/database/tables.ts";
import { rebuildJobs } from "../indexing/rebuild-jobs.server.ts";
import { lockIndexForWriting } from "../indexing/lock-index-for-writing.server.ts";

/** Postings in one transaction: few enough that pages do not wait. */
const batchSize = 20;

/**
 * Marks postings as gone at their source. A job that loses its last one is removed from the search index, but its page
 * remains. A job that is also listed elsewhere is rebuilt from its other postings. Postings that are already gone are
 * skipped.
 *
 * @returns how many were live.
 */
export async function markGone(db: Database, postingIds: readonly number[], now: Date): Promise<number> {
  let marked = 0;
  for (let start = 0; start < postingIds.length; start += batchSize) {
    const batch = postingIds.slice(start, start + batchSize);
    marked += await db.transaction().execute(async (transaction) => {
      await lockIndexForWriting(transaction);
      const gone = await transaction
        .updateTable("postings")
        .set({ gone_at: now })
        .where("id", "in", batch)
        .where("gone_at", "is", null)
        .returning("job_id")
        .execute();
      await rebuildJobs(transaction, [...new Set(gone.map((posting) => posting.job_id))], now);
      return gone.length;
    });
  }
  return marked;
}
