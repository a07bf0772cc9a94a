import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { daysToRestore, type ApplicationFields } from "../application.ts";
import { applicationOfJob } from "./add-application.server.ts";
import { changedColumnsOf, getApplication, applicationsOf, updateOwn } from "./applications.server.ts";
import { toUuid } from "../../platform/database/uuid.ts";

/** Changes the given fields of an application. Returns false if there is no such application. */
export async function editApplication(
  db: Database,
  edit: { personId: string; id: string; fields: Partial<ApplicationFields>; now: Date },
): Promise<boolean> {
  const { personId, id, fields, now } = edit;
  const changed = await updateOwn(db, personId, id)
    .set({ ...changedColumnsOf(fields), updated_at: now })
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

type Notes = {
  personId: string;
  id: string;
  /** Markdown. */
  notes: string;
  /** The notes that the form showed; null for a form that does not send them. */
  seen: string | null;
  now: Date;
};

type WriteNotesOutcome =
  | { ok: true }
  /** There is no such application. */
  | { ok: false; reason: "not-found" }
  /** Other notes were stored since the form was loaded, for example on another device. */
  | { ok: false; reason: "changed"; stored: string };

/** Writes the notes of an application, unless they have changed since the form showed them. */
export function writeNotes(
  db: Database,
  { personId, id, notes, seen, now }: Notes,
): Promise<WriteNotesOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const application = await getApplication(tx, { personId, id });
    if (!application) return { ok: false, reason: "not-found" };
    const stored = application.notes;
    if (seen !== null && !isSameText(stored, seen) && !isSameText(stored, notes))
      return { ok: false, reason: "changed", stored };
    await editApplication(tx, { personId, id, fields: { notes }, now });
    return { ok: true };
  });
}

/** Whether two texts differ only in line breaks and the space around them, which forms change. */
const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

type Owned = { personId: string; id: string };

/** Deletes an application so that it can be restored for some days. Returns false if there is no such application. */
export async function deleteApplication(
  db: Database,
  { personId, id, now }: Owned & { now: Date },
): Promise<boolean> {
  const deleted = await updateOwn(db, personId, id).set({ deleted_at: now }).executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

type RestoreOutcome =
  | { ok: true }
  /** It was deleted too long ago, or never. */
  | { ok: false; reason: "not-found" }
  /** The job has another application now. */
  | { ok: false; reason: "known"; id: string };

/** Undoes a deletion. */
export async function restoreApplication(db: Database, { personId, id }: Owned): Promise<RestoreOutcome> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    const row = await tx
      .selectFrom("applications")
      .where("user_id", "=", personId)
      .where("id", "=", toUuid(id))
      .select(["job_id", "deleted_at"])
      .executeTakeFirst();
    if (!row) return { ok: false, reason: "not-found" };
    if (row.deleted_at === null) return { ok: true };
    const other = row.job_id === null ? null : await applicationOfJob(tx, personId, row.job_id);
    if (other) return { ok: false, reason: "known", id: other };
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("id", "=", toUuid(id))
      .set({ deleted_at: null })
      .execute();
    return { ok: true };
  });
}

/** Erases applications, their parts and stages that were deleted too long ago to be restored. */
export async function eraseDeletedApplications(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysToRestore * 24 * 60 * 60 * 1000);
  for (const table of ["application_reminders", "application_interviews"] as const)
    await db.deleteFrom(table).where("deleted_at", "<", before).execute();
  await db.deleteFrom("application_changes").where("at", "<", before).execute();
  await db.deleteFrom("application_stages").where("deleted_at", "<", before).execute();
  await db.deleteFrom("applications").where("deleted_at", "<", before).execute();
}

/** The applications of an import: how many are there, and how many are deleted and can be restored. */
export type FinishedImport = { id: string; here: number; deleted: number };

export async function getFinishedImport(
  db: Database,
  { personId, id }: Owned,
): Promise<FinishedImport | null> {
  const { total, here } = await db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("import_id", "=", toUuid(id))
    .select((select) => [
      select.fn.countAll<number>().as("total"),
      select.fn.countAll<number>().filterWhere("deleted_at", "is", null).as("here"),
    ])
    .executeTakeFirstOrThrow();
  return total === 0 ? null : { id, here, deleted: total - here };
}

/** Deletes the applications of an import, so that they can be restored for some days. */
export async function undoImport(db: Database, { personId, id, now }: Owned & { now: Date }): Promise<void> {
  await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("import_id", "=", toUuid(id))
    .where("deleted_at", "is", null)
    .set({ deleted_at: now })
    .execute();
}

/** Restores the applications that the undoing of their import deleted. */
export async function restoreImport(db: Database, { personId, id }: Owned): Promise<void> {
  await inTransaction(db, applicationsOf(personId), async (tx) => {
    const ofImport = tx
      .selectFrom("applications as i")
      .where("i.user_id", "=", personId)
      .where("i.import_id", "=", toUuid(id));
    const { last } = await ofImport
      .select((select) => select.fn.max<Date | null>("i.deleted_at").as("last"))
      .executeTakeFirstOrThrow();
    if (!last) return;
    // Another application may have been added for the same job since.
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .where("deleted_at", "=", last)
      .where("job_id", "in", (taken) =>
        taken
          .selectFrom("applications as other")
          .where("other.user_id", "=", personId)
          .where("other.deleted_at", "is", null)
          .where("other.job_id", "is not", null)
          .select("other.job_id"),
      )
      .set({ job_id: null })
      .execute();
    await tx
      .updateTable("applications")
      .where("user_id", "=", personId)
      .where("import_id", "=", toUuid(id))
      .where("deleted_at", "=", last)
      .set({ deleted_at: null })
      .execute();
  });
}
