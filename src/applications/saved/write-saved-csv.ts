import { writeCsv } from "../../platform/csv/write-csv.ts";
import type { SavedApplication } from "./saved-application.ts";

/** Writes saved jobs as CSV, each with the address of its page on this site. */
export function writeSavedCsv(jobs: readonly SavedApplication[], publicUrl: string): string {
  return writeCsv(
    [
      ["Title", ({ title }) => title],
      ["Company", ({ company }) => company],
      ["Place", ({ place }) => place],
      ["Notes", ({ notes }) => notes],
      ["Apply by", ({ applyBy }) => applyBy ?? ""],
      ["Saved", ({ savedAt }) => savedAt.toISOString().slice(0, 10)],
      ["Page", ({ jobId }) => (jobId === null ? "" : `${publicUrl}/jobs/${jobId}`)],
      ["Link", ({ link }) => link],
    ],
    jobs,
  );
}
