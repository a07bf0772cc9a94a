import { inTransaction } from "../platform/database/in-transaction.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { contactLimits, daysToRestore, type ContactFacts } from "./contact.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { factColumns } from "./read-contacts.server.ts";

type AddContactOutcome = { ok: true; id: string } | { ok: false; reason: "full" };

/** A form that is sent twice arrives again within this time. */
const againMs = 10_000;

/** Adds a contact. The same facts within seconds are a form that was sent twice, and are one contact. */
export async function addContact(
  db: Database,
  { personId, facts, now }: { personId: string; facts: ContactFacts; now: Date },
): Promise<AddContactOutcome> {
  const columns = factColumns(facts);
  return inTransaction(db, contactsOf(personId), async (tx) => {
    const known = await tx
      .selectFrom("contacts")
      .where("user_id", "=", personId)
      .where("deleted_at", "is", null)
      .where("created_at", ">", new Date(now.getTime() - againMs))
      .where((is) =>
        is.and(
          Object.entries(columns).map(([column, value]) =>
            is(column as keyof typeof columns, "is not distinct from", value),
          ),
        ),
      )
      .select("id")
      .executeTakeFirst();
    if (known) return { ok: true, id: known.id };
    if ((await countContacts(tx, personId)) >= contactLimits.contacts) return { ok: false, reason: "full" };
    const { id } = await tx
      .insertInto("contacts")
      .values({ ...columns, user_id: personId, next_step: "", created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
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

/** The lock of transactions that add contacts of a person (`inTransaction`). */
export const contactsOf = (personId: string): string => `contacts ${personId}`;

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
  return inTransaction(db, contactsOf(personId), async (tx) => {
    if (!isUuid(id) || (await countContacts(tx, personId)) >= contactLimits.contacts) return null;
    const restored = await tx
      .updateTable("contacts")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("user_id", "=", personId)
      .returning("name")
      .executeTakeFirst();
    return restored?.name ?? null;
  });
}

/** Returns the name of a contact that was deleted and can be restored; null if there is none. */
export async function getDeletedName(
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
