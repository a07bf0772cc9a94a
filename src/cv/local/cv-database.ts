import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from "idb";
import type { CvDocument } from "../document/cv-document.ts";
import { documentVersion, openStoredDocument } from "../document/upgrade-document.ts";
import type { SyncBase } from "./sync-base.ts";
import type { CvVersion, StorageFailure, LocalCv, VersionExchange } from "./local-cv.ts";
import { saveDraft } from "./save-draft.ts";

interface CvSchema extends DBSchema {
  cvs: { key: string; value: LocalCv };
  /** A person's first CV in this browser, until something is written in it. */
  begun: { key: string; value: LocalCv };
  versions: { key: [cv: string, id: string]; value: CvVersion };
  exchanged: { key: string; value: VersionExchange };
  known: { key: string; value: SyncBase };
}

type Upgrade = IDBPTransaction<CvSchema, StoreNames<CvSchema>[], "versionchange">;

/** The IndexedDB database of local CVs. */
export type CvDatabase = IDBPDatabase<CvSchema>;

/** A read-write transaction over these stores. */
export type CvTransaction<Stores extends StoreNames<CvSchema>> = IDBPTransaction<
  CvSchema,
  Stores[],
  "readwrite"
>;

/**
 * Grows with every change of the stores and with every version of documents, so that the stored documents are upgraded
 * once and open pages that still run older code stop saving.
 */
const databaseVersion = 4 + documentVersion;

/** Opens the database. Returns null if the browser does not let sites store data, as in some private windows. */
export async function openCvDatabase(): Promise<CvDatabase | null> {
  try {
    return await openDB<CvSchema>("cv-builder", databaseVersion, {
      async upgrade(db, had, _wanted, transaction) {
        if (had < 1) {
          db.createObjectStore("cvs", { keyPath: "id" });
          db.createObjectStore("known", { keyPath: "id" });
        }
        if (had < 2) db.createObjectStore("begun", { keyPath: "id" });
        if (had >= 1 && had < 4) await moveUnsaved(db, transaction);
        if (had < 3) {
          db.createObjectStore("exchanged", { keyPath: "cv" });
          // The key used to be the timestamp, but two browsers may store a version at the same time.
          const kept = had < 1 ? [] : await transaction.objectStore("versions").getAll();
          if (had >= 1) db.deleteObjectStore("versions");
          const versions = db.createObjectStore("versions", { keyPath: ["cv", "id"] });
          for (const version of kept) void versions.put({ ...version, id: version.at });
        }
        if (had >= 1 && had < 5) await addOwners(transaction);
        if (had >= 1) await upgradeDocuments(transaction);
      },
      // A newer page of this site wants to upgrade the database. Let it; this tab reopens the database when it reloads.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}

/** Moves drafts that older pages kept in a separate store to where `saveDraft` keeps them. */
async function moveUnsaved(database: unknown, transaction: unknown): Promise<void> {
  const stored = (transaction as IDBPTransaction<unknown, string[], "versionchange">).objectStore("unsaved");
  type Row = { cv: string; tab: string; base: CvDocument; document: CvDocument };
  for (const row of (await stored.getAll()) as Row[]) saveDraft({ ...row, edit: 1 });
  (database as IDBPDatabase).deleteObjectStore("unsaved");
}

/**
 * Adds owners, which older pages did not store. A CV that an account has belongs to that account; all others have no
 * owner.
 */
async function addOwners(transaction: Upgrade): Promise<void> {
  const known = new Map((await transaction.objectStore("known").getAll()).map((one) => [one.id, one.person]));
  for (const name of ["cvs", "begun"] as const) {
    const store = transaction.objectStore(name);
    for (const cv of await store.getAll()) void store.put({ ...cv, owner: known.get(cv.id) ?? null });
  }
}

/** Upgrades every stored document. Goes through them one by one, since a person may have many with photos. */
async function upgradeDocuments(transaction: Upgrade): Promise<void> {
  for (const name of ["cvs", "begun", "versions", "known"] as const) {
    let cursor = await transaction.objectStore(name).openCursor();
    while (cursor) {
      const { value } = cursor;
      const document = openStoredDocument(value.document);
      if (document !== value.document) void cursor.update({ ...value, document });
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      cursor = await cursor.continue();
    }
  }
}

/** Returns the range of all keys of one CV, in a store whose keys begin with the CV's id. */
export function keysOf(cv: string): IDBKeyRange {
  return IDBKeyRange.bound([cv], [cv, []]);
}

export function toStorageFailure(error: unknown): StorageFailure {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "no-room" : "refused";
}
