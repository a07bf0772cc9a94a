import type { Database } from "../platform/database/tables.ts";
import { urlKey } from "./indexing/posting-keys.server.ts";

/** Finds the job whose posting has an address, open ones first; null when no source lists it. */
export async function findJobAt(db: Database, address: string): Promise<number | null> {
  const key = urlKey(address);
  if (key === null) return null;
  const row = await db
    .selectFrom("postings")
    .where("url_key", "=", key)
    .select("job_id")
    .orderBy((order) => order("gone_at", "is not", null))
    .orderBy("job_id")
    .executeTakeFirst();
  return row?.job_id ?? null;
}
