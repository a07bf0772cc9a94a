import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { SavedSearch } from "../searches/saved-search.ts";
import type { NewJobs } from "./choose-new-jobs.server.ts";

/**
 * Records within a transaction that a search was run and that its owner is told about these jobs. All searches of a
 * person wait for one another here.
 *
 * @returns false, without any change, if the search was changed or run meanwhile, or one of the jobs was delivered
 */
export async function reserveDeliveries(
  tx: Database,
  search: SavedSearch,
  { adverts, joined }: NewJobs,
  { now, isMailed }: { now: Date; isMailed: boolean },
): Promise<boolean> {
  const own = await tx
    .selectFrom("saved_searches")
    .where("person_id", "=", search.personId)
    .orderBy("id")
    .select(["id", "parameters", "frequency", "deleted_at", "last_run_at", "paused_until"])
    .forUpdate()
    .execute();
  const current = own.find(({ id }) => id === search.id);
  const isSame =
    current?.parameters === search.parameters &&
    current.frequency === search.frequency &&
    current.deleted_at === null &&
    Number(current.paused_until) === Number(search.pausedUntil) &&
    Number(current.last_run_at) === Number(search.lastRunAt);
  if (!isSame) return false;

  const ids = adverts.map(({ postingId }) => postingId);
  if (ids.length > 0) {
    const taken = await tx
      .selectFrom("alert_deliveries")
      .where("person_id", "=", search.personId)
      .where("posting_id", "in", ids)
      .select("posting_id")
      .executeTakeFirst();
    if (taken) return false;
  }
  const rows = [...adverts, ...joined].map(({ postingId, keys }) => ({
    person_id: search.personId,
    posting_id: postingId,
    keys,
    delivered_at: now,
  }));
  const columns = ["person_id", "posting_id", "keys", "delivered_at"];
  await insertRows(tx, "alert_deliveries", columns, rows, sql`on conflict do nothing`);
  await tx
    .updateTable("saved_searches")
    .set({ last_run_at: now, ...(isMailed ? { last_mailed_at: now } : {}) })
    .where("id", "=", search.id)
    .execute();
  return true;
}
