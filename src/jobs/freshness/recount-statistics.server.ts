import type { Database } from "../../platform/database/tables.ts";
import { recountDays } from "./recount-days.server.ts";
import { recountWords } from "./recount-words.server.ts";

/**
 * Recounts the statistics that searching relies on: live jobs by day, words, titles and companies. Until then, the
 * counts still include the words of jobs that went or changed.
 *
 * @returns how many counts were corrected.
 */
export async function recountStatistics(
  db: Database,
  signal?: AbortSignal,
): Promise<{ days: number; words: number; names: number }> {
  const days = await recountDays(db);
  return { days, ...(await recountWords(db, signal)) };
}
