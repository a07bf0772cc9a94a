import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { jobPath } from "../job-path.ts";
import { minGoneAdverts, postedAgain, type OpeningHistory } from "./opening-history.ts";

/** Adverts of an opening that are read and that are linked, and adverts of its employer. */
const [maxAdverts, maxLinked, maxOfEmployer] = [50, 3, 500];

/**
 * Reads how often an opening was posted, and how long other adverts of its employer stayed. An opening without an employer
 * has no history, because its key is shared by strangers.
 */
export async function readOpeningHistory(db: Database, jobId: number): Promise<OpeningHistory> {
  const { rows: adverts } = await sql<{ job: number; title: string; posted: Date; gone: boolean }>`
    select j.id as job, j.title, coalesce(p.posted_at, p.first_seen_at) as posted, j.gone_at is not null as gone
    from jobs own join jobs j on j.opening_key = own.opening_key and j.company_slug = own.company_slug
      join postings p on p.job_id = j.id
    where own.id = ${jobId}::bigint and own.company_slug <> '' and own.gone_at is null and (j.id = own.id or j.gone_at is not null)
    order by p.id desc limit ${maxAdverts}::int`.execute(db);
  const { rows: gone } = await sql<{ days: number }>`
    select (extract(epoch from j.gone_at - coalesce(j.posted_at, j.first_seen_at)) / 86400)::int as days
    from jobs own join jobs j on j.company_slug = own.company_slug
    where own.id = ${jobId}::bigint and own.company_slug <> '' and own.gone_at is null and j.gone_at is not null
    limit ${maxOfEmployer}::int`.execute(db);
  const days = gone.map((one) => Math.max(1, one.days)).sort((a, b) => a - b);
  const earlier = [
    ...Map.groupBy(
      adverts.filter((one) => one.gone),
      ({ job }) => job,
    ).values(),
  ].flatMap(([latest]) =>
    latest ? [{ path: jobPath(latest.job, latest.title), postedAt: latest.posted }] : [],
  );
  return {
    postedAt: postedAgain(adverts.map(({ posted }) => posted)),
    earlier: earlier.slice(0, maxLinked),
    usualDays: days.length >= minGoneAdverts ? (days[Math.floor((days.length - 1) / 2)] ?? null) : null,
    goneAdverts: days.length,
  };
}
