import type { Database } from "../../platform/database/tables.ts";
import { recountWords } from "./recount-words.server.ts";
import { sql } from "kysely";
import { lockIndexForWriting } from "../indexing/lock-index-for-writing.server.ts";

/**
 * Recounts the statistics that searching relies on: live jobs by day, words, titles and companies. Until then, the
 * counts still include the words of jobs that went or changed.
 *
 * @returns how many counts were corrected.
 */
export async function recountStatistics(
  db: Database,
  signal?: AbortSignal,
): Promise<{ days: number; words: number; names: number }> {
  const days = await recountDays(db);
  return { days, ...(await recountWords(db, signal)) };
}

/**
 * Recounts the live jobs of each day. The result is exact, because other writers of the index wait until it is done.
 *
 * @returns how many days had a wrong count.
 */
export async function recountDays(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockIndexForWriting(transaction);
    const mended = await sql<{ days: number }>`
      with counted as materialized (
        select floor(extract(epoch from fresh_at) / 86400)::int as day, count(*)::int as jobs
        from jobs where gone_at is null group by 1
      ), dropped as (
        delete from job_days where day not in (select day from counted) returning jobs
      ), put as (
        insert into job_days as stored (day, jobs) select day, jobs from counted
        on conflict (day) do update set jobs = excluded.jobs where stored.jobs <> excluded.jobs
        returning 1
      )
      select ((select count(*) from dropped where jobs <> 0) + (select count(*) from put))::int as days`.execute(
      transaction,
    );
    return mended.rows[0]?.days ?? 0;
  });
}
