import type { CvDocument } from "../document/cv-document.ts";
import type { LocalCv } from "./local-cv.ts";

/** The sync state of a CV: the last state in which the browser and the account were the same. */
export type SyncBase = {
  id: string;
  /** Id of the account's person. CVs of one account are never sent to another. */
  person: string;
  /** Revision in the account. */
  revision: number;
  /** Revision in the browser. */
  localRevision: number;
  title: string;
  document: CvDocument;
};

/** Whether the local CV is unchanged since the last sync with its account. */
export function isSynced(cv: LocalCv, known: SyncBase | undefined): boolean {
  return (
    known !== undefined &&
    known.person === cv.owner &&
    cv.revision === known.localRevision &&
    cv.title === known.title
  );
}
