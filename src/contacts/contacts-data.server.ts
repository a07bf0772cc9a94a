import type { Database } from "../platform/database/tables.ts";
import { parseJson } from "../platform/json/parse-json.ts";
import { getContact } from "./read-contacts.server.ts";

/** The people in a person's network, for the export and deletion of an account. */
export const contactsData = {
  name: "contacts",
  holds:
    "The people in your network, with next steps, notes, what happened and the applications they are part of, what imports changed in the last days, and those that you deleted in them.",

  async *export(db: Database, { id: personId }: { id: string }): AsyncGenerator {
    const rows = await db
      .selectFrom("contacts")
      .where("user_id", "=", personId)
      .select(["id", "created_at", "deleted_at"])
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    for (const { id, created_at, deleted_at } of rows) {
      const contact = await getContact(db, { personId, id, withDeleted: true });
      // The contact was erased after it was listed.
      if (!contact) continue;
      const { id: _, events, dueOn, ...facts } = contact;
      const applications = await db
        .selectFrom("contact_applications")
        .where("user_id", "=", personId)
        .where("contact_id", "=", id)
        .select("application_id")
        .execute();
      const changes = await db
        .selectFrom("contact_import_changes")
        .where("user_id", "=", personId)
        .where("contact_id", "=", id)
        .select(["before", "after", "created_at as changedAt"])
        .orderBy("created_at")
        .execute();
      yield {
        ...facts,
        dueOn,
        added: created_at,
        deletedAt: deleted_at,
        events: events.map(({ id: __, ...event }) => event),
        applications: applications.map(({ application_id }) => application_id),
        changedByImports: changes.map(({ changedAt, ...change }) => ({
          changedAt,
          before: parseJson(change.before),
          after: parseJson(change.after),
        })),
      };
    }
  },

  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("contacts").where("user_id", "=", id).execute();
  },
};
