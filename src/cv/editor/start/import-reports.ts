import { createStore } from "../../../ui/store/store.ts";
import type { ImportedCv } from "../../import/imported-cv.ts";

/** The reports of this tab's imports by the id of their CV, until they are dismissed. */
export const importReports = createStore<ReadonlyMap<string, ImportedCv>>(new Map());

export function showImportReport(cv: string, imported: ImportedCv): void {
  importReports.set(new Map([...importReports.read(), [cv, imported]]));
}

export function dismissImport(cv: string): void {
  importReports.set(new Map([...importReports.read()].filter(([id]) => id !== cv)));
}
