import type { PageEntry, PageLine, Run } from "../page/cv-page.ts";

/** How a run is written where there is more than text: its address, a mark. */
export type WriteRun = (run: Run) => string;

/** Runs in one line, with what stands between them. */
export function lineOf(runs: readonly Run[], write: WriteRun): string {
  return runs.map((run) => run.before + write(run) + run.after).join("");
}

/** "Languages: Python, SQL" */
export function labelledLineOf({ label, items }: PageLine, colon: string, write: WriteRun): string {
  return [lineOf(label, write), lineOf(items, write)].filter((part) => part !== "").join(colon);
}

/** "Analyst, Meadow Clinics": what heads an entry, in the order in which a reader looks for it. */
export function entryHead(entry: PageEntry, comma: string, write: WriteRun): string {
  return [lineOf(entry.title, write), lineOf(entry.subtitle, write)]
    .filter((part) => part !== "")
    .join(comma);
}
