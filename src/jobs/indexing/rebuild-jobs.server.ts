import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { dayOf } from "../search/filters/day-terms.ts";
import { jobRow, leadPosting, type ClusteredPosting } from "./job-row.server.ts";
import { openingKey } from "./posting-keys.server.ts";

/**
 * Rebuilds jobs from their current postings. A job without a live posting is gone: it is removed from the search index,
 * but its page remains. Must be called within the transaction that changed the postings.
 */
export async function rebuildJobs(db: Database, jobIds: readonly number[], now: Date): Promise<void> {
  for (const jobId of [...jobIds].sort((a, b) => a - b)) {
    const before = await db
      .selectFrom("jobs")
      .select(["fresh_at", "gone_at", "is_sample", "first_seen_at"])
      .where("id", "=", jobId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) continue;
    const members = await livePostings(db, jobId);
    const wasLive = before.gone_at === null;
    if (members.length === 0) {
      if (!wasLive) continue;
      await sql`update jobs set gone_at = ${now}, head = '', search = '' where id = ${jobId}`.execute(db);
      await addToDay(db, before.fresh_at, -1);
      continue;
    }
    const { row } = jobRow(members, before.is_sample);
    const lead = leadPosting(members);
    await db
      .updateTable("jobs")
      .set({
        ...row,
        opening_key: openingKey({ ...lead.facts, ...lead }),
        pay: row.pay === null ? sql`null` : JSON.stringify(row.pay),
        head: sql`${row.head}::tsvector`,
        search: sql`${row.search}::tsvector`,
        first_seen_at: before.first_seen_at,
        gone_at: null,
      })
      .where("id", "=", jobId)
      .execute();
    if (wasLive) await addToDay(db, before.fresh_at, -1);
    await addToDay(db, row.fresh_at, 1);
  }
}

async function livePostings(db: Database, jobId: number): Promise<ClusteredPosting[]> {
  const rows = await db
    .selectFrom("postings")
    .innerJoin("sources", "sources.name", "postings.source")
    .select(["postings.id", "postings.source", "sources.adapter", "sources.apply_policy", "postings.title"])
    .select(["postings.facts", "postings.description_text", "postings.posted_at", "postings.closes_at"])
    .select(["postings.company", "postings.first_seen_at"])
    .where("postings.job_id", "=", jobId)
    .where("postings.gone_at", "is", null)
    .orderBy("postings.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    adapter: row.adapter,
    isEmployers: row.apply_policy === "employer",
    title: row.title,
    company: row.company,
    facts: row.facts,
    descriptionText: row.description_text,
    postedAt: row.posted_at,
    closesAt: row.closes_at,
    firstSeenAt: row.first_seen_at,
    indexed: null,
  }));
}

async function addToDay(db: Database, freshAt: Date, jobs: number): Promise<void> {
  await sql`insert into job_days as stored (day, jobs) values (${dayOf(freshAt)}, ${jobs})
    on conflict (day) do update set jobs = stored.jobs + excluded.jobs`.execute(db);
}
