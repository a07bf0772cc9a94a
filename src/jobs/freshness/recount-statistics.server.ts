import type { Database } from "../../platform/database/tables.ts";
import { recountDays } from "./recount-days.server.ts";
import { recountWords } from "./recount-words.server.ts";

/**
 * Counts anew what searching stands on: live jobs by day, words, titles and companies. Jobs that went or changed
 * leave their words behind until then.
 *
 * @returns how many counts were mended.
 */
export async function recountStatistics(
  db: Database,
  signal?: AbortSignal,
): Promise<{ days: number; words: number; names: number }> {
  const days = await recountDays(db);
  return { days, ...(await recountWords(db, signal)) };
}
