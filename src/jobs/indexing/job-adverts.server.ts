import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { groupingReason, sameOpening, type ComparableAdvert } from "./same-opening.ts";
import { advertKeys, advertOfRow, type AdvertRow } from "./stored-advert.server.ts";

/** An advert of a job, with the keys that adverts of the same opening are looked up by. */
export type JobAdvert = { postingId: number; jobId: number; keys: string[] };

/** Reads the adverts of jobs, including those that are gone. */
export async function readJobAdverts(db: Database, jobIds: readonly number[]): Promise<JobAdvert[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom("postings")
    .innerJoin("jobs", "jobs.id", "postings.job_id")
    .select(["postings.id", "postings.job_id", "jobs.opening_key", "postings.url_key", "postings.text_hash"])
    .where("postings.job_id", "in", [...jobIds])
    .orderBy("postings.id")
    .execute();
  return rows.map((row) => ({
    postingId: row.id,
    jobId: row.job_id,
    keys: advertKeys({ opening: row.opening_key, url: row.url_key, textHash: row.text_hash }),
  }));
}

/**
 * Whether any of some adverts is of the same opening as any of others, by the rule that groups adverts into jobs. An
 * advert with the same text, company, title and place as one that is gone is a repost, however short the text is.
 */
export async function areSameOpening(
  db: Database,
  some: readonly number[],
  others: readonly number[],
): Promise<boolean> {
  const adverts = await readAdverts(db, [...some, ...others]);
  const ofOthers = new Set(others);
  const earlier = adverts.filter(({ id }) => ofOthers.has(id));
  return adverts
    .filter(({ id }) => !ofOthers.has(id))
    .some((advert) =>
      earlier.some(
        (other) =>
          sameOpening(advert, other) > 0 ||
          (other.isGone && other.opening === advert.opening && other.textHash === advert.textHash),
      ),
    );
}

/** An advert of a job with the reason why it is grouped with the first; null for the first, and if the rules have changed. */
export type GroupedAdvert = { postingId: number; source: string; reason: string | null };

/** Lists the adverts of a job in the order in which they were first seen, with the reason why they are one job. */
export async function explainGrouping(db: Database, jobId: number): Promise<GroupedAdvert[]> {
  const rows = await db
    .selectFrom("postings")
    .select("id")
    .where("job_id", "=", jobId)
    .orderBy("first_seen_at")
    .orderBy("id")
    .limit(maxExplained)
    .execute();
  const adverts = await readAdverts(
    db,
    rows.map(({ id }) => id),
  );
  const inOrder = rows.flatMap(({ id }) => adverts.find((one) => one.id === id) ?? []);
  return inOrder.map((advert, at) => ({
    postingId: advert.id,
    source: advert.source,
    // An advert may have been grouped with any of the earlier ones.
    reason: inOrder
      .slice(0, at)
      .reduce<string | null>((found, one) => found ?? groupingReason(one, advert), null),
  }));
}

/** More adverts of one job are not compared. */
const maxExplained = 20;

async function readAdverts(
  db: Database,
  postingIds: readonly number[],
): Promise<(ComparableAdvert & { id: number; isGone: boolean })[]> {
  if (postingIds.length === 0) return [];
  const { rows } = await sql<AdvertRow & { id: number; is_gone: boolean }>`
    select p.id, p.source, p.company, p.title, j.opening_key, p.url_key, p.text_hash, p.facts,
      p.description_text as text, p.gone_at is not null as is_gone
    from postings p join jobs j on j.id = p.job_id where p.id = any(${[...postingIds]}::bigint[])`.execute(
    db,
  );
  return rows.map((row) => ({ ...advertOfRow(row), id: row.id, isGone: row.is_gone }));
}
