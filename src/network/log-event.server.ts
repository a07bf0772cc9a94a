import type { Database } from "../platform/database/tables.ts";
import type { Day, EventKind } from "./contact.ts";
import { contactLimits } from "./contact-limits.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { lockOwnContact } from "./own-contact.server.ts";

export type NewEvent = { kind: EventKind; on: Day; note: string };

export function logEvent(
  db: Database,
  { personId, id, event, now }: { personId: string; id: string; event: NewEvent; now: Date },
): Promise<"logged" | "gone" | "full"> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return "gone";
    const { count } = await tx
      .selectFrom("contact_events")
      .where("contact_id", "=", id)
      .where("deleted_at", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= contactLimits.events) return "full";
    const { kind, on, note } = event;
    await tx
      .insertInto("contact_events")
      .values({ contact_id: id, kind, happened_on: on, note, created_at: now })
      .execute();
    return "logged";
  });
}

/** Removes an entry from the log of a contact, or restores it. Returns false if there is no such entry. */
export async function removeEvent(
  db: Database,
  { personId, id, event, removedAt }: { personId: string; id: string; event: string; removedAt: Date | null },
): Promise<boolean> {
  if (!isUuid(event)) return false;
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnContact(tx, { personId, id }))) return false;
    const removed = await tx
      .updateTable("contact_events")
      .set({ deleted_at: removedAt })
      .where("id", "=", event)
      .where("contact_id", "=", id)
      .executeTakeFirst();
    return removed.numUpdatedRows > 0n;
  });
}
