import type { PageEntry, PageLine, Run } from "../view-model/cv-page.ts";

/** Writes one run, with its address or markup in formats that have them. */
export type WriteRun = (run: Run) => string;

/** Runs as one line, with the text between them. */
export function lineOf(runs: readonly Run[], write: WriteRun): string {
  return runs.map((run) => run.before + write(run) + run.after).join("");
}

/** "Languages: Python, SQL" */
export function labelledLineOf({ label, items }: PageLine, colon: string, write: WriteRun): string {
  return [lineOf(label, write), lineOf(items, write)].filter((part) => part !== "").join(colon);
}

/** The first line of an entry, in the order in which a reader looks for its parts: "Analyst, Meadow Clinics". */
export function entryHead(entry: PageEntry, comma: string, write: WriteRun): string {
  return [lineOf(entry.title, write), lineOf(entry.subtitle, write)]
    .filter((part) => part !== "")
    .join(comma);
}
