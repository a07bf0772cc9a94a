import { sql } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { urlKey } from "./indexing/posting-keys.server.ts";
import { jobIdOf } from "./job-path.ts";

/** A stored posting, live or gone, with its job. */
export type FoundPosting = {
  source: string;
  externalId: string;
  title: string;
  company: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  goneAt: Date | null;
  closesAt: Date | null;
  job: { id: number; title: string; goneAt: Date | null; closesAt: Date | null };
  /** Whether the job is shown with the facts of this posting. */
  isLead: boolean;
  /** The sources of the other live postings of the job. */
  otherSources: string[];
};

/** A record that was read and rejected. */
export type FoundRejection = {
  source: string;
  externalId: string | null;
  reason: string;
  detail: string;
  lastSeenAt: Date;
};

const most = 20;
const withSource = sql<string>`source || ':' || external_id`;

/**
 * Finds the postings of an address or an id, live or gone: of their own page, of the page to apply, of our page of the
 * job, or of the id at their source, alone or after the source's name ("greenhouse:acme:4711").
 */
export async function findPostings(
  db: Database,
  text: string,
  { publicUrl }: { publicUrl: string },
): Promise<FoundPosting[]> {
  const url = URL.parse(text);
  const isOurs = url !== null && url.host === new URL(publicUrl).host;
  const jobId = isOurs ? jobIdOf(/\/jobs\/([^/]+)$/.exec(url.pathname)?.[1] ?? "") : null;
  const key = urlKey(text);
  const rows = await db
    .selectFrom("postings")
    .innerJoin("jobs", "jobs.id", "postings.job_id")
    .select(["postings.id", "source", "external_id", "postings.title", "postings.company", "postings.job_id"])
    .select(["postings.first_seen_at", "last_seen_at", "postings.gone_at", "postings.closes_at"])
    .select(["jobs.title as job_title", "jobs.gone_at as job_gone_at", "jobs.closes_at as job_closes_at"])
    .select("lead_posting_id")
    .where((where) =>
      where.or([
        where("external_id", "=", text),
        where(withSource, "=", text),
        ...(url === null ? [] : [where("postings.url", "=", text), where("apply_url", "=", text)]),
        ...(key === null ? [] : [where("url_key", "=", key)]),
        ...(jobId === null ? [] : [where("postings.job_id", "=", jobId)]),
      ]),
    )
    .orderBy("postings.id")
    .limit(most)
    .execute();
  const jobs = [...new Set(rows.map(({ job_id }) => job_id))];
  const members = await liveMembers(db, jobs);
  return rows.map((row) => ({
    source: row.source,
    externalId: row.external_id,
    title: row.title,
    company: row.company,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    goneAt: row.gone_at,
    closesAt: row.closes_at,
    job: { id: row.job_id, title: row.job_title, goneAt: row.job_gone_at, closesAt: row.job_closes_at },
    isLead: row.lead_posting_id === row.id,
    otherSources: members.flatMap((one) =>
      one.job_id === row.job_id && one.id !== row.id ? [one.source] : [],
    ),
  }));
}

function liveMembers(db: Database, jobs: readonly number[]) {
  if (jobs.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("postings")
    .select(["id", "job_id", "source"])
    .where("job_id", "in", jobs)
    .where("gone_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Finds the rejected records of an id, or that contain an address. */
export async function findRejections(db: Database, text: string): Promise<FoundRejection[]> {
  const isAddress = URL.canParse(text) && /^https?:/i.test(text);
  return db
    .selectFrom("rejected_records")
    .select(["source", "external_id as externalId", "reason", "detail", "last_seen_at as lastSeenAt"])
    .where((where) =>
      where.or([
        where("external_id", "=", text),
        where(withSource, "=", text),
        ...(isAddress ? [sql<boolean>`strpos(excerpt, ${text}) > 0`] : []),
      ]),
    )
    .orderBy("last_seen_at", "desc")
    .limit(most)
    .execute();
}
