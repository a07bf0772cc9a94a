import { sql } from "kysely";
import type { Logger } from "../../platform/log/log.ts";
import { eraseDeletedSearches } from "../searches/change-saved-search.server.ts";
import { readSavedSearch } from "../searches/list-saved-searches.server.ts";
import type { SavedSearch } from "../searches/saved-search.ts";
import type { AlertTools } from "./alert-tools.ts";
import { dueMoments, isDue, type DueMoments } from "./due-moments.ts";
import { sendAlert } from "./send-alert.server.ts";

/** Name of the task that runs saved searches. */
export const alertTask = "send-alerts";

/**
 * Runs the saved searches that are due, one after the other. A search that fails is tried again in the next run and
 * does not stop the others.
 *
 * @returns the number of mails enqueued
 */
export async function sendDueAlerts(
  tools: AlertTools,
  { log, signal }: { log: Pick<Logger, "error">; signal?: AbortSignal },
): Promise<number> {
  const now = tools.clock();
  await eraseDeletedSearches(tools.db, now);
  let mailed = 0;
  for (const { id, personId } of await readDueSearches(tools, now)) {
    if (signal?.aborted) break;
    try {
      const search = await readSavedSearch(tools.db, personId, id);
      if (search && (await sendAlert(tools, search)) === "mailed") mailed += 1;
    } catch (error) {
      log.error({ err: error, search: id }, "a saved search could not be run");
    }
  }
  return mailed;
}

type Which = Pick<SavedSearch, "id" | "personId">;

/** Reads the due searches, those that waited longest first. */
async function readDueSearches({ db, timeZones }: AlertTools, now: Date): Promise<Which[]> {
  const zones = await timeZones(db);
  const known = new Map<string, DueMoments>();
  const momentsIn = (zone: string) => {
    const moments = known.get(zone) ?? dueMoments(now, zone);
    known.set(zone, moments);
    return moments;
  };
  const searches = await db
    .selectFrom("saved_searches")
    .where("deleted_at", "is", null)
    .where("frequency", "!=", "off")
    .where((where) => where.or([where("paused_until", "is", null), where("paused_until", "<=", now)]))
    .select(["id", "person_id as personId", "frequency", "created_at as createdAt"])
    .select(["last_run_at as lastRunAt", "last_mailed_at as lastMailedAt"])
    .orderBy(sql`coalesce(last_run_at, created_at)`)
    .orderBy("id")
    .execute();
  return searches.filter((search) => isDue(search, momentsIn(zones.get(search.personId) ?? "UTC")));
}
