import type { Corrections, CvDocument } from "../../cv/document/cv-document.ts";
import { cvKind } from "../../cv/edit/cv-kind.ts";
import { openAccountDocuments } from "../../documents/sync/account-client.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { listDocuments, readDocument } from "../../documents/local/read-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";

export type OwnCv = { id: string; title: string; document: CvDocument };

/** The functions of the browser that are needed. */
export type OwnCvsContext = { fetch: typeof fetch; now: () => Date };

/** Maximum number of CVs to compare, the most recently changed ones. */
const most = 12;

/**
 * Reads the CVs of the person at this browser, most recently changed first: those in the browser, or else those of the
 * account.
 *
 * @param owner the account that is signed in; null for a visitor
 */
export async function loadOwnCvs(owner: Owner, { fetch, now }: OwnCvsContext): Promise<OwnCv[]> {
  const here = await readCvsHere(owner, now());
  return withCorrectionsOfAll(
    here.length > 0 || owner === null ? here : await readCvsOfAccount(owner, fetch),
  );
}

/** What the person said counts for all of their CVs. A new one does not have it yet. */
function withCorrectionsOfAll(cvs: readonly OwnCv[]): OwnCv[] {
  const corrections = Object.assign({}, ...cvs.map(({ document }) => document.corrections)) as Corrections;
  return cvs.map((cv) => ({ ...cv, document: { ...cv.document, corrections } }));
}

async function readCvsHere(owner: Owner, now: Date): Promise<OwnCv[]> {
  const stored = await openDocuments(cvKind);
  if (!stored) return [];
  try {
    const listed = (await listDocuments(stored, owner)).slice(0, most);
    const read = await Promise.all(listed.map(({ id }) => readDocument(stored, id, { owner, now })));
    return read.flatMap((cv) => (cv ? [{ id: cv.id, title: cv.title, document: cv.document }] : []));
  } finally {
    stored.db.close();
  }
}

async function readCvsOfAccount(owner: string, fetch: typeof globalThis.fetch): Promise<OwnCv[]> {
  const account = openAccountDocuments(cvKind, fetch, owner);
  const { documents } = await account.list();
  const read = await Promise.all(documents.slice(0, most).map(({ id }) => account.get(id)));
  return read.flatMap((cv) => (cv ? [{ id: cv.id, title: cv.title, document: cv.document }] : []));
}
