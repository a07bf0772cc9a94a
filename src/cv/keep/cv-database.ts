import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { KnownCv } from "../sync/known-cv.ts";
import type { CvVersion, KeepingFailure, KeptCv, Unsaved } from "./kept-cv.ts";

interface CvSchema extends DBSchema {
  cvs: { key: string; value: KeptCv };
  /** The first CV of a browser before anything stands in it. */
  begun: { key: string; value: KeptCv };
  unsaved: { key: [cv: string, tab: string]; value: Unsaved };
  versions: { key: [cv: string, at: string]; value: CvVersion };
  known: { key: string; value: KnownCv };
}

/** Where a browser keeps CVs. */
export type CvDatabase = IDBPDatabase<CvSchema>;

/** Opens it; null where the browser lets sites keep nothing, as some private windows do. */
export async function openCvDatabase(): Promise<CvDatabase | null> {
  try {
    return await openDB<CvSchema>("cv-builder", 2, {
      upgrade(db, had) {
        if (had < 1) {
          db.createObjectStore("cvs", { keyPath: "id" });
          db.createObjectStore("unsaved", { keyPath: ["cv", "tab"] });
          db.createObjectStore("versions", { keyPath: ["cv", "at"] });
          db.createObjectStore("known", { keyPath: "id" });
        }
        if (had < 2) db.createObjectStore("begun", { keyPath: "id" });
      },
      // A newer page of this site wants to change the database: it may, and this tab opens it again when it reloads.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}

/** All keys of one CV, in a store whose keys begin with the CV. */
export function keysOf(cv: string): IDBKeyRange {
  return IDBKeyRange.bound([cv], [cv, []]);
}

export function keepingFailure(error: unknown): KeepingFailure {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "no-room" : "refused";
}
