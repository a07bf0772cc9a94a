import type { Database } from "../../platform/database/tables.ts";
import { markGone } from "./mark-gone.server.ts";

/**
 * Delists the live postings of a source that were last seen before a moment. Call it only after a crawl that saw
 * everything the source has.
 *
 * @returns how many were delisted.
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
 * Delists postings of a source that it says are closed.
 *
 * @returns how many were live.
 */
export async function delistClosed(
  db: Database,
  { source, externalIds }: { source: string; externalIds: readonly string[] },
  now: Date,
): Promise<number> {
  if (externalIds.length === 0) return 0;
  const closed = await db
    .selectFrom("postings")
    .select("id")
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .where("external_id", "in", externalIds)
    .execute();
  const ids = closed.map((posting) => posting.id);
  return markGone(db, ids, now);
}

/**
 * Records that live postings of a source are still listed although they were not read again.
 *
 * @param of.externalIds ids of the postings; all if omitted
 * @param of.seenSince only those that were last seen at this moment or later
 */
export async function touchPostings(
  db: Database,
  of: { source: string; externalIds?: readonly string[]; seenSince?: Date | undefined },
  now: Date,
): Promise<void> {
  const { source, externalIds, seenSince } = of;
  if (externalIds?.length === 0) return;
  await db
    .updateTable("postings")
    .set({ last_seen_at: now })
    .where("source", "=", source)
    .where("gone_at", "is", null)
    .$if(externalIds !== undefined, (all) => all.where("external_id", "in", externalIds ?? []))
    .$if(seenSince !== undefined, (all) => all.where("last_seen_at", ">=", seenSince ?? now))
    .execute();
}
