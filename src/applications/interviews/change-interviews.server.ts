import type { Database } from "../../platform/database/tables.ts";
import { longest } from "../application-limits.ts";
import { addEntry, type EntryOutcome } from "../store/add-entry.server.ts";
import { fitText } from "../store/fit-text.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import type { InterviewFields } from "./interview.ts";

export function addInterview(
  db: Database,
  { fields, ...of }: { personId: string; applicationId: string; fields: InterviewFields },
): Promise<EntryOutcome> {
  const row = { user_id: of.personId, application_id: of.applicationId, ...interviewColumns(fields) };
  return addEntry(db, {
    ...of,
    table: "application_interviews",
    row,
    insert: (tx) =>
      tx.insertInto("application_interviews").values(row).returning("id").executeTakeFirstOrThrow(),
  });
}

/** Writes all fields of an interview. Returns false if there is no such interview. */
export async function editInterview(
  db: Database,
  { fields, ...one }: OneInterview & { fields: InterviewFields },
): Promise<boolean> {
  const change = changeOf(db, one).set(interviewColumns(fields)).where("deleted_at", "is", null);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Deletes an interview so that it can be restored for some days, or restores it. Returns false if there is no such
 * interview.
 */
export async function setInterviewDeleted(
  db: Database,
  { at, ...one }: OneInterview & { at: Date | null },
): Promise<boolean> {
  const change = changeOf(db, one).set({ deleted_at: at });
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

type OneInterview = { personId: string; id: string };

const changeOf = (db: Database, { personId, id }: OneInterview) =>
  db
    .updateTable("application_interviews")
    .where("user_id", "=", personId)
    .where("id", "=", toUuid(id))
    .set((set) => ({ revision: set("revision", "+", 1) }));

export function interviewColumns({
  startsAt,
  timeZone,
  minutes,
  kind,
  withWhom,
  place,
  notes,
}: InterviewFields) {
  return {
    starts_at: startsAt,
    time_zone: timeZone,
    minutes,
    kind: fitText(kind, longest.interviewKind),
    with_whom: fitText(withWhom, longest.withWhom),
    place: fitText(place, longest.link),
    notes: fitText(notes, longest.notes),
  };
}
