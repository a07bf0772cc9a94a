import type { Database } from "../platform/database/tables.ts";
import { contactLimits, daysToRestore } from "./contact-limits.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { countContacts } from "./save-contact.server.ts";

type One = { personId: string; id: string; now: Date };

/** Deletes a contact so that it can be restored for some days. Returns false if the person has no such contact. */
export async function deleteContact(db: Database, { personId, id, now }: One): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await db
    .updateTable("contacts")
    .set({ deleted_at: now })
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

/** Restores a deleted contact with its log. Returns null if it is too late. */
export async function restoreContact(
  db: Database,
  { personId, id }: Omit<One, "now">,
): Promise<string | null> {
  if (!isUuid(id) || (await countContacts(db, personId)) >= contactLimits.contacts) return null;
  const restored = await db
    .updateTable("contacts")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .returning("name")
    .executeTakeFirst();
  return restored?.name ?? null;
}

/** Returns the name of a contact that was deleted and can be restored; null if there is none. */
export async function readDeletedName(
  db: Database,
  { personId, id }: Omit<One, "now">,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("contacts")
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .where("deleted_at", "is not", null)
    .select("name")
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Erases contacts and log entries that were deleted too long ago to be restored, and what old imports changed. */
export async function eraseDeletedContacts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysToRestore * 24 * 60 * 60 * 1000);
  await db.deleteFrom("contacts").where("deleted_at", "<", before).execute();
  await db.deleteFrom("contact_events").where("deleted_at", "<", before).execute();
  await db.deleteFrom("contact_import_changes").where("created_at", "<", before).execute();
}
