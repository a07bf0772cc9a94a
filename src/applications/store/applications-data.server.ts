import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import { readOffer } from "../offers/list-offers.server.ts";
import { readApplications } from "./read-application.server.ts";

/** A person's saved jobs and applications, for the export and deletion of an account. */
export const applicationsData = {
  name: "applications",
  holds:
    "Your saved jobs and applications, with their history, notes, reminders, interviews and offers, and those that you deleted in the last days.",

  async *export(db: Database, { id }: { id: string }): AsyncGenerator {
    yield* listForExport(db, id);
    for await (const application of listForExport(db, id, { isDeleted: true }))
      yield { ...application, isDeleted: true };
  },

  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("application_changes").where("user_id", "=", id).execute();
    await tx.deleteFrom("applications").where("user_id", "=", id).execute();
  },
};

/** The stages and settings of a person's board. Erased after the applications, which refer to the stages. */
export const boardData = ({ publicUrl }: Pick<Config, "publicUrl">) => ({
  name: "board",
  holds: "The stages of your board, your time zone and the address of your calendar.",

  async export(db: Database, { id }: { id: string }) {
    const stages = await db
      .selectFrom("application_stages")
      .where("user_id", "=", id)
      .orderBy("position")
      .select(["name", "kind", "deleted_at as deletedAt"])
      .execute();
    const settings = await db
      .selectFrom("tracker_settings")
      .where("user_id", "=", id)
      .select(["time_zone as timeZone", "calendar_key"])
      .executeTakeFirst();
    const key = settings?.calendar_key ?? null;
    return {
      stages,
      timeZone: settings?.timeZone ?? null,
      calendar: key && `${publicUrl}/applications/calendar/${key}.ics`,
    };
  },

  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("application_stages").where("user_id", "=", id).execute();
    await tx.deleteFrom("tracker_settings").where("user_id", "=", id).execute();
  },
});

/** Yields a person's applications with all their parts: those on the board, or the deleted ones. */
export async function* listForExport(db: Database, personId: string, { isDeleted = false } = {}) {
  for (const { id, ...application } of await readApplications(db, personId, { isDeleted }))
    yield { ...application, stage: application.stage.name, ...(await partsOf(db, personId, id)) };
}

/** The rows of an application in other tables. */
async function partsOf(db: Database, personId: string, id: string) {
  const history = await db
    .selectFrom("application_events")
    .where("user_id", "=", personId)
    .where("application_id", "=", id)
    .select(["at", "from_name as from", "to_name as to", "to_kind as kind", "is_dated as isDated"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const reminders = await db
    .selectFrom("application_reminders")
    .where("user_id", "=", personId)
    .where("application_id", "=", id)
    .select(["due_at as dueAt", "text", "done_at as doneAt", "mailed_at as mailedAt"])
    .select("deleted_at as deletedAt")
    .orderBy("due_at")
    .execute();
  const interviews = await db
    .selectFrom("application_interviews")
    .where("user_id", "=", personId)
    .where("application_id", "=", id)
    .select(["starts_at as startsAt", "time_zone as timeZone", "minutes", "kind", "with_whom as withWhom"])
    .select(["place", "notes", "deleted_at as deletedAt"])
    .orderBy("starts_at")
    .execute();
  const offer = await readOffer(db, personId, id);
  return { history, reminders, interviews, offer };
}
