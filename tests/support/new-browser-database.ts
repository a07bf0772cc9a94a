import type { LocalDocuments } from "../../src/documents/local/document-kind.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { cvKind } from "../../src/cv/edit/cv-kind.ts";
import { newCvDocument } from "../../src/cv/document/new-cv-document.ts";
import type { FieldAddress } from "../../src/cv/edit/field-address.ts";
import { openDocuments } from "../../src/documents/local/database.ts";

/** The CVs in a browser. */
export type LocalCvs = LocalDocuments<CvDocument, FieldAddress>;

/** An empty browser. Databases opened afterwards are in the same one. */
export async function newBrowserDatabase(): Promise<LocalCvs> {
  globalThis.indexedDB = new IDBFactory();
  const cvs = await openDocuments(cvKind);
  if (!cvs) throw new Error("no IndexedDB");
  return cvs;
}

/** A CV with only a name. */
export function cvOf(fullName: string): CvDocument {
  const document = newCvDocument(() => "row");
  return { ...document, personal: { ...document.personal, fullName } };
}
