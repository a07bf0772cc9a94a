import type { Database } from "../platform/database/tables.ts";
import { isUuid } from "../platform/database/uuid.ts";

/** Locks a contact of a person until the transaction ends. Returns false if the person has no such contact. */
export async function lockOwnContact(
  tx: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await tx
    .selectFrom("contacts")
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
