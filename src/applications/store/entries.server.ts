import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { longest, applicationLimits } from "../application.ts";
import { fitText, applicationsOf, ownApplications, ownsApplication } from "./applications.server.ts";

export type Interview = {
  id: string;
  startsAt: Date;
  /** "Europe/Berlin": the zone in which the time was agreed. */
  timeZone: string;
  minutes: number;
  /** "Video, second round" */
  kind: string;
  withWhom: string;
  /** An address or a link. */
  place: string;
  notes: string;
  /** Grows with each change. */
  revision: number;
};

export type InterviewFields = Omit<Interview, "id" | "revision">;

/** An interview with the opening that it is for. */
export type InterviewOf = Interview & {
  applicationId: string;
  title: string;
  company: string;
  /** When the application ended; null while it is open. */
  endedAt: Date | null;
};

/** Lists a person's interviews in the order of their start. With `applicationId` or `id`, only those. */
export async function listInterviews(
  db: Database,
  personId: string,
  only: { applicationId?: string; id?: string } = {},
): Promise<InterviewOf[]> {
  const { applicationId, id } = only;
  return ownApplications(db, personId)
    .innerJoin("application_interviews as i", "i.application_id", "a.id")
    .where("i.deleted_at", "is", null)
    .$if(applicationId !== undefined, (query) => query.where("a.id", "=", toUuid(applicationId ?? "")))
    .$if(id !== undefined, (query) => query.where("i.id", "=", toUuid(id ?? "")))
    .select(["i.id", "i.starts_at as startsAt", "i.time_zone as timeZone", "i.minutes", "i.kind"])
    .select(["i.with_whom as withWhom", "i.place", "i.notes", "i.revision"])
    .select(["a.id as applicationId", "a.title", "a.company"])
    .select(
      sql<Date | null>`case when a.outcome is not null or s.kind = 'closed' then coalesce(a.moved_at, a.updated_at) else a.archived_at end`.as(
        "endedAt",
      ),
    )
    .orderBy("i.starts_at")
    .execute();
}

/** Lists the reminders of an application: open ones first, then by date, the earliest first. */
export function listReminders(db: Database, personId: string, applicationId: string) {
  return db
    .selectFrom("application_reminders")
    .where("user_id", "=", personId)
    .where("application_id", "=", applicationId)
    .where("deleted_at", "is", null)
    .select(["id", "due_at as dueAt", "text", "done_at as doneAt", "mailed_at as mailedAt"])
    .orderBy((order) => order("done_at", "is not", null))
    .orderBy("due_at")
    .execute();
}

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

type EntryOutcome =
  | { ok: true; id: string }
  /** The application does not exist, or it has too many entries. */
  | { ok: false; reason: "not-found" | "full" };

type NewEntry = {
  table: "application_interviews" | "application_reminders";
  personId: string;
  applicationId: string;
  /** Its columns. */
  row: Readonly<Record<string, unknown>>;
  insert: (tx: Database) => Promise<{ id: string }>;
};

/**
 * Adds an interview or a reminder to a person's application, if there is room. One that is there already comes from a
 * form that was sent twice, and is not added again.
 */
function addEntry(
  db: Database,
  { table, personId, applicationId, row, insert }: NewEntry,
): Promise<EntryOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    if (!(await ownsApplication(tx, personId, applicationId))) return { ok: false, reason: "not-found" };
    const again = await tx
      .selectFrom(table)
      .where("deleted_at", "is", null)
      .where((is) =>
        is.and(
          Object.entries(row).map(([column, value]) => is(sql.ref(column), "is not distinct from", value)),
        ),
      )
      .select("id")
      .executeTakeFirst();
    if (again) return { ok: true, id: again.id };
    const { count } = await tx
      .selectFrom(table)
      .where("user_id", "=", personId)
      .where("application_id", "=", applicationId)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= applicationLimits.entries) return { ok: false, reason: "full" };
    return { ok: true, id: (await insert(tx)).id };
  });
}
