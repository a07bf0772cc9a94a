import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { notClosed } from "./not-closed.server.ts";
import { jobPath } from "./job-path.ts";

/** Addresses in one sitemap file; the format allows ten times as many. */
const sitemapPageSize = 5_000;

export type SitemapEntry = { path: string; lastModified: Date };

/** Excludes jobs that are closed, samples, and jobs with a source that forbids search engines. */
const listable = (
  now: Date,
) => sql`j.gone_at is null and ${notClosed(now, "j.closes_at")} and not j.is_sample and not exists (
  select from postings p join sources s on s.name = p.source where p.job_id = j.id and not s.allows_json_ld)`;

/** Returns the number of sitemap files. Files are split by id, so that a new job changes only the last file. */
export async function countSitemapPages(db: Database): Promise<number> {
  const result = await sql<{ highest: number | null }>`select max(id) as highest from jobs`.execute(db);
  return Math.ceil((result.rows[0]?.highest ?? 0) / sitemapPageSize);
}

/** Returns one file of the sitemap; numbers start at 1. */
export async function listSitemapPage(db: Database, page: number, now: Date): Promise<SitemapEntry[]> {
  const from = (page - 1) * sitemapPageSize;
  const result = await sql<{ id: number; title: string; modified: Date }>`
    select j.id, j.title, greatest(j.first_seen_at, j.posted_at) as modified from jobs j
    where j.id > ${from}::bigint and j.id <= ${from + sitemapPageSize}::bigint and ${listable(now)}
    order by j.id`.execute(db);
  return result.rows.map((row) => ({ path: jobPath(row.id, row.title), lastModified: row.modified }));
}
