import type { Database } from "../../platform/database/tables.ts";
import { longest } from "../application-limits.ts";
import { addEntry, type EntryOutcome } from "../store/add-entry.server.ts";
import { fitText } from "../store/fit-text.ts";
import { toUuid } from "../../platform/database/uuid.ts";

type NewReminder = { personId: string; applicationId: string; dueAt: Date; text: string };

export function addReminder(db: Database, { dueAt, text, ...of }: NewReminder): Promise<EntryOutcome> {
  const row = {
    user_id: of.personId,
    application_id: of.applicationId,
    due_at: dueAt,
    text: fitText(text, longest.reminder),
    done_at: null,
    mailed_at: null,
  };
  return addEntry(db, {
    ...of,
    table: "application_reminders",
    row,
    insert: (tx) =>
      tx.insertInto("application_reminders").values(row).returning("id").executeTakeFirstOrThrow(),
  });
}

/** The changes to a reminder. A deleted one can be restored for some days. */
export const reminderChanges = ["done", "undone", "delete", "restore"] as const;
export type ReminderChange = (typeof reminderChanges)[number];

/** Changes one reminder of a person. Returns false if there is no such reminder. */
export async function changeReminder(
  db: Database,
  { personId, id, change, now }: { personId: string; id: string; change: ReminderChange; now: Date },
): Promise<boolean> {
  const set = {
    done: { done_at: now },
    undone: { done_at: null },
    delete: { deleted_at: now },
    restore: { deleted_at: null },
  } as const;
  const changed = await db
    .updateTable("application_reminders")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .set(set[change])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
