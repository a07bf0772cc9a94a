import type { Database } from "../platform/database/tables.ts";
import { eventKind, type Contact } from "./contact.ts";
import { contactLimits } from "./contact-limits.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { dueOn, factsOf } from "./contact-rows.server.ts";

/**
 * Reads a contact with its log, newest first. Null if the person has no such contact. `withDeleted` includes deleted
 * contacts and log entries.
 */
export async function readContact(
  db: Database,
  { personId, id, withDeleted = false }: { personId: string; id: string; withDeleted?: boolean },
): Promise<Contact | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("contacts")
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .$if(!withDeleted, (query) => query.where("deleted_at", "is", null))
    .selectAll()
    .select((expression) => dueOn(expression).as("due_on"))
    .executeTakeFirst();
  if (!row) return null;
  const events = await db
    .selectFrom("contact_events")
    .where("contact_id", "=", row.id)
    .$if(!withDeleted, (query) => query.where("deleted_at", "is", null))
    .select(["id", "kind", "happened_on", "note"])
    .orderBy("happened_on", "desc")
    .orderBy("created_at", "desc")
    .limit(contactLimits.events)
    .execute();
  return {
    ...factsOf(row),
    id: row.id,
    next: row.next_step === "" ? null : { text: row.next_step, on: row.next_on },
    dueOn: row.due_on,
    events: events.map(({ happened_on, kind, ...event }) => ({
      ...event,
      kind: eventKind(kind),
      on: happened_on,
    })),
  };
}
