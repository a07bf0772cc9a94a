import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { applicationLimits } from "../application-limits.ts";
import { lockApplications } from "./lock-applications.server.ts";
import { ownsApplication } from "./owns-application.server.ts";

export type EntryOutcome =
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
export function addEntry(
  db: Database,
  { table, personId, applicationId, row, insert }: NewEntry,
): Promise<EntryOutcome> {
  return db.transaction().execute(async (tx): Promise<EntryOutcome> => {
    await lockApplications(tx, personId);
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
