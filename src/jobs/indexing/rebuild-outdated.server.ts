import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { companySlug } from "../extraction/company.ts";
import { indexVersion } from "./index-version.ts";
import { rebuildJobs } from "./rebuild-jobs.server.ts";
import { lockIndexForWriting } from "./lock-index-for-writing.server.ts";

/** Jobs of one transaction. */
const batchSize = 100;

/**
 * Rebuilds the jobs that an older version of the code built, a batch at a time, so that pages and crawls get their turn.
 * Returns how many were rebuilt. It can be stopped at any time and goes on where it stopped.
 */
export async function rebuildOutdatedJobs(
  db: Database,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  const isStopped = () => signal?.aborted === true;
  let rebuilt = 0;
  for (let lastId = 0; !isStopped();) {
    const rows = await db
      .selectFrom("jobs")
      .select(["id", "company", "gone_at"])
      .where("index_version", "<", indexVersion)
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    lastId = last.id;
    const live = rows.filter((row) => row.gone_at === null).map((row) => row.id);
    const gone = rows.filter((row) => row.gone_at !== null);
    await db.transaction().execute(async (transaction) => {
      await lockIndexForWriting(transaction);
      await rebuildJobs(transaction, live, now);
      for (const { id, company } of gone) {
        await sql`update jobs set company_slug = ${companySlug(company)}, index_version = ${indexVersion}
          where id = ${id}`.execute(transaction);
      }
    });
    rebuilt += rows.length;
  }
  return rebuilt;
}
