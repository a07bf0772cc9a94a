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
