import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { markGone } from "../freshness/mark-gone.server.ts";
import type { PreparedPosting } from "../indexing/prepare-posting.server.ts";
import type { Rejection } from "../understand-records.server.ts";

/**
 * Removes all adverts of a job because an employer or a source asked for it. Their texts are erased, the job's page
 * answers 410, and they are not stored again.
 *
 * @param reason who asked for it
 * @returns the number of adverts; 0 if there is no such job
 */
export async function removeJob(
  db: Database,
  { jobId, reason, now }: { jobId: number; reason: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with removed as (
      insert into removed_adverts (source, external_id, job_id, url_key, opening_key, text_hash, reason, removed_at)
      select p.source, p.external_id, j.id, p.url_key, j.opening_key, p.text_hash, ${reason}, ${now}::timestamptz
      from postings p join jobs j on j.id = p.job_id where j.id = ${jobId}::bigint
      on conflict do nothing)
    update postings set description_html = '', description_text = '', content_hash = ''
    where job_id = ${jobId}::bigint returning id`.execute(db);
  await markGone(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}

/** Lets the adverts of a job be stored again, by the next read of their sources. Returns how many were removed. */
export async function allowJobAgain(db: Database, jobId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("removed_adverts")
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether a job was removed on request. */
export async function isRemoved(db: Database, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom("removed_adverts")
    .where("job_id", "=", jobId)
    .select("job_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Splits the postings of a source into those that may be stored and those that were removed on request. */
export async function withoutRemoved(
  db: Database,
  source: string,
  postings: readonly PreparedPosting[],
): Promise<{ kept: PreparedPosting[]; removed: Rejection[] }> {
  if (postings.length === 0) return { kept: [], removed: [] };
  const ids = postings.map(({ posting }) => posting.externalId);
  const urls = postings.flatMap(({ keys }) => keys.url ?? []);
  const texts = postings.map(({ keys }) => keys.text);
  const { rows } = await sql<
    Record<"source" | "external_id" | "url_key" | "opening_key" | "text_hash", string>
  >`
    select source, external_id, url_key, opening_key, text_hash from removed_adverts
    where (source = ${source} and external_id = any(${ids}::text[])) or url_key = any(${urls}::text[])
      or text_hash = any(${texts}::text[])`.execute(db);
  const isRemovedOne = ({ posting, keys }: PreparedPosting) =>
    rows.some(
      (row) =>
        (row.source === source && row.external_id === posting.externalId) ||
        (keys.url !== null && row.url_key === keys.url) ||
        (row.opening_key === keys.opening && row.text_hash === keys.text),
    );
  const kept = postings.filter((one) => !isRemovedOne(one));
  const removed = postings.filter(isRemovedOne).map(({ posting }): Rejection => ({
    externalId: posting.externalId,
    reason: "removed",
    detail: "It was removed on request.",
    excerpt: `${posting.title} / ${posting.company}`.slice(0, 500),
  }));
  return { kept, removed };
}
