import type { ImportedCv } from "../../import/imported-cv.ts";

let reports: ReadonlyMap<string, ImportedCv> = new Map();
const listeners = new Set<() => void>();

/** The reports of this tab's imports by the id of their CV, until they are dismissed. For `useSyncExternalStore`. */
export const importReports = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ReadonlyMap<string, ImportedCv> => reports,
};

export function showImportReport(cv: string, imported: ImportedCv): void {
  change(new Map([...reports, [cv, imported]]));
}

export function dismissImport(cv: string): void {
  change(new Map([...reports].filter(([id]) => id !== cv)));
}

function change(next: ReadonlyMap<string, ImportedCv>): void {
  reports = next;
  for (const listener of listeners) listener();
}
