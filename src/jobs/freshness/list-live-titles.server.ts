import type { Database } from "../../platform/database/tables.ts";

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
