import type { Database } from "../../platform/database/tables.ts";
import type { Stage } from "../stage.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { insertApplication, type FromFile } from "../store/add-application.server.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
import type { OwnRecord } from "./own-record.ts";
import { parseStage } from "./parse-stage.ts";
import { jobOfRecord, momentOf, storeRecord } from "./store-record.server.ts";

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
    await db.transaction().execute(async (tx) => {
      await lockApplications(tx, personId);
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
  const { outcome, cvId, cvVersion, cvScore, letterId, letterText } = record;
  const sent = { outcome, cvId, cvVersion, cvScore, letterId, letterText };
  const jobId = await jobOfRecord(tx, { personId, jobId: record.jobId, named: fields });
  const added = await insertApplication(tx, { ...which, fields: { ...fields, ...sent }, jobId });
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

/** What decides whether a row is known, of all applications of a person. */
export async function listKnown(db: Database, personId: string): Promise<Known[]> {
  return db
    .selectFrom("applications as a")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .where("a.user_id", "=", personId)
    .where("a.deleted_at", "is", null)
    .select(["a.title", "a.company", "a.place", "a.link", "a.applied_at as appliedAt", "s.name as stage"])
    .execute();
}
