import { openDB } from "idb";
import type { DocumentKind, LocalDocuments } from "./document-kind.ts";
import {
  type DocumentDatabase,
  type DocumentSchema,
  type StorageFailure,
  contentVersions,
} from "./local-document.ts";
import { copyOldStores } from "./old-stores.ts";

/** The first version of the database with stores for every kind. Earlier ones had CVs only. */
const firstWithKinds = 20;

/**
 * Grows with every change of the stores and with every version of a kind's content, so that open pages that still run
 * older code stop saving.
 */
const databaseVersion =
  firstWithKinds + Object.values(contentVersions).reduce((sum: number, version) => sum + version, 0);

/** Opens the database. Returns null if the browser does not let sites store data, as in some private windows. */
export async function openDatabase(): Promise<DocumentDatabase | null> {
  try {
    // The name is that of the first kind. Browsers have had a database of this name since the first release.
    return await openDB<DocumentSchema>("cv-builder", databaseVersion, {
      async upgrade(db, had, _wanted, transaction) {
        if (had >= firstWithKinds) return;
        for (const name of ["documents", "unwritten", "syncBases"] as const)
          db.createObjectStore(name, { keyPath: "id" }).createIndex("kind", "kind");
        db.createObjectStore("documentVersions", { keyPath: ["of", "id"] });
        db.createObjectStore("versionExchanges", { keyPath: "of" });
        if (had >= 1) await copyOldStores(db, transaction);
      },
      // A newer page of this site wants to upgrade the database. Let it; this tab reopens the database when it reloads.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}

/** Opens the local documents of a kind. Returns null if the browser does not let sites store data. */
export async function openDocuments<Content, Address extends string>(
  kind: DocumentKind<Content, Address>,
): Promise<LocalDocuments<Content, Address> | null> {
  const db = await openDatabase();
  if (!db) return null;
  const documents = { db, kind };
  await kind.moveIn?.(documents);
  return documents;
}

/** Returns the range of all keys of one document, in a store whose keys begin with the document's id. */
export function keysOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

export function toStorageFailure(error: unknown): StorageFailure {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "no-room" : "refused";
}
