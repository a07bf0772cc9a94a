import type { Database } from "../../platform/database/tables.ts";
import "../application-tables.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { insertApplication } from "../store/add-application.server.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
import { parseStage } from "./parse-stage.ts";

type Import = {
  personId: string;
  /** With ISO days. */
  rows: readonly ExchangeRow[];
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
  { personId, rows, keep, importId, now }: Import,
): Promise<{ added: number; full: number }> {
  const report = { added: 0, full: 0 };
  const { ready, known } = sortRows(rows, await listKnown(db, personId));
  const kept = known.flatMap(({ at }) => (keep.has(at) ? [at] : []));
  const last = [...ready, ...kept].toSorted((one, other) => other - one);
  for (let from = 0; from < last.length; from += portion) {
    await db.transaction().execute(async (tx) => {
      await lockApplications(tx, personId);
      const stages = await ensureStages(tx, personId);
      for (const at of last.slice(from, from + portion)) {
        const row = rows[at];
        const fields = row && fieldsOf(row);
        const stage = fields && parseStage(row.stage ?? "", stages, fields.appliedAt !== null);
        if (!fields || !stage) continue;
        const which = { personId, fields, stage: { id: stage.id }, now };
        const added = await insertApplication(tx, { ...which, addedOn: row.createdAt ?? null, importId });
        report[added.ok ? "added" : "full"] += 1;
      }
    });
  }
  return report;
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
