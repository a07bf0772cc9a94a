import type { CvDocument } from "../../cv/document/cv-document.ts";
import { openAccountCvs } from "../../cv/local/account-cvs.ts";
import { openCvDatabase } from "../../cv/local/cv-database.ts";
import { listCvs } from "../../cv/local/list-cvs.ts";
import type { Owner } from "../../cv/local/local-cv.ts";
import { readLocalCv } from "../../cv/local/read-local-cv.ts";

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
export async function readOwnCvs(owner: Owner, { fetch, now }: OwnCvsContext): Promise<OwnCv[]> {
  const here = await readCvsHere(owner, now());
  return here.length > 0 || owner === null ? here : readCvsOfAccount(owner, fetch);
}

async function readCvsHere(owner: Owner, now: Date): Promise<OwnCv[]> {
  const db = await openCvDatabase();
  if (!db) return [];
  try {
    const listed = (await listCvs(db, owner)).slice(0, most);
    const read = await Promise.all(listed.map(({ id }) => readLocalCv(db, id, { owner, now })));
    return read.flatMap((cv) => (cv ? [{ id: cv.id, title: cv.title, document: cv.document }] : []));
  } finally {
    db.close();
  }
}

async function readCvsOfAccount(owner: string, fetch: typeof globalThis.fetch): Promise<OwnCv[]> {
  const account = openAccountCvs(fetch, owner);
  const { cvs } = await account.list();
  const read = await Promise.all(cvs.slice(0, most).map(({ id }) => account.get(id)));
  return read.flatMap((cv) => (cv ? [{ id: cv.id, title: cv.title, document: cv.document }] : []));
}
