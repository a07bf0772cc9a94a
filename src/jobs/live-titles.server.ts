import type { Database } from "../platform/database/tables.ts";

/**
 * Returns the live postings of a source among these ids, each with its title as it was published.
 *
 * @param externalIds a few hundred at most
 */
export async function knownTitles(
  db: Database,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("postings")
    .select(["external_id", "facts"])
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .where("external_id", "in", externalIds)
    .execute();
  return new Map(rows.map(({ external_id, facts }) => [external_id, facts.rawTitle]));
}

/** A posting that its source has not listed for some time. */
export type UnseenPosting = {
  externalId: string;
  title: string;
  company: string;
  url: string | null;
  lastSeenAt: Date;
};

/** Lists the live postings of a source that were last seen before a moment, those unseen for longest first. */
export async function listUnseen(
  db: Database,
  source: string,
  { before, limit }: { before: Date; limit: number },
): Promise<UnseenPosting[]> {
  return db
    .selectFrom("postings")
    .select(["external_id as externalId", "title", "company", "url", "last_seen_at as lastSeenAt"])
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .where("last_seen_at", "<", before)
    .orderBy("last_seen_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Titles of more postings are not needed to recognise their page. */
const most = 200;

/** Lists the titles of the live postings of a source. */
export async function listLiveTitles(db: Database, source: string): Promise<string[]> {
  const live = await db
    .selectFrom("postings")
    .select("title")
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return live.map(({ title }) => title);
}
