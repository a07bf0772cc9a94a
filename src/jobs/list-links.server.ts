import type { Database } from "../platform/database/tables.ts";

/** Links in one answer. */
const most = 50_000;

/** Lists the addresses of live postings that were first seen since a moment: their pages and where to apply. */
export async function listLinks(db: Database, { since }: { since: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom("postings")
    .select(["url", "apply_url"])
    .where("first_seen_at", ">=", since)
    .where("gone_at", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ url, apply_url }) => [url, apply_url].filter((link) => link !== null)))];
}
