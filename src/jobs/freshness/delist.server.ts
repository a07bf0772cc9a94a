import type { Database } from "../../platform/database/tables.ts";
import { markGone } from "./mark-gone.server.ts";

/**
 * Takes down what a source no longer lists: its live postings that were last seen before a moment. Only to be
 * called after a reading that saw everything the source has.
 *
 * @returns how many went.
 */
export async function delistUnseen(
  db: Database,
  { source, seenBefore }: { source: string; seenBefore: Date },
  now: Date,
): Promise<number> {
  const unseen = await db
    .selectFrom("postings")
    .select("id")
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .where("last_seen_at", "<", seenBefore)
    .execute();
  const ids = unseen.map((posting) => posting.id);
  return markGone(db, ids, now);
}

/**
 * Notes that live postings of a source still stand there although they were not read anew.
 *
 * @param externalIds those seen; all when left out.
 */
export async function touchPostings(
  db: Database,
  { source, externalIds }: { source: string; externalIds?: readonly string[] },
  now: Date,
): Promise<void> {
  if (externalIds?.length === 0) return;
  await db
    .updateTable("postings")
    .set({ last_seen_at: now })
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .$if(externalIds !== undefined, (all) => all.where("external_id", "in", externalIds ?? []))
    .execute();
}
