import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { longest, type Stage, type ApplicationFields } from "../application.ts";
import { ensureStages } from "../store/stages.server.ts";
import { insertApplication, applicationOfJob, type FromFile } from "../store/add-application.server.ts";
import { applicationsOf, fitText } from "../store/applications.server.ts";
import { ownFields, type ExchangeRow } from "./exchange-columns.ts";
import { fieldsOf, listKnown, sortRows } from "./review-import.server.ts";
import type { OwnRecord } from "./parse-exchange-file.server.ts";
import { parseStage } from "./parse-stage.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import { interviewColumns } from "../store/entries.server.ts";
import { offerColumns } from "../offers/offers.server.ts";
import { advertAddress } from "../store/saved-jobs.server.ts";

type Import = {
  personId: string;
  /** With ISO days. */
  rows: readonly ExchangeRow[];
  /** For each row of our own export, its other parts. */
  records?: readonly OwnRecord[];
  /** Known rows that the person wants all the same, from 0. */
  keep: ReadonlySet<number>;
  importId: string;
  now: Date;
};

/** Rows stored in one transaction. Other requests are served between two of them. */
const portion = 100;

/**
 * Adds the rows of a file to a person's applications, but not those that are known, so a file can be imported twice. The
 * first row of the file ends up on top. `full` counts the rows for which the board has no room.
 */
export async function importApplications(
  db: Database,
  { personId, rows, records, keep, importId, now }: Import,
): Promise<{ added: number; full: number }> {
  const report = { added: 0, full: 0 };
  const { ready, known } = sortRows(rows, await listKnown(db, personId), records !== undefined);
  const kept = known.flatMap(({ at }) => (keep.has(at) ? [at] : []));
  const last = [...ready, ...kept].toSorted((one, other) => other - one);
  for (let from = 0; from < last.length; from += portion) {
    await inTransaction(db, applicationsOf(personId), async (tx) => {
      const stages = await ensureStages(tx, personId);
      for (const at of last.slice(from, from + portion)) {
        const row = rows[at];
        if (!row) continue;
        const isAdded = await importRow(tx, { personId, row, record: records?.[at], stages, importId, now });
        if (isAdded !== null) report[isAdded ? "added" : "full"] += 1;
      }
    });
  }
  return report;
}

type ImportedRow = Pick<Import, "personId" | "importId" | "now"> & {
  row: ExchangeRow;
  record: OwnRecord | undefined;
  stages: readonly Stage[];
};

/** Adds a row. Returns false if the board has no room, and null for a row without title or company. */
async function importRow(tx: Database, imported: ImportedRow): Promise<boolean | null> {
  const { personId, row, record, stages, now } = imported;
  const fields = fieldsOf(row);
  if (!fields) return null;
  const isSent = fields.appliedAt !== null;
  const stage = parseStage(row.stage ?? "", stages, isSent, record?.history.at(-1)?.kind);
  if (!stage) return null;
  const file = fromFile(imported, stage);
  const which = { personId, stage: { id: stage.id }, file, now };
  if (!record) return (await insertApplication(tx, { ...which, fields })).ok;
  const sent = Object.fromEntries(ownFields.map((field) => [field, record[field]])) as Pick<
    OwnRecord,
    (typeof ownFields)[number]
  >;
  const jobId = await jobOfRecord(tx, { personId, jobId: record.jobId, named: fields });
  const added = await insertApplication(tx, {
    ...which,
    fields: { ...fields, ...sent, outcome: record.outcome },
    jobId,
  });
  if (added.ok) await storeRecord(tx, { personId, id: added.id, record, stage, stages });
  return added.ok;
}

/** The moments that a row says. Of one without a history, its days may say since when it has been in its stage. */
function fromFile({ row, record, importId, now }: ImportedRow, { kind }: Stage): FromFile {
  const noon = (day: string | undefined): Date | null =>
    day === undefined ? null : new Date(Math.min(new Date(`${day}T12:00Z`).getTime(), now.getTime()));
  if (record && record.history.length > 0)
    return {
      importId,
      addedAt: momentOf(record.createdAt),
      updatedAt: momentOf(record.updatedAt),
      movedAt: momentOf(record.movedAt),
      archivedAt: momentOf(record.archivedAt),
      hasHistory: true,
    };
  const since = kind === "saved" ? row.createdAt : kind === "applied" ? row.appliedAt : undefined;
  const [addedAt, movedAt] = [noon(row.createdAt), noon(since)];
  const archivedAt = momentOf(record?.archivedAt ?? null);
  return { importId, addedAt, updatedAt: null, movedAt, archivedAt, hasHistory: false };
}

type NamedJob = Pick<ApplicationFields, "title" | "company" | "link">;

/**
 * Finds the job of an application that was exported. Null if the number has another job on this site, or if the person
 * has an application for it.
 */
async function jobOfRecord(
  tx: Database,
  { personId, jobId, named }: { personId: string; jobId: number | null; named: NamedJob },
): Promise<number | null> {
  if (jobId === null || (await applicationOfJob(tx, personId, jobId)) !== null) return null;
  const job = await readJob(tx, jobId);
  if (!job) return null;
  const isSame =
    (named.link !== "" && advertAddress(job) === named.link) ||
    (job.title === named.title && job.company === named.company);
  return isSame ? jobId : null;
}

type Stored = { personId: string; id: string; record: OwnRecord; stage: Stage; stages: readonly Stage[] };

/** Adds the history, reminders, interviews and the offer of an exported application to the new one. */
async function storeRecord(tx: Database, stored: Stored): Promise<void> {
  const { personId, id, record } = stored;
  const of = { user_id: personId, application_id: id };
  const lines = historyRows(stored).map((row) => ({ ...of, ...row }));
  if (lines.length > 0) await tx.insertInto("application_events").values(lines).execute();
  const reminders = record.reminders.map((one) => ({
    ...of,
    due_at: new Date(one.dueAt),
    text: fitText(one.text, longest.reminder),
    done_at: momentOf(one.doneAt),
    mailed_at: momentOf(one.mailedAt),
    deleted_at: momentOf(one.deletedAt),
  }));
  if (reminders.length > 0) await tx.insertInto("application_reminders").values(reminders).execute();
  const interviews = record.interviews.map(({ startsAt, deletedAt, ...one }) => ({
    ...of,
    ...interviewColumns({ ...one, startsAt: new Date(startsAt) }),
    deleted_at: momentOf(deletedAt),
  }));
  if (interviews.length > 0) await tx.insertInto("application_interviews").values(interviews).execute();
  if (record.offer)
    await tx
      .insertInto("application_offers")
      .values({ ...of, ...offerColumns(record.offer) })
      .execute();
}

/** The lines of the history. The last one leads to the stage that the application is in. */
function historyRows({ record: { history }, stage, stages }: Stored) {
  return history.map(({ at, from, to, kind, isDated }, index) => {
    const isLast = index === history.length - 1;
    const named = isLast ? stage : stages.find(({ name }) => name === to);
    return {
      at: new Date(at),
      from_name: from === null ? null : fitText(from, longest.stageName),
      to_stage_id: named?.id ?? null,
      to_name: fitText(to, longest.stageName),
      to_kind: kind ?? named?.kind ?? parseStage(to, stages, true)?.kind ?? "saved",
      is_dated: isDated,
    };
  });
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
