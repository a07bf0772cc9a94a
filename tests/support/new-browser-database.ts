import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { newCvDocument } from "../../src/cv/document/new-cv-document.ts";
import { openCvDatabase, type CvDatabase } from "../../src/cv/local/cv-database.ts";

/** An empty local CV database. Databases opened afterwards are in the same browser. */
export async function newBrowserDatabase(): Promise<CvDatabase> {
  globalThis.indexedDB = new IDBFactory();
  const db = await openCvDatabase();
  if (!db) throw new Error("no IndexedDB");
  return db;
}

/** A CV with only a name. */
export function cvOf(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}
