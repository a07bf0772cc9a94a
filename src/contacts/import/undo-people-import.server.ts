import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { contactLimits, type ContactFacts } from "../contact.ts";
import { factColumns, factsOf } from "../read-contacts.server.ts";
import { countContacts, contactsOf } from "../change-contact.server.ts";

type Owned = { personId: string; id: string };

/** @property added the contacts of an import @property completed those that it gave more facts */
export type FinishedPeopleImport = { id: string; added: number; completed: number; isUndone: boolean };

export async function getPeopleImport(
  db: Database,
  { personId, id }: Owned,
): Promise<FinishedPeopleImport | null> {
  const importId = toUuid(id);
  const { added, here } = await db
    .selectFrom("contacts")
    .where("user_id", "=", personId)
    .where("import_id", "=", importId)
    .select((select) => [
      select.fn.countAll<number>().as("added"),
      select.fn.countAll<number>().filterWhere("deleted_at", "is", null).as("here"),
    ])
    .executeTakeFirstOrThrow();
  const { completed, kept } = await db
    .selectFrom("contact_import_changes")
    .where("user_id", "=", personId)
    .where("import_id", "=", importId)
    .select((select) => [
      select.fn.countAll<number>().as("completed"),
      select.fn.countAll<number>().filterWhere("undone", "=", false).as("kept"),
    ])
    .executeTakeFirstOrThrow();
  return added + completed === 0 ? null : { id, added, completed, isUndone: here + kept === 0 };
}

/** Deletes the contacts that an import added, so that they can be restored for some days, and takes back added facts. */
export async function undoPeopleImport(
  db: Database,
  { personId, id, now }: Owned & { now: Date },
): Promise<void> {
  await inTransaction(db, contactsOf(personId), async (tx) => {
    await tx
      .updateTable("contacts")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .where("deleted_at", "is", null)
      .set({ deleted_at: now })
      .execute();
    await exchangeFacts(tx, { personId, id, now, undo: true });
  });
}

/** Restores the contacts that the undoing of their import deleted, and the facts that it took back. */
export async function restorePeopleImport(
  db: Database,
  { personId, id, now }: Owned & { now: Date },
): Promise<void> {
  await inTransaction(db, contactsOf(personId), async (tx) => {
    const { last } = await tx
      .selectFrom("contacts")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .select((select) => select.fn.max<Date | null>("deleted_at").as("last"))
      .executeTakeFirstOrThrow();
    if (last) {
      const { left } = await tx
        .selectFrom("contacts")
        .where("user_id", "=", personId)
        .where("import_id", "=", toUuid(id))
        .where("deleted_at", "=", last)
        .select((select) => select.fn.countAll<number>().as("left"))
        .executeTakeFirstOrThrow();
      if (left + (await countContacts(tx, personId)) > contactLimits.contacts) return;
      await tx
        .updateTable("contacts")
        .where("user_id", "=", personId)
        .where("import_id", "=", toUuid(id))
        .where("deleted_at", "=", last)
        .set({ deleted_at: null })
        .execute();
    }
    await exchangeFacts(tx, { personId, id, now, undo: false });
  });
}

/** Facts that the person has changed since then stay as they are. */
async function exchangeFacts(
  tx: Database,
  { personId, id, now, undo }: Owned & { now: Date; undo: boolean },
): Promise<void> {
  const changes = await tx
    .selectFrom("contact_import_changes as i")
    .innerJoin("contacts as c", "c.id", "i.contact_id")
    .where("i.user_id", "=", personId)
    .where("i.import_id", "=", toUuid(id))
    .where("i.undone", "=", !undo)
    .selectAll("c")
    .select(["i.before", "i.after"])
    .execute();
  for (const { before, after, ...contact } of changes) {
    const [from, to] = (undo ? [after, before] : [before, after]).map(parseJson);
    if (!isObject(from) || !isObject(to)) continue;
    const facts = factsOf(contact);
    const unchanged = (Object.keys(facts) as (keyof ContactFacts)[]).filter(
      (key) => key in from && facts[key] === from[key],
    );
    // Only `importPeople` writes them.
    const exchanged: ContactFacts = {
      ...facts,
      ...Object.fromEntries(unchanged.map((key) => [key, to[key]])),
    };
    await tx
      .updateTable("contacts")
      .where("id", "=", contact.id)
      .set({ ...factColumns(exchanged), updated_at: now })
      .execute();
  }
  await tx
    .updateTable("contact_import_changes")
    .where("user_id", "=", personId)
    .where("import_id", "=", toUuid(id))
    .set({ undone: undo })
    .execute();
}
