import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { lockIndexForWriting } from "./lock-index-for-writing.server.ts";
import { rebuildJobs } from "./rebuild-jobs.server.ts";

/**
 * Makes an advert a job of its own, because it was grouped with others by mistake. It stays so: only new adverts are
 * grouped.
 *
 * @returns the id of its new job; null if there is no such advert, or if it is the only one of its job
 */
export async function splitPosting(db: Database, postingId: number, now: Date): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    await lockIndexForWriting(tx);
    const posting = await tx
      .selectFrom("postings")
      .select(["job_id", "title", "company", "first_seen_at"])
      .where("id", "=", postingId)
      .executeTakeFirst();
    if (!posting) return null;
    const others = await tx
      .selectFrom("postings")
      .select("id")
      .where("job_id", "=", posting.job_id)
      .where("id", "!=", postingId)
      .executeTakeFirst();
    if (!others) return null;
    // A row without contents, which counts as gone until it is built from its advert.
    const { rows } = await sql<{ id: number }>`
      insert into jobs (title, company, company_slug, fresh_at, first_seen_at, gone_at, adapters, opening_key, title_words,
        head, search, index_version)
      values (${posting.title}, ${posting.company}, '', ${posting.first_seen_at}, ${posting.first_seen_at}, ${now}, '{}', '', 0,
        '', '', 0) returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error("An insert gave no row");
    await tx.updateTable("postings").set({ job_id: id }).where("id", "=", postingId).execute();
    await rebuildJobs(tx, [posting.job_id, id], now);
    return id;
  });
}
