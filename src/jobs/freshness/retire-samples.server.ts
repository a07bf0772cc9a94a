import type { Database } from "../../platform/database/tables.ts";
import { samplesAdapter } from "../source-label.ts";
import { markGone } from "./mark-gone.server.ts";

/** Marks the sample jobs as gone. It costs little if there are none. */
export async function retireSamples(db: Database, now: Date): Promise<void> {
  const live = await db
    .selectFrom("postings")
    .select("id")
    .where("source", "=", samplesAdapter)
    .where("gone_at", "is", null)
    .execute();
  const ids = live.map((posting) => posting.id);
  await markGone(db, ids, now);
}
