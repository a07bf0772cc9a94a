import type { Database } from "../platform/database/tables.ts";
import type { ContactFacts } from "./contact.ts";
import { contactLimits } from "./contact-limits.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { factColumns } from "./contact-rows.server.ts";
import "./contacts-tables.ts";

export type AddContactOutcome = { ok: true; id: string } | { ok: false; reason: "full" };

export async function addContact(
  db: Database,
  { personId, facts, now }: { personId: string; facts: ContactFacts; now: Date },
): Promise<AddContactOutcome> {
  if ((await countContacts(db, personId)) >= contactLimits.contacts) return { ok: false, reason: "full" };
  const { id } = await db
    .insertInto("contacts")
    .values({
      ...factColumns(facts),
      user_id: personId,
      next_step: "",
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

/** Changes the facts of a contact. Returns false if the person has no such contact. */
export async function changeContact(
  db: Database,
  { personId, id, facts, now }: { personId: string; id: string; facts: ContactFacts; now: Date },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const changed = await db
    .updateTable("contacts")
    .set({ ...factColumns(facts), updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Counts a person's contacts, without the deleted ones. */
export async function countContacts(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom("contacts")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
