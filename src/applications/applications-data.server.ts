import type { Config } from "../platform/config/config.ts";
import { eraseTrackerSettings, getTrackerSettings } from "../account/time-zone.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { listHistory } from "./store/stages.server.ts";
import { getOffer } from "./offers/offers.server.ts";
import { listApplications } from "./store/applications.server.ts";

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
    const { timeZone, calendarKey } = await getTrackerSettings(db, id);
    const calendar = calendarKey && `${publicUrl}/applications/calendar/${calendarKey}.ics`;
    return { stages, timeZone, calendar };
  },

  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("application_stages").where("user_id", "=", id).execute();
    await eraseTrackerSettings(tx, id);
  },
});

/** Yields a person's applications with all their parts: those on the board, or the deleted ones. */
export async function* listForExport(db: Database, personId: string, { isDeleted = false } = {}) {
  for (const { id, ...application } of await listApplications(db, personId, { isDeleted }))
    yield { ...application, stage: application.stage.name, ...(await partsOf(db, personId, id)) };
}

/** The rows of an application in other tables. */
async function partsOf(db: Database, personId: string, id: string) {
  const history = (await listHistory(db, personId, id))
    .toReversed()
    .map(({ at, from, to, kind, isDated }) => ({ at, from, to, kind, isDated }));
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
  const offer = await getOffer(db, personId, id);
  return { history, reminders, interviews, offer };
}
